import { chooseCard } from '../choose.js';
import type { CardSelector, CardsNode } from '../language.js';
import { costOf } from '../modifiers/ask.js';

/** The card of the lowest cost among some, as costs are now; of several with the same one that you choose. */
interface CheapestNode extends CardsNode {
  readonly of: CardsNode;
}
const selector: CardSelector<CheapestNode> = {
  find(game, call, node) {
    const cards = node.of.selector.find(game, call, node.of);
    if (cards.length === 0) return [];
    const lowest = Math.min(...cards.map((card) => costOf(game, card)));
    const cheapest = cards.filter((card) => costOf(game, card) === lowest);
    // Whether there is a tie tells about the cards.
    const card = chooseCard(game, call, cheapest, (words) => selector.text(node, words), { hidden: true });
    return card === null ? [] : [card];
  },
  can: (game, call, node) => node.of.selector.can(game, call, node.of),
  text: (node, words) => `the cheapest of ${node.of.selector.text(node.of, words)}`,
};
/** "The cheapest of those cards": what changes costs counts. [terms.cheapest] */
export const cheapestOf = (of: CardsNode): CheapestNode => Object.freeze({ selector, of });
