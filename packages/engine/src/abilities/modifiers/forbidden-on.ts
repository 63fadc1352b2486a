import type { CardId } from '../../state/ids.js';
import { cardPhrases, type CardTraits, fitsCard } from '../filters/card-filter.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import { viewpoint } from './permissions.js';

interface ForbiddenNode extends ModifierNode {
  readonly filter: CardTraits;
}
const modifier: Modifier<ForbiddenNode> = {
  attribute: () => Attribute.forbiddenOn,
  concerns: (game, source, card, host, { filter }) =>
    host === source.card &&
    game.card(card as CardId).owner === source.seat &&
    fitsCard(game, viewpoint(game, source), filter, card as CardId),
  change: () => 0,
  text: ({ filter }, words) => `you cannot play ${cardPhrases(filter, words)} on this ${words.self}`,
};
/** What its player may not play on this card; moved or switched there it may be. [faq.holocron-royal-guard] */
export const cannotPlayHere = (filter: CardTraits): ForbiddenNode => Object.freeze({ modifier, filter });
