import type { Game } from '../game/game.js';
import { GAME_OVER } from '../game/signals.js';
import { orderingSeat } from '../events/simultaneous.js';
import { type CardId, NO_SEAT, type Seat } from '../state/ids.js';
import { CardType, type EndReason, EndReason as Reason } from '../state/state.js';

function hasCharacter(game: Game, cards: readonly CardId[]): boolean {
  return cards.some((id) => game.card(id).type === CardType.character);
}

/** The seats that are still in the game. */
export function seatsInGame(game: Game): Seat[] {
  const { seats } = game.state;
  const found: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) if (!game.seat(seat as Seat).eliminated) found.push(seat as Seat);
  return found;
}

/**
 * Players without a character are out; the last one left wins at once, in the middle of whatever happens. Where all fall
 * together the battlefield's controller wins. [structure.win.defeat] [gap.both-last-defeated]
 */
export function decideByDefeat(game: Game): void {
  const out = seatsInGame(game).filter((seat) => !hasCharacter(game, game.seat(seat).play));
  if (out.length > 0) eliminate(game, out, Reason.defeat);
}

/** Takes seats out of the game. Throws GAME_OVER when that decides it. */
export function eliminate(game: Game, out: readonly Seat[], reason: EndReason): void {
  const left = seatsInGame(game).filter((seat) => !out.includes(seat));
  if (left.length > 1) {
    for (const seat of out) game.seat(seat).eliminated = true;
    return;
  }
  endGame(game, left[0] ?? orderingSeat(game), reason);
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
