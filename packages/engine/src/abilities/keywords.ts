import { Keyword, type KeywordName } from '../definitions/card.js';
import type { Game } from '../game/game.js';
import type { CardId } from '../state/ids.js';

/** Whether the card has the keyword now; twice is no more than once. [keyword.binary] */
export function hasKeyword(game: Game, card: CardId, name: KeywordName): boolean {
  return (game.definition(card).keywords & Keyword[name]) !== 0;
}
