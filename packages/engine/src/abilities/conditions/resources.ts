import { opponentsOf } from '../../state/zones.js';
import type { Condition, ConditionNode } from '../language.js';

interface ResourcesNode extends ConditionNode {
  readonly count: number;
}
const condition: Condition<ResourcesNode> = {
  holds: (game, call, node) => opponentsOf(game, call.you).some((seat) => game.seat(seat).resources >= node.count),
  text: (node) => `an opponent has ${node.count} or more resources`,
};
/** Some opponent has so many resources. */
export const opponentHasResources = (count: number): ResourcesNode => Object.freeze({ condition, count });
