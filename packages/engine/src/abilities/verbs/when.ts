import { Result } from '../../events/event.js';
import { inClause } from '../../text/words.js';
import { type ConditionNode, couldDo, type EffectNode, type Verb } from '../language.js';
import { isPayment } from './pay.js';

/** "If ..., do this": nothing otherwise. Spotting is such a condition. [terms.spot.failed] */
export interface WhenNode extends EffectNode {
  readonly condition: ConditionNode;
  readonly effect: EffectNode;
}

const verb: Verb<WhenNode> = {
  name: 'when',
  run: (game, call, node) =>
    node.condition.condition.holds(game, call, node.condition)
      ? node.effect.verb.run(game, call, node.effect)
      : Result.none,
  can: (game, call, node) =>
    node.condition.condition.holds(game, call, node.condition) && node.effect.verb.can(game, call, node.effect),
  could: (game, call, node) =>
    node.condition.condition.holds(game, call, node.condition) && couldDo(game, call, node.effect),
  text: (node, words) =>
    `if ${node.condition.condition.text(node.condition, words)}, ${node.effect.verb.text(node.effect, inClause(words))}`,
};

export const when = (condition: ConditionNode, effect: EffectNode): WhenNode =>
  Object.freeze({ verb, condition, effect });

/** "Spot a blue character to ...". */
const spotVerb: Verb<WhenNode> = {
  ...verb,
  name: 'spotting',
  text(node, words) {
    const { condition } = node.condition;
    const spotted = condition.imperative?.(node.condition, words) ?? condition.text(node.condition, words);
    // What is spotted is then one of two conditions.
    const link = isPayment(node.effect) ? 'and' : 'to';
    return `${spotted} ${link} ${node.effect.verb.text(node.effect, inClause(words))}`;
  },
};
export const spotting = (condition: ConditionNode, effect: EffectNode): WhenNode =>
  Object.freeze({ verb: spotVerb, condition, effect });
