import { join } from 'node:path';
import { type FuzzCounts, type FuzzFault, type FuzzReport, noCounts } from '@dejarik/engine/check';
import type { Command } from 'commander';
import { columns } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { findDeck } from '../decks/find.js';
import { ExitCode } from '../faults.js';
import type { FuzzSlice } from '../fuzz/slice.js';
import { editionNamed, seatNumbers, wholeNumber } from '../options.js';
import { progressOn } from '../progress.js';
import { writeReplay } from '../replay/file.js';
import { styled, type Terminal } from '../terminal.js';
import { doJobs, slices } from '../workers/pool.js';

/** What `dejarik fuzz --json` writes. */
export interface FuzzResult extends FuzzCounts {
  readonly seconds: number;
  /** Rounds of all games together. */
  readonly rounds: number;
  readonly endedBy: Readonly<Record<string, number>>;
  /** The first game that went wrong, and the replay file of it. */
  readonly fault: {
    readonly message: string;
    readonly seed: string;
    readonly picks: number;
    readonly file: string;
  } | null;
}

const HELP = `
At every stop it checks that each card and die is in one place, that numbers and limits hold and that the question can be
answered; at one stop in --costly-every also copies, JSON, the index of abilities, and that no view, question or log
tells what is hidden. Every game's picks are played once more and must end the same; with --suspend they are, at every
question, written to JSON and read back; with three and four seats another match follows in which players concede.

A game that goes wrong ends the run: its replay is written and named. Game n has the seed "<seed>/<n>".

Examples:
  dejarik fuzz --games 2000 --seed 7
  dejarik fuzz --games 1000 --suspend --workers 2
  dejarik fuzz --games 1000 --seats 2..4
  dejarik fuzz --seed 7 --first 137 --games 1
`;

const MOST_WORKERS = 64;
const MOST_SLICE = 10;

interface FuzzOptions {
  readonly games: number;
  readonly seed: string;
  readonly first: number;
  readonly suspend?: true;
  readonly costlyEvery: number;
  readonly decks?: string;
  readonly edition?: string;
  readonly seats: readonly number[];
  readonly workers: number;
  readonly out: string;
  readonly json?: true;
  readonly progress?: true;
}

/** `dejarik fuzz`: random games with every check. */
export function addFuzz(program: Command, context: Context): void {
  program
    .command('fuzz')
    .summary('play random games and check everything')
    .description('Plays random games with all decks and cards, in every edition, and checks what must always hold.')
    .option('--games <number>', 'number of games', wholeNumber(1, 10_000_000), 1000)
    .option('--seed <text>', 'seed of the run', '1')
    .option('--first <number>', 'number of the first game', wholeNumber(0), 0)
    .option('--suspend', 'play every game again suspended at every question, through JSON')
    .option('--costly-every <number>', 'one stop in so many gets the costly checks; 0: none', wholeNumber(0), 100)
    .option('--decks <deck,...>', 'draw from these decks: codes or deck files (default: starter decks and dealt ones)')
    .option('--edition <name>', 'only this edition of the rules (default: all in turn)')
    .option('--seats <number>', 'players in a game: 2, 3 or 4, or a range as in 2..4', seatNumbers, [2])
    .option('--workers <number>', 'number of threads', wholeNumber(1, MOST_WORKERS), 1)
    .option('--out <folder>', 'where the replay of a fault is written', '.')
    .option('--json', 'write the result as JSON')
    .option('--progress', 'show progress on standard error even where it is no terminal')
    .addHelpText('after', HELP)
    .action((options: FuzzOptions) => fuzzCommand(context, options));
}

async function fuzzCommand({ terminal, finish }: Context, options: FuzzOptions): Promise<void> {
  const inputs = slicesOf(options);
  const progress = progressOn(terminal, 'games', options.progress === true);
  const start = performance.now();
  const counts = noCounts();
  const reports = await doJobs('fuzz', inputs, options.workers, (report) => {
    addCounts(counts, report.counts);
    progress.update(counts.games, options.games, `${counts.stops} stops`);
    return report.fault === null;
  });
  const seconds = (performance.now() - start) / 1000;
  progress.end();
  const fault = reports.find((report) => report.fault !== null)?.fault ?? null;
  const file = fault === null ? '' : join(options.out, `dejarik-fault-${fault.seed.replace(/[^\w-]+/g, '-')}.json`);
  if (fault !== null) writeReplay(file, fault.replay);
  const result = resultOf(counts, reports, seconds, fault, file);
  if (options.json === true) writeJson(terminal, result);
  else terminal.out(resultText(result));
  if (fault !== null) {
    tellFault(terminal, options, fault, file);
    finish(ExitCode.fault);
  }
}

