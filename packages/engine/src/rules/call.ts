import type { Game } from '../game/game.js';
import { newCall } from '../state/call.js';
import type { CardId, Seat } from '../state/ids.js';
import type { Call } from '../state/state.js';

/** The call of a card that is not running yet: for its restrictions. */
export function cardCall(game: Game, card: CardId, you: Seat): Call {
  const { definition, incarnation } = game.card(card);
  return newCall(definition, card, incarnation, you);
}
