import type { Game } from '../game/game.js';
import { type CardId, NO_DIE, type Seat } from '../state/ids.js';
import type { Call } from '../state/state.js';

/** The call of a card that is not running yet: for its restrictions. */
export function cardCall(game: Game, card: CardId, you: Seat): Call {
  const { definition, incarnation } = game.card(card);
  return { definition, self: card, selfIncarnation: incarnation, you, die: NO_DIE, bound: [], event: null };
}
