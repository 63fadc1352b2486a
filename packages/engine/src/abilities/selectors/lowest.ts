import { valueOf } from '../../events/dice.js';
import { NO_CARD } from '../../state/ids.js';
import { Zone } from '../../state/state.js';
import { bearerOf } from '../filters/die-filter.js';
import type { CardSelector, CardsNode, DiceNode } from '../language.js';

/** The characters of the dice whose value is the lowest among some dice: several where it is a tie. */
interface LowestNode extends CardsNode {
  readonly dice: DiceNode;
}
const selector: CardSelector<LowestNode> = {
  find(game, call, node) {
    const dice = node.dice.selector.find(game, call, node.dice, null);
    const lowest = Math.min(...dice.map((die) => valueOf(game, die)));
    // A die may belong to no card in play.
    return dice
      .filter((die) => valueOf(game, die) === lowest)
      .map((die) => bearerOf(game, die))
      .filter((card) => card !== NO_CARD && game.card(card).zone === Zone.play);
  },
  can: (game, call, node) => node.dice.selector.can(game, call, node.dice, null),
  text: (node, words) =>
    `each character whose die shows the lowest value of ${node.dice.selector.text(node.dice, words)}`,
};
/** "Each character whose die shows the lowest value of those dice". */
export const charactersOfLowest = (dice: DiceNode): LowestNode => Object.freeze({ selector, dice });
