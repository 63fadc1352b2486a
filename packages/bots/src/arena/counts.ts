/** A game that did not come to its end. */
export interface SeriesError {
  /** Number of the game in the series, from 0. */
  readonly game: number;
  /** Seed of that game. */
  readonly seed: string;
  readonly message: string;
}

/** What was counted in some games of a series: plain data, to be sent between threads and added up. */
export interface SliceCounts {
  readonly games: number;
  readonly picks: number;
  /** By bot, or by deck where all bots are the same. */
  readonly wins: readonly number[];
  /** By where the winner sat. */
  readonly winsBySeat: readonly number[];
  /** Rounds of all games that ended, the longest, and how many ended. */
  readonly rounds: { readonly total: number; readonly max: number; readonly ended: number };
  /** Games by how they ended: `defeat`, `deck-out` ... */
  readonly endedBy: Readonly<Record<string, number>>;
  readonly errors: readonly SeriesError[];
}

/** A whole series. */
export interface SeriesCounts {
  readonly games: number;
  readonly picks: number;
  /** By bot, or by deck where all bots are the same. */
  readonly wins: readonly number[];
  /** By where the winner sat. */
  readonly winsBySeat: readonly number[];
  readonly rounds: { readonly mean: number; readonly max: number };
  readonly endedBy: Readonly<Record<string, number>>;
  readonly errors: readonly SeriesError[];
}

export const NO_GAMES: SliceCounts = {
  games: 0,
  picks: 0,
  wins: [],
  winsBySeat: [],
  rounds: { total: 0, max: 0, ended: 0 },
  endedBy: {},
  errors: [],
};

/** The counts of both together. */
export function addCounts(a: SliceCounts, b: SliceCounts): SliceCounts {
  const endedBy: Record<string, number> = { ...a.endedBy };
  for (const [reason, count] of Object.entries(b.endedBy)) endedBy[reason] = (endedBy[reason] ?? 0) + count;
  return {
    games: a.games + b.games,
    picks: a.picks + b.picks,
    wins: addLists(a.wins, b.wins),
    winsBySeat: addLists(a.winsBySeat, b.winsBySeat),
    rounds: {
      total: a.rounds.total + b.rounds.total,
      max: Math.max(a.rounds.max, b.rounds.max),
      ended: a.rounds.ended + b.rounds.ended,
    },
    endedBy,
    errors: [...a.errors, ...b.errors],
  };
}

/** Place by place; a list of no games may be shorter. */
function addLists(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));
}

/** Sums up slices as a series; errors stand in the order of the games, whatever order the slices came in. */
export function seriesCounts(slices: readonly SliceCounts[]): SeriesCounts {
  const { games, picks, wins, winsBySeat, rounds, endedBy, errors } = slices.reduce(addCounts, NO_GAMES);
  return {
    games,
    picks,
    wins,
    winsBySeat,
    rounds: { mean: rounds.ended === 0 ? 0 : rounds.total / rounds.ended, max: rounds.max },
    endedBy: Object.fromEntries(Object.entries(endedBy).sort(([a], [b]) => (a < b ? -1 : 1))),
    errors: errors.toSorted((a, b) => a.game - b.game),
  };
}
