import { NO_SEAT } from '../../state/ids.js';
import type { DiceNode, PlayerNode, PlayerSelector } from '../language.js';

interface PoolOwnerNode extends PlayerNode {
  readonly die: DiceNode;
}
const selector: PlayerSelector<PoolOwnerNode> = {
  find(game, call, node) {
    const [die] = node.die.selector.find(game, call, node.die, null);
    return die === undefined ? NO_SEAT : game.die(die).pool;
  },
  text: (node, words) => `the player of ${node.die.selector.text(node.die, words)}`,
};
/** The player in whose pool the die is, or was last. */
export const poolOwnerOf = (die: DiceNode): PoolOwnerNode => Object.freeze({ player: selector, die });
