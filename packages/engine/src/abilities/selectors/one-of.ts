import { chooseCard } from '../choose.js';
import type { CardSelector, CardsNode } from '../language.js';

/** One of some cards that an earlier part found, by your choice. */
interface OneOfNode extends CardsNode {
  readonly of: CardsNode;
}
const selector: CardSelector<OneOfNode> = {
  find(game, call, node, suits) {
    const cards = node.of.selector.find(game, call, node.of).filter((card) => suits?.(game, call, card) !== false);
    const card = chooseCard(game, call, cards, (words) => selector.text(node, words));
    return card === null ? [] : [card];
  },
  can: (game, call, node, suits) =>
    node.of.selector.find(game, call, node.of).some((card) => suits?.(game, call, card) !== false),
  text: (node, words) => `one of ${node.of.selector.text(node.of, words)}`,
};
/** "One of those cards". */
export const oneOf = (of: CardsNode): OneOfNode => Object.freeze({ selector, of });
