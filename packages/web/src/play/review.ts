import type { GameResult, LogLine, Review, ReviewPoint, SeatNumber } from '../contract.ts';
import { type LogGroup, logGroups } from './logGroups.ts';

/** A place on the chart: how it stood before a turn of whoever looks, or at the end. */
export interface ChartPoint {
  /** Picks of all players before it. */
  readonly pick: number;
  readonly round: number;
  readonly chances: readonly number[];
  /** The turn; null at the end of the game. */
  readonly turn: ReviewPoint | null;
  /** The lines of the log that tell what happened until the next place. */
  readonly lines: { readonly from: number; readonly to: number };
}

/** The places of the chart, in order; the last one is how the game ended. */
export function chartPoints(
  review: Review,
  seats: number,
  round: number,
  result: GameResult | null,
): readonly ChartPoint[] {
  const { points, picks } = review;
  if (points.length === 0) return [];
  const turns = points.map((turn, at): ChartPoint => {
    const lines = { from: turn.line, to: points[at + 1]?.line ?? Infinity };
    return { pick: turn.pick, round: turn.round, chances: turn.chances, turn, lines };
  });
  const winner = result?.winner ?? null;
  if (winner === null) return turns;
  const chances = Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0));
  return [...turns, { pick: picks, round, chances, turn: null, lines: { from: Infinity, to: Infinity } }];
}

/** What changed much between two places of the chart. */
export interface Swing {
  /** 1 for the biggest. */
  readonly rank: number;
  /** The place before it. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** What is worth to be told. */
const LEAST = 0.05;
const MOST = 5;

/**
 * The biggest changes of a seat's chance, the biggest first. That somebody gives up tells nothing about the game: it is
 * no swing.
 */
export function swingsOf(points: readonly ChartPoint[], seat: SeatNumber, result: GameResult | null): readonly Swing[] {
  const chance = (at: number): number => points[at]?.chances[seat] ?? 0;
  const last = points.length - (result?.reason === 'concession' ? 2 : 1);
  return Array.from({ length: Math.max(0, last) }, (_, at) => ({ at, before: chance(at), after: chance(at + 1) }))
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST)
    .map((swing, index) => ({ rank: index + 1, ...swing }));
}

function weight({ rest }: LogGroup): number {
  return rest.reduce(
    (sum, line) => sum + (line.event === 'defeated' ? 20 : line.event === 'damaged' ? (line.amount ?? 0) : 0),
    0,
  );
}

function told({ head, rest }: LogGroup): string {
  const damage = rest.reduce((sum, line) => sum + (line.event === 'damaged' ? (line.amount ?? 0) : 0), 0);
  const facts = [
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...rest.flatMap((line) => (line.event === 'defeated' ? [line.text] : [])),
  ];
  return facts.length === 0 ? head.text : `${head.text} (${facts.join(', ')})`;
}

/** Groups that a story names. */
const NAMED = 3;

/** What happened in those lines of the log, in a few words: what hurt most, in order, and how much more there was. */
export function story(
  lines: readonly LogLine[],
  { from, to }: ChartPoint['lines'],
): { readonly told: readonly string[]; readonly more: number } {
  const groups = logGroups(lines.filter(({ number }) => number >= from && number < to));
  const heaviest = groups.toSorted((a, b) => weight(b) - weight(a)).slice(0, NAMED);
  const named = groups.filter((group) => heaviest.includes(group));
  return { told: named.map(told), more: groups.length - named.length };
}
