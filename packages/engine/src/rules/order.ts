import type { Game } from '../game/game.js';
import { Stage } from '../game/stages.js';
import { NO_SEAT, type Seat } from '../state/ids.js';

/** The seats that are still in the game. */
export function seatsInGame(game: Game): Seat[] {
  const { seats } = game.state;
  const found: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) if (!game.seat(seat as Seat).eliminated) found.push(seat as Seat);
  return found;
}

const clockwise = (game: Game, seat: Seat): Seat => ((seat + 1) % game.state.seats.length) as Seat;

/** Who sits to the left: the next seat clockwise that is still in the game. [mp.turn-order] */
export function nextSeat(game: Game, seat: Seat): Seat {
  let next = clockwise(game, seat);
  while (game.seat(next).eliminated) next = clockwise(game, next);
  return next;
}

/**
 * Who settles the order of what happens at once, and begins rounds: the battlefield's controller; while nobody controls
 * it, the player to the left of the one who left the game with it. [queue.simultaneous.different-players]
 * [mp.elimination.tiebreak] [gap.mp.no-controller-first-turn]
 */
export function orderingSeat(game: Game): Seat {
  const { controller, tiebreaker } = game.state;
  return controller !== NO_SEAT ? controller : tiebreaker;
}

/** Seats in the order in which upkeep goes: clockwise from the battlefield's controller. */
export function seatsInOrder(game: Game): Seat[] {
  const seats = seatsInGame(game);
  const first = seats.indexOf(orderingSeat(game));
  return first <= 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
}

/** In upkeep it is the next seat's turn to discard and draw; after the last the round ends. */
export function passUpkeepOn(game: Game): void {
  const { state } = game;
  const first = orderingSeat(game);
  for (let next = clockwise(game, state.active); next !== first; next = clockwise(game, next)) {
    if (game.seat(next).eliminated) continue;
    state.active = next;
    return;
  }
  state.stage = Stage.roundEnds;
}

/** A seat that leaves the game in the middle of what it was to do hands that on. */
export function handOn(game: Game, from: Seat): void {
  const { state } = game;
  if (state.active !== from) return;
  if (state.stage === Stage.discardAndDraw) passUpkeepOn(game);
  // A turn that has begun ends by itself; one that has not is the next player's, as is the choice of the battlefield.
  else if (state.stage === Stage.turn || state.stage === Stage.battlefield) state.active = nextSeat(game, from);
}
