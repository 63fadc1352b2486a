import { cardOf, option, Pick } from '../../game/options.js';
import { chooseOne } from '../choose.js';
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
    const picked = chooseOne(
      game,
      {
        seat: call.you,
        kind: 'card',
        min: 1,
        max: 1,
        // Whether there is a tie tells about the cards.
        hidden: true,
        about(question) {
          question.call = call;
          question.wanted = { text: (words) => selector.text(node, words) };
        },
      },
      cards.filter((card) => costOf(game, card) === lowest).map((card) => option(Pick.card, card)),
    );
    return picked === null ? [] : [cardOf(picked)];
  },
  can: (game, call, node) => node.of.selector.can(game, call, node.of),
  text: (node, words) => `the cheapest of ${node.of.selector.text(node.of, words)}`,
};
/** "The cheapest of those cards": what changes costs counts. [terms.cheapest] */
export const cheapestOf = (of: CardsNode): CheapestNode => Object.freeze({ selector, of });
