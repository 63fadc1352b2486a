import { Happening, happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import type { CardId, Seat } from '../../state/ids.js';
import { cardCall } from '../../state/call.js';
import { actionOf } from './list.js';

/** Uses a card's own action, and says what came of it. [actions.card-action] [actions.power-action.per-card] */
export function useAction(game: Game, seat: Seat, card: CardId, code: number): Result {
  const found = actionOf(game, card, code);
  if (found === null) return Result.none;
  const { ability, definition, lender, number } = found;
  if (ability.power) {
    const used = happening(Happening.abilityUsed);
    used.card = card;
    used.target = lender;
    used.detail = number;
    used.seat = seat;
    used.by = seat;
    occurOne(game, used);
  }
  game.depth++;
  const result = ability.effect.verb.run(game, cardCall(game, card, seat, definition), ability.effect);
  game.depth--;
  return result;
}