/** Throws UsageError for an unknown deck or edition. */
function slicesOf(options: FuzzOptions): FuzzSlice[] {
  const { decks, edition, seed, first, costlyEvery, seats, suspend } = options;
  const common = {
    decks: decks === undefined ? null : decks.split(',').map((name) => findDeck(name.trim()).deck),
    editions: edition === undefined ? null : [editionNamed(edition)],
    seed,
    costlyEvery,
    seats,
    suspend: suspend === true,
  };
  return slices(options.games, options.workers, MOST_SLICE).map(({ from, to }) => ({
    ...common,
    first: first + from,
    games: to - from,
  }));
}

function addCounts(sum: FuzzCounts, more: FuzzCounts): void {
  for (const key of Object.keys(sum) as (keyof FuzzCounts)[]) sum[key] += more[key];
}

function resultOf(
  counts: FuzzCounts,
  reports: readonly FuzzReport[],
  seconds: number,
  fault: FuzzFault | null,
  file: string,
): FuzzResult {
  const endedBy: Record<string, number> = {};
  let rounds = 0;
  for (const report of reports) {
    rounds += report.rounds;
    for (const [reason, count] of Object.entries(report.endedBy)) {
      const name = reason === '' ? 'broken off' : reason;
      endedBy[name] = (endedBy[name] ?? 0) + count;
    }
  }
  const { message = '', seed = '', picks = [] } = fault ?? {};
  return {
    ...counts,
    seconds,
    rounds,
    endedBy,
    fault: fault === null ? null : { message, seed, picks: picks.length, file },
  };
}

function resultText(result: FuzzResult): string {
  const { games, seconds, stops, cheapChecks, costlyChecks, otherPasts, suspendedStops, takenBack } = result;
  const { eliminated, conceded, endedBy, fault } = result;
  const ends = Object.entries(endedBy).map(([reason, count]) => `${reason} ${count}`);
  return columns([
    ['games', `${games} in ${seconds.toFixed(1)} s`],
    ['stops', String(stops)],
    ['checks', `${cheapChecks} cheap, ${costlyChecks} costly, ${otherPasts} with hidden cards exchanged`],
    ...(suspendedStops > 0 ? [['suspended stops', `${suspendedStops}, ${takenBack} picks taken back`]] : []),
    ...(eliminated + conceded > 0 ? [['left before the end', `${eliminated} eliminated, ${conceded} conceded`]] : []),
    ['ended by', ends.join(', ')],
    ['faults', fault === null ? 'none' : '1'],
  ]);
}

const rangeText = (seats: readonly number[]): string =>
  seats.length === 1 ? String(seats[0]) : `${seats[0]}..${seats.at(-1)}`;

function tellFault(terminal: Terminal, options: FuzzOptions, fault: FuzzFault, file: string): void {
  const number = fault.seed.slice(fault.seed.lastIndexOf('/') + 1);
  const again = [
    `dejarik fuzz --seed ${options.seed} --first ${number} --games 1`,
    ...(options.costlyEvery === 100 ? [] : [`--costly-every ${options.costlyEvery}`]),
    ...(options.suspend === true ? ['--suspend'] : []),
    ...(options.decks === undefined ? [] : [`--decks ${options.decks}`]),
    ...(options.edition === undefined ? [] : [`--edition ${options.edition}`]),
    ...(options.seats.join() === '2' ? [] : [`--seats ${rangeText(options.seats)}`]),
  ].join(' ');
  terminal.error(
    `${styled(terminal, 'red', 'fault:')} game ${number}, after ${fault.picks.length} picks: ${fault.message}\n` +
      `Its replay is in ${file}. See it with:\n  dejarik replay ${file} --verify\nFind the fault again with:\n  ${again}\n`,
  );
}
