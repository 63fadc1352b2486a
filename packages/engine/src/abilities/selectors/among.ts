import { cardNoun, cardSuffix, type CardTraits, fitsCard } from '../filters/card-filter.js';
import type { CardSelector, CardsNode } from '../language.js';

/** Those of some cards that are such. */
export interface AmongNode extends CardsNode {
  readonly of: CardsNode;
  readonly filter: CardTraits;
}

const selector: CardSelector<AmongNode> = {
  find(game, call, node, suits) {
    return node.of.selector
      .find(game, call, node.of)
      .filter((card) => fitsCard(game, call, node.filter, card) && suits?.(game, call, card) !== false);
  },
  can: (game, call, node, suits) => selector.find(game, call, node, suits).length > 0,
  text: (node, words) =>
    `each ${cardNoun(node.filter)}${cardSuffix(node.filter, words)} among ${node.of.selector.text(node.of, words)}`,
};

/** "Each event among those cards". */
export const eachAmong = (of: CardsNode, filter: CardTraits): AmongNode => Object.freeze({ selector, of, filter });
