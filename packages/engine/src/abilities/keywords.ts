import { Keyword, type KeywordName } from '../definitions/card.js';
import type { Game } from '../game/game.js';
import type { CardId } from '../state/ids.js';
import { borrowedBy } from './in-force.js';

/** Whether the card has the keyword now, its own or borrowed; twice is no more than once. [keyword.binary] */
export function hasKeyword(game: Game, card: CardId, name: KeywordName): boolean {
  const prints = (id: CardId): boolean => (game.definition(id).keywords & Keyword[name]) !== 0;
  return prints(card) || borrowedBy(game, card).some(prints);
}
