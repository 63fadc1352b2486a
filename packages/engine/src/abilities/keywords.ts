import { Keyword, type KeywordName } from '../definitions/card.js';
import type { Game } from '../game/game.js';
import type { CardId } from '../state/ids.js';
import { borrowedBy, hasLostAbilities } from './in-force.js';
import { keywordGiven, keywordLost } from './modifiers/ask.js';

/**
 * Whether the card has the keyword now: its own, borrowed or given, and not lost. Twice is no more than once.
 * [keyword.binary] [keyword.lose]
 */
export function hasKeyword(game: Game, card: CardId, name: KeywordName): boolean {
  const keyword = Keyword[name];
  const prints = (id: CardId): boolean => (game.definition(id).keywords & keyword) !== 0;
  const has = prints(card) || borrowedBy(game, card).some(prints) || keywordGiven(game, card, keyword);
  return has && !keywordLost(game, card, keyword) && !hasLostAbilities(game, card);
}
