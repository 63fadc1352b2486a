import { DEVIATE, type Rate } from './wilson.js';

/** What two contestants, by place, made of their games against each other. */
export interface Score {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  /** Games that `a` won; a draw is half. */
  readonly won: number;
}

/** Strengths on the Elo scale, on which 400 points are odds of ten to one. */
export interface EloTable {
  /** By contestant, with bounds of 95 %; null for those that no chain of games joins with the anchor. */
  readonly ratings: readonly (Rate | null)[];
  /** Whether one drawn game was added to every pair that met: without it somebody would be infinitely strong or weak. */
  readonly virtualDraws: boolean;
}

/** Elo points of one unit of log odds. */
const POINTS = 400 / Math.LN10;
const MOST_STEPS = 200;

/**
 * Fits Bradley and Terry's model to all games at once by maximum likelihood: the strengths under which these results are
 * the likeliest. The anchor has 0 without bounds; the bounds of the others, from the observed information, are those of
 * the difference to it.
 */
export function eloTable(contestants: number, scores: readonly Score[], anchor: number): EloTable {
  const met = scores.filter(({ games }) => games > 0);
  const joined = reached(
    anchor,
    met.flatMap(
      ({ a, b }) =>
        [
          [a, b],
          [b, a],
        ] as const,
    ),
  );
  const counted = met.filter(({ a }) => joined.has(a));
  const virtualDraws = !isBounded(anchor, joined, counted);
  const fitted = virtualDraws
    ? counted.map((score) => ({ ...score, games: score.games + 1, won: score.won + 0.5 }))
    : counted;
  const free = Array.from({ length: contestants }, (_, at) => at).filter((at) => at !== anchor && joined.has(at));
  const { strengths, spreads } = fit(free, fitted);
  const ratings = Array.from({ length: contestants }, (_, at): Rate | null => {
    if (at === anchor) return { value: 0, low: 0, high: 0 };
    const place = free.indexOf(at);
    if (place < 0) return null;
    const value = POINTS * (strengths[place] as number);
    const reach = POINTS * DEVIATE * (spreads[place] as number);
    return { value, low: value - reach, high: value + reach };
  });
  return { ratings, virtualDraws };
}

/** All that can be reached from one by arrows. */
function reached(from: number, arrows: readonly (readonly [number, number])[]): Set<number> {
  const found = new Set([from]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [tail, head] of arrows) if (found.has(tail)) found.add(head);
  }
  return found;
}

/** Whether nobody, and no group, won or lost everything against the rest: only then the likelihood has a maximum. */
function isBounded(anchor: number, joined: ReadonlySet<number>, scores: readonly Score[]): boolean {
  const beat = scores.flatMap(({ a, b, games, won }): [number, number][] => [
    ...(won > 0 ? [[a, b] as [number, number]] : []),
    ...(won < games ? [[b, a] as [number, number]] : []),
  ]);
  const lost = beat.map(([winner, loser]) => [loser, winner] as const);
  return reached(anchor, beat).size === joined.size && reached(anchor, lost).size === joined.size;
}

/** Newton's method over the strengths of those that are free; the anchor's is 0. Answers standard errors too. */
function fit(free: readonly number[], scores: readonly Score[]): { strengths: number[]; spreads: number[] } {
  const strengths = free.map(() => 0);
  const strengthOf = (at: number): number => strengths[free.indexOf(at)] ?? 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const gradient = free.map(() => 0);
    for (const { a, b, games, won } of scores) {
      const over = won - games * chance(strengthOf(a) - strengthOf(b));
      const [atA, atB] = [free.indexOf(a), free.indexOf(b)];
      if (atA >= 0) gradient[atA] = (gradient[atA] ?? 0) + over;
      if (atB >= 0) gradient[atB] = (gradient[atB] ?? 0) - over;
    }
    const covariance = inverse(information(free, scores, strengthOf));
    const change = covariance.map((row) => row.reduce((sum, cell, at) => sum + cell * (gradient[at] ?? 0), 0));
    const largest = Math.max(0, ...change.map(Math.abs));
    // Far from the maximum a whole step may overshoot.
    const scale = largest > 1 ? 1 / largest : 1;
    change.forEach((one, at) => (strengths[at] = (strengths[at] ?? 0) + scale * one));
    if (largest < 1e-9) break;
  }
  const covariance = inverse(information(free, scores, strengthOf));
  return { strengths, spreads: covariance.map((row, at) => Math.sqrt(row[at] ?? 0)) };
}

const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));

/** The observed information: how sharply the likelihood bends at those strengths. */
function information(
  free: readonly number[],
  scores: readonly Score[],
  strengthOf: (at: number) => number,
): number[][] {
  const matrix = free.map(() => free.map(() => 0));
  const add = (row: number, column: number, value: number): void => {
    const cells = matrix[row];
    if (cells !== undefined && column >= 0) cells[column] = (cells[column] ?? 0) + value;
  };
  for (const { a, b, games } of scores) {
    const p = chance(strengthOf(a) - strengthOf(b));
    const bend = games * p * (1 - p);
    const [atA, atB] = [free.indexOf(a), free.indexOf(b)];
    add(atA, atA, bend);
    add(atB, atB, bend);
    add(atA, atB, -bend);
    add(atB, atA, -bend);
  }
  return matrix;
}

/** The inverse of a positive definite matrix, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const best = rows.slice(pivot).reduce((most, row, at) => {
      return Math.abs(row[pivot] ?? 0) > Math.abs(rows[most]?.[pivot] ?? 0) ? pivot + at : most;
    }, pivot);
    [rows[pivot], rows[best]] = [rows[best] as number[], rows[pivot] as number[]];
    const lead = rows[pivot] as number[];
    const by = lead[pivot] as number;
    lead.forEach((cell, at) => (lead[at] = cell / by));
    rows.forEach((row, at) => {
      const factor = row[pivot] as number;
      if (at === pivot || factor === 0) return;
      row.forEach((cell, column) => (row[column] = cell - factor * (lead[column] as number)));
    });
  }
  return rows.map((row) => row.slice(size));
}
