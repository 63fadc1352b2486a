import { apply } from '../events/apply.js';
import { happening, Happening } from '../events/event.js';
import type { Game } from '../game/game.js';
import { GAME_OVER } from '../game/signals.js';
import { type CardId, NO_SEAT, type Seat } from '../state/ids.js';
import { CardType, type EndReason, EndReason as Reason, type GameEvent } from '../state/state.js';
import { orderingSeat, seatsInGame } from './order.js';

function hasCharacter(game: Game, cards: readonly CardId[]): boolean {
  for (const id of cards) if (game.card(id).type === CardType.character) return true;
  return false;
}

/**
 * Players without a character are out; the last one left wins at once, in the middle of whatever happens. Where all fall
 * together the battlefield's controller wins. [structure.win.defeat] [gap.both-last-defeated] [mp.elimination]
 */
export function decideByDefeat(game: Game): void {
  let out: Seat[] | null = null;
  const { seats } = game.state;
  for (let at = 0; at < seats.length; at++) {
    const seat = at as Seat;
    if (game.seat(seat).eliminated || hasCharacter(game, game.seat(seat).play)) continue;
    out ??= [];
    out.push(seat);
  }
  if (out !== null) eliminate(game, out, Reason.defeat);
}

/**
 * Takes seats out of the game; the others play on until one is left, who wins. Throws GAME_OVER when that decides it.
 * [mp.elimination.continue]
 */
export function eliminate(game: Game, out: readonly Seat[], reason: EndReason): void {
  const left = seatsInGame(game).filter((seat) => !out.includes(seat));
  if (left.length > 1) {
    for (const seat of out) apply(game, elimination(seat, reason));
    return;
  }
  const winner = left[0] ?? orderingSeat(game);
  // The table stays as it was in the end.
  for (const seat of out) if (seat !== winner) game.sink?.event(game, elimination(seat, reason));
  endGame(game, winner, reason);
}

/** The event of a player leaving the game. */
export function elimination(seat: Seat, reason: EndReason): GameEvent {
  const event = happening(Happening.eliminated);
  event.seat = seat;
  event.detail = reason;
  return event;
}

/** The game is over. Throws GAME_OVER. */
export function endGame(game: Game, winner: Seat, reason: EndReason): never {
  game.state.winner = winner;
  game.state.endedBy = reason;
  throw GAME_OVER;
}

/** Whether somebody has won. */
export function isOver(game: Game): boolean {
  return game.state.winner !== NO_SEAT || game.state.endedBy !== Reason.none;
}
