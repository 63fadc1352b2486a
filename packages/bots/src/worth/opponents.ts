import type { Game } from '@dejarik/engine';
import type { Seat } from '@dejarik/engine/reading';

/** Everybody else who is still in the game. */
export function opponentsOf(game: Game, seat: Seat): Seat[] {
  const { seats } = game.state;
  const opponents: Seat[] = [];
  for (let other = 0; other < seats.length; other++) {
    if (other !== seat && seats[other]?.eliminated === false) opponents.push(other as Seat);
  }
  return opponents;
}

/** The most that any opponent has of something; 0 where there is none. */
export function mostOfOpponents(game: Game, seat: Seat, of: (other: Seat) => number): number {
  return opponentsOf(game, seat).reduce((most, other) => Math.max(most, of(other)), 0);
}
