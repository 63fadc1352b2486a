import type { Game } from '../game/game.js';
import { type CardId, type DieId, NO_CARD, NO_DIE, NO_SEAT, type Seat } from './ids.js';
import type { Call, GameEvent } from './state.js';

/** The call of a text that begins to run (or is only looked at): nothing is chosen yet. */
export function newCall(
  definition: number,
  self: CardId,
  selfIncarnation: number,
  you: Seat,
  die: DieId = NO_DIE,
  event: GameEvent | null = null,
): Call {
  return { definition, self, selfIncarnation, you, opponent: NO_SEAT, die, bound: [], event };
}

/** The call of a card, as it is now: with its own text or, lent to it, that of another design. */
export function cardCall(
  game: Game,
  card: CardId,
  you: Seat,
  definition = game.card(card).definition,
  event: GameEvent | null = null,
): Call {
  return newCall(definition, card, game.card(card).incarnation, you, NO_DIE, event);
}

/** The call in which a die itself acts for a seat: "this" is its card, where it has one. */
export function dieCall(game: Game, die: DieId, you: Seat): Call {
  const { card } = game.die(die);
  const incarnation = card === NO_CARD ? 0 : game.card(card).incarnation;
  return newCall(game.dieDesign(die), card, incarnation, you, die);
}

/** The call in which another player carries out a part: "you" is that player, whose opponent is who told them to. */
export function callOfOther(call: Call, seat: Seat): Call {
  return { ...call, you: seat, opponent: seat === call.you ? call.opponent : call.you };
}
