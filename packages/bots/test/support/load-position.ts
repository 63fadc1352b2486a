import { catalogue } from '@dejarik/cards';
import { Match } from '@dejarik/engine';
import { type Position, savedPosition } from '@dejarik/engine/board';

/** A position as a game that can go on: rolls that nobody gave are left to chance. */
export function loadPosition(position: Position): Match {
  const saved = savedPosition(catalogue, position);
  if (position.rolls === undefined) saved.stable.random.rolls = null;
  return Match.load(catalogue, saved);
}
