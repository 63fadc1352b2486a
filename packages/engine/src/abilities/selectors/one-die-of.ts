import { chooseDie } from '../choose.js';
import type { DiceNode, DiceSelector } from '../language.js';

/** One of some dice that an earlier part chose. */
interface OneDieNode extends DiceNode {
  readonly dice: DiceNode;
}
const selector: DiceSelector<OneDieNode> = {
  find(game, call, node, suits) {
    const dice = node.dice.selector.find(game, call, node.dice, null);
    const suiting = dice.filter((die) => suits?.(game, call, die) !== false);
    const die = chooseDie(game, call, suiting, (words) => selector.text(node, words));
    return die === null ? [] : [die];
  },
  can: (game, call, node, suits) =>
    node.dice.selector.find(game, call, node.dice, null).some((die) => suits?.(game, call, die) !== false),
  text: (node, words) => `one of ${node.dice.selector.text(node.dice, words)}`,
};
/** "One of those dice". */
export const oneDieOf = (dice: DiceNode): OneDieNode => Object.freeze({ selector, dice });
