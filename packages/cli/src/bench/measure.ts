import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cloneState, type GameState, type Match } from '@dejarik/engine';
import { calibrate } from './calibrate.js';
import { checksum, midGame, type Played, playStraight, playSuspended } from './random-play.js';
import { midGameMatch, searchOnce } from './search.js';

/** What `dejarik bench --json` writes. Rates are medians over the rounds. */
export interface BenchResult {
  readonly node: string;
  readonly rounds: number;
  /** Processor time over the time on the clock: well under 1 where other programs slowed this one down. */
  readonly coreShare: number;
  /** Millions of steps of the calibration loop in a second. */
  readonly calibration: number;
  readonly gamesPerSecond: number;
  readonly picksPerSecond: number;
  /** Nanoseconds to copy a state in the middle of a game. */
  readonly copyNanoseconds: number;
  /** Answered questions a second where the game is suspended at every one. */
  readonly stopsPerSecond: number;
  /** The same where the whole situation is written to JSON and read back at every one. */
  readonly jsonStopsPerSecond: number;
  /** Iterations of the search in a second, at an action in the middle of a game of starter decks. */
  readonly iterationsPerSecond: number;
  /** Bytes of memory that a state in the middle of a game takes. */
  readonly memoryBytes: number;
  /** Bytes of JSON of such a state, on average. */
  readonly jsonBytes: number;
  readonly checksum: Played & { readonly hash: string };
  /** Figures over the calibration: they stay the same on a faster or busier machine. */
  readonly ratios: {
    /** Picks in a million calibration steps. */
    readonly picks: number;
    /** Calibration steps in the time of a copy. */
    readonly copy: number;
    /** Suspended stops in a million calibration steps. */
    readonly stops: number;
    readonly jsonStops: number;
    readonly iterations: number;
  };
}

/** How much is done in each part of a round. */
export interface BenchSize {
  readonly rounds: number;
  readonly games: number;
  readonly suspendedGames: number;
  readonly jsonGames: number;
  /** Searches, and the budget of each. */
  readonly searches: number;
  readonly iterations: number;
  readonly copies: number;
  readonly keptStates: number;
  readonly calibrationSteps: number;
}

export const FULL_SIZE: BenchSize = {
  rounds: 7,
  games: 1500,
  suspendedGames: 150,
  jsonGames: 15,
  searches: 4,
  iterations: 3000,
  copies: 100_000,
  keptStates: 2000,
  calibrationSteps: 20_000_000,
};

interface Round {
  readonly calibration: number;
  readonly games: number;
  readonly picks: number;
  readonly copies: number;
  readonly stops: number;
  readonly jsonStops: number;
}

/** Runs everything. `tell` hears which round begins; round 0 only warms up. */
export function runBench(size: BenchSize, tell: (round: number) => void): BenchResult {
  const sum = checksum(size.games);
  const state = midGame(0);
  const rounds: Round[] = [];
  const start = { clock: performance.now(), processor: process.cpuUsage() };
  for (let number = 0; number <= size.rounds; number++) {
    tell(number);
    const round = oneRound(size, state);
    // The first one is the warm-up.
    if (number > 0) rounds.push(round);
  }
  const { user, system } = process.cpuUsage(start.processor);
  const coreShare = (user + system) / 1000 / (performance.now() - start.clock);
  const middle = (rate: (round: Round) => number): number => median(rounds.map(rate));
  const copies = middle((round) => round.copies);
  const iterations = searchRate(size);
  return {
    node: process.version,
    rounds: size.rounds,
    coreShare: rounded(coreShare, 2),
    calibration: rounded(middle((round) => round.calibration) / 1e6, 1),
    gamesPerSecond: Math.round(middle((round) => round.games)),
    picksPerSecond: Math.round(middle((round) => round.picks)),
    copyNanoseconds: Math.round(1e9 / copies),
    stopsPerSecond: Math.round(middle((round) => round.stops)),
    jsonStopsPerSecond: Math.round(middle((round) => round.jsonStops)),
    iterationsPerSecond: Math.round(iterations),
    ...sizes(size.keptStates),
    checksum: sum,
    ratios: {
      picks: rounded(
        middle((round) => (round.picks / round.calibration) * 1e6),
        1,
      ),
      copy: rounded(
        middle((round) => round.calibration / round.copies),
        1,
      ),
      stops: rounded(
        middle((round) => (round.stops / round.calibration) * 1e6),
        1,
      ),
      jsonStops: rounded(
        middle((round) => (round.jsonStops / round.calibration) * 1e6),
        2,
      ),
      iterations: rounded((iterations / middle((round) => round.calibration)) * 1e6, 1),
    },
  };
}

function oneRound(size: BenchSize, state: GameState): Round {
  const calibration = perSecond(() => {
    calibrate(size.calibrationSteps);
    return size.calibrationSteps;
  });
  let played: Played = { games: 0, picks: 0 };
  const picks = perSecond(() => {
    played = playStraight(size.games);
    return played.picks;
  });
  return {
    calibration,
    picks,
    games: (picks * played.games) / played.picks,
    copies: perSecond(() => {
      for (let i = 0; i < size.copies; i++) cloneState(state);
      return size.copies;
    }),
    stops: perSecond(() => playSuspended(size.suspendedGames, 'memory')),
    jsonStops: perSecond(() => playSuspended(size.jsonGames, 'JSON')),
  };
}

/** Iterations a second. Measured after all else: what a search leaves behind in the process slows copies down. */
function searchRate(size: BenchSize): number {
  const match = midGameMatch();
  searchSeveral(match, size);
  return median(Array.from({ length: size.rounds }, () => perSecond(() => searchSeveral(match, size))));
}

function searchSeveral(match: Match, { searches, iterations }: BenchSize): number {
  let done = 0;
  for (let i = 0; i < searches; i++) done += searchOnce(match, iterations);
  return done;
}

/** Runs it once; it answers how often it did what it does. */
function perSecond(work: () => number): number {
  const start = performance.now();
  const count = work();
  return (count * 1000) / (performance.now() - start);
}

/** Memory and JSON of states in the middle of games. */
function sizes(count: number): { readonly memoryBytes: number; readonly jsonBytes: number } {
  const games = Math.min(count, 50);
  const states = Array.from({ length: games }, (_, number) => midGame(number));
  const jsonBytes = states.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / games;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: count }, (_, at) => cloneState(states[at % games] as GameState));
  collectGarbage();
  const memoryBytes = (process.memoryUsage().heapUsed - before) / kept.length;
  return { memoryBytes: Math.round(memoryBytes), jsonBytes: Math.round(jsonBytes) };
}

/** A full collection, without a flag on the command line. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
