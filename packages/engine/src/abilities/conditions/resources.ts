import { seatsFor } from '../filters/card-filter.js';
import type { Condition, ConditionNode } from '../language.js';

interface ResourcesNode extends ConditionNode {
  readonly count: number;
}
const condition: Condition<ResourcesNode> = {
  holds: (game, call, node) => seatsFor(game, call, 'opponent').some((seat) => game.seat(seat).resources >= node.count),
  text: (node) => `an opponent has ${node.count} or more resources`,
};
/** Some opponent has so many resources; the one of whom the ability speaks, where that is settled. */
export const opponentHasResources = (count: number): ResourcesNode => Object.freeze({ condition, count });
