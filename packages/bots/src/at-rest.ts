import type { Game } from '@dejarik/engine';
import { type Seat, Stage } from '@dejarik/engine/reading';

/**
 * Everything that the last action set off is done: somebody is to act next, or the phase ends. An additional action of
 * `goesOn` belongs to what is going on.
 */
export function isAtRest(game: Game, goesOn: Seat | null = null): boolean {
  const { queue, extra, stage } = game.state;
  if (queue.length > 0) return false;
  const [next] = extra;
  return next === undefined ? stage !== Stage.turnEnds && stage !== Stage.shields : next !== goesOn;
}
