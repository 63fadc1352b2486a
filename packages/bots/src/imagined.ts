import { type DieId, Happening } from '@dejarik/engine/reading';

/** Thrown to end an imagined game; preallocated, since that happens thousands of times a game. */
class Enough extends Error {
  override readonly name = 'Enough';
}
export const ENOUGH = new Enough('seen enough');

/** Remembers which dice of an imagined game show what they show by chance. */
export function noteRoll(kind: number, die: DieId, rolled: Set<DieId>): void {
  if (kind === Happening.rolledIn || kind === Happening.rerolled) rolled.add(die);
  else if (kind === Happening.turned) rolled.delete(die);
}
