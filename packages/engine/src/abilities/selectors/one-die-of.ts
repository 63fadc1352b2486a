import { dieOf, option, Pick } from '../../game/options.js';
import { chooseOne } from '../choose.js';
import type { DiceNode, DiceSelector } from '../language.js';

/** One of some dice that an earlier part chose. */
interface OneDieNode extends DiceNode {
  readonly dice: DiceNode;
}
const selector: DiceSelector<OneDieNode> = {
  find(game, call, node, suits) {
    const dice = node.dice.selector.find(game, call, node.dice, null);
    const picked = chooseOne(
      game,
      {
        seat: call.you,
        kind: 'die',
        min: 1,
        max: 1,
        about(question) {
          question.call = call;
          question.wanted = { text: (words) => selector.text(node, words) };
        },
      },
      dice.filter((die) => suits?.(game, call, die) !== false).map((die) => option(Pick.die, die)),
    );
    return picked === null ? [] : [dieOf(picked)];
  },
  can: (game, call, node, suits) =>
    node.dice.selector.find(game, call, node.dice, null).some((die) => suits?.(game, call, die) !== false),
  text: (node, words) => `one of ${node.dice.selector.text(node.dice, words)}`,
};
/** "One of those dice". */
export const oneDieOf = (dice: DiceNode): OneDieNode => Object.freeze({ selector, dice });
