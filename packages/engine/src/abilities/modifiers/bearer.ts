import type { Game } from '../../game/game.js';
import type { CardId } from '../../state/ids.js';
import { Zone } from '../../state/state.js';
import type { Words } from '../../text/words.js';
import { type CardFilter, cardPhrase, cardPhrases, fitsCard } from '../filters/card-filter.js';
import type { Source } from '../in-force.js';
import { viewpoint } from './permissions.js';

/** Which cards in play an ongoing ability is about: this card, what it is attached to, or every card that fits. */
export type Bearer = 'this' | 'attached' | Omit<CardFilter, 'in'>;

/** Whether the card is meant by the source that says it. */
export function isBearer(game: Game, source: Source, of: Bearer, card: CardId): boolean {
  if (game.card(card).zone !== Zone.play) return false;
  if (of === 'this') return card === source.card;
  if (of === 'attached') return game.card(source.card).host === card;
  return fitsCard(game, viewpoint(game, source), of, card);
}

/** "this character", "attached character", "each of your non-unique characters". */
export function bearerText(of: Bearer, words: Words): string {
  if (of === 'this') return `this ${words.self}`;
  if (of === 'attached') return `attached ${words.host}`;
  if (of.whose === 'you') return `each of your ${cardPhrases(of, words)}`;
  return of.whose === 'opponent'
    ? `each of your opponents' ${cardPhrases(of, words)}`
    : `each ${cardPhrase(of, words)}`;
}
