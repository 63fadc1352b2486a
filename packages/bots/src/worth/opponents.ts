import type { Game } from '@dejarik/engine';
import type { Seat } from '@dejarik/engine/reading';

/** Everybody else who is still in the game. */
export function opponentsOf(game: Game, seat: Seat): Seat[] {
  return game.state.seats.flatMap((one, other) => (one.eliminated || other === seat ? [] : [other as Seat]));
}

/** The most that any opponent has of something; 0 where there is none. */
export function mostOfOpponents(game: Game, seat: Seat, of: (other: Seat) => number): number {
  return opponentsOf(game, seat).reduce((most, other) => Math.max(most, of(other)), 0);
}
