/** A learning game as it was played: plain data, a line of a file. With the same cards and rules it can be played again. */
export interface LearningRecord {
  /** Determines decks and dice. */
  readonly number: number;
  /** The seat that won; null where nobody did. */
  readonly winner: 0 | 1 | null;
  /** Places of the options that were picked, one for every question. */
  readonly picks: readonly number[];
  /** What the search made of some of the questions: the place of the pick, and seat 0's chance to win. */
  readonly judged: readonly (readonly [pick: number, chance: number])[];
}

/** Numbers of games go so far. */
export const MOST_NUMBER = 2_000_000_000;

/** Whether a value that was read from a file is such a record. */
export function isLearningRecord(value: unknown): value is LearningRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { number, winner, picks, judged } = value as Partial<Record<keyof LearningRecord, unknown>>;
  return (
    isCount(number, MOST_NUMBER) &&
    (winner === 0 || winner === 1 || winner === null) &&
    Array.isArray(picks) &&
    picks.every((pick) => isCount(pick)) &&
    Array.isArray(judged) &&
    judged.every((one) => isJudged(one))
  );
}

function isJudged(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [pick, chance] = value as unknown[];
  return isCount(pick) && typeof chance === 'number' && chance >= 0 && chance <= 1;
}

function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
