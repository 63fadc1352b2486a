import type { Game } from '@dejarik/engine';
import type { Seat } from '@dejarik/engine/reading';

/** The next seat that is still in the game: with two players, the opponent. */
export function opponentOf(game: Game, seat: Seat): Seat {
  const { seats } = game.state;
  for (let step = 1; step < seats.length; step++) {
    const other = ((seat + step) % seats.length) as Seat;
    if (seats[other]?.eliminated === false) return other;
  }
  return ((seat + 1) % seats.length) as Seat;
}

/** Everybody else who is still in the game. */
export function opponentsOf(game: Game, seat: Seat): Seat[] {
  return game.state.seats.flatMap((one, other) => (one.eliminated || other === seat ? [] : [other as Seat]));
}
