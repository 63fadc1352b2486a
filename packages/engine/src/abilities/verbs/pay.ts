import { Result } from '../../events/event.js';
import { inClause } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';

/** "Do this to do that": only if the first was carried out in full. Nothing is begun that cannot be. */
export interface PayNode extends EffectNode {
  readonly cost: EffectNode;
  readonly effect: EffectNode;
}

const verb: Verb<PayNode> = {
  name: 'pay',
  run(game, call, node) {
    if (!node.cost.verb.can(game, call, node.cost)) return Result.none;
    const paid = node.cost.verb.run(game, call, node.cost);
    if (paid !== Result.full) return paid === Result.none ? Result.none : Result.part;
    return node.effect.verb.run(game, call, node.effect) === Result.full ? Result.full : Result.part;
  },
  can: (game, call, node) => node.cost.verb.can(game, call, node.cost),
  payable: (game, call, node) => node.cost.verb.can(game, call, node.cost),
  gone: (game, call, node) => node.effect.verb.gone?.(game, call, node.effect) === true,
  lowersCost: (game, call, { cost, effect }) =>
    cost.verb.can(game, call, cost) ? (effect.verb.lowersCost?.(game, call, effect) ?? 0) : 0,
  text(node, words) {
    const cost = node.cost.verb.text(node.cost, inClause(words));
    return `${cost} to ${node.effect.verb.text(node.effect, inClause(words))}`;
  },
};

/** Whether it is something to be done for something else. */
export const isPayment = (effect: EffectNode): boolean => effect.verb === verb;

export const pay = (cost: EffectNode, effect: EffectNode): PayNode => Object.freeze({ verb, cost, effect });
