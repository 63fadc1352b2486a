import { type CardFilter, cardNouns, cardPhrase, cardSuffix, cardsThatFit, ownerText } from '../filters/card-filter.js';
import type { AmountKind, AmountNode } from '../language.js';

interface CardCount extends AmountNode {
  readonly filter: CardFilter;
}
const kind: AmountKind<CardCount> = {
  of: (game, call, { filter }) => cardsThatFit(game, call, filter).length,
  text({ filter }, words) {
    const owner = ownerText(filter.whose, words);
    return `the number of ${owner === null ? '' : `${owner} `}${cardNouns(filter)}${cardSuffix(filter, words)}`;
  },
  each({ filter }, words) {
    const owner = ownerText(filter.whose, words);
    if (owner === null) return cardPhrase(filter, words);
    return `of ${owner} ${cardNouns(filter)}${cardSuffix(filter, words)}`;
  },
};
/** How many such cards there are; in play where the filter names no other place. [clarification.general-hux] */
export const cardCount = (filter: CardFilter): CardCount => Object.freeze({ amount: kind, filter });
