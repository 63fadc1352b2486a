import { Happening, Result } from '../../events/event.js';
import type { Call } from '../../state/state.js';
import type { EffectNode, Verb } from '../language.js';

/** Lowers what has to be paid for the card that is about to be played; never below zero. [terms.decreases] */
export interface LowerCostNode extends EffectNode {
  readonly by: number;
}

const isForCost = ({ event }: Call): boolean => event !== null && event.kind === Happening.played && event.amount > 0;

const verb: Verb<LowerCostNode> = {
  name: 'lower cost',
  run(_game, call, node) {
    if (call.event === null || !isForCost(call)) return Result.none;
    call.event.amount = Math.max(0, call.event.amount - node.by);
    return Result.full;
  },
  can: () => true,
  gone: (_game, call) => !isForCost(call),
  lowersCost: (_game, _call, node) => node.by,
  text: (node) => `decrease the cost of that card by ${node.by}`,
};
/** "Before you play ..., decrease its cost": counts when it is asked whether the card can be paid for. */
export const lowerCost = (by: number): LowerCostNode => Object.freeze({ verb, by });
