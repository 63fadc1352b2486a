import {
  BOT_NAMES,
  type Rate,
  type Series,
  type SeriesCounts,
  seriesCounts,
  type SeriesError,
  wilsonInterval,
} from '@dejarik/bots';
import type { Command } from 'commander';
import { checkBot } from '../bots.js';
import { columns, counted } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { findDeck } from '../decks/find.js';
import { ExitCode, UsageError } from '../faults.js';
import { interval } from '../figures.js';
import { editionNamed, namesForAll, newestEdition, severalNames, wholeNumber } from '../options.js';
import { progressOn } from '../progress.js';
import { styled, type Terminal } from '../terminal.js';
import { doJobs, slices } from '../workers/pool.js';

/** What `dejarik simulate --json` writes. */
export interface SimulateResult {
  readonly games: number;
  readonly picks: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly picksPerSecond: number;
  /** Of each bot, or of each deck where all bots are the same. */
  readonly wins: readonly number[];
  /** Of each seat, whoever sat there. */
  readonly winsBySeat: readonly number[];
  /** Of the first bot or deck, over the games that somebody won, with its Wilson interval for 95 %. */
  readonly winRate: Rate;
  /** The same of each. */
  readonly winRates: readonly Rate[];
  readonly rounds: { readonly mean: number; readonly max: number };
  /** Games by what ended them. */
  readonly endedBy: Readonly<Record<string, number>>;
  readonly errors: readonly SeriesError[];
}

const HELP = `
Game n of a series has the seed "<seed>/<n>": the same options always play the same games, with any number of workers.
Wins are counted by bot, or by deck where all bots are the same, and by seat. Players sit in the order of their decks.

Examples:
  dejarik simulate --decks AW-H,AW-V
  dejarik simulate --decks AW-H,AW-V --bots padawan,random --games 400 --swap --workers 2 --json
  dejarik simulate --decks AW-H,AW-V,AW-H --bots padawan,random,padawan --games 300 --swap
`;

const MOST_WORKERS = 64;
const MOST_SLICE = 10;

interface SimulateOptions {
  readonly decks: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly swap?: true;
  readonly workers: number;
  readonly edition?: string;
  readonly json?: true;
  readonly progress?: true;
}

/** `dejarik simulate`: many games between programs. */
export function addSimulate(program: Command, context: Context): void {
  program
    .command('simulate')
    .summary('let programs play many games')
    .description('Lets two to four programs play many games against each other and counts who wins.')
    .requiredOption('--decks <deck,...>', 'two to four decks: codes or deck files')
    .option('--bots <bot,...>', `who plays them, one name for all: ${BOT_NAMES.join(', ')}`, 'random')
    .option('--games <number>', 'number of games', wholeNumber(1, 10_000_000), 400)
    .option('--seed <text>', 'seed of the series', '1')
    .option('--swap', 'play each seed once for each bot, the bots moved over the decks')
    .option('--workers <number>', 'number of threads', wholeNumber(1, MOST_WORKERS), 1)
    .option('--edition <name>', 'the edition of the rules (default: the newest of the decks)')
    .option('--json', 'write the result as JSON')
    .option('--progress', 'show progress on standard error even where it is no terminal')
    .addHelpText('after', HELP)
    .action((options: SimulateOptions) => simulateCommand(context, options));
}

async function simulateCommand({ terminal, finish }: Context, options: SimulateOptions): Promise<void> {
  const series = seriesOf(options);
  const inputs = slices(series.games, options.workers, MOST_SLICE).map((slice) => ({ series, ...slice }));
  const progress = progressOn(terminal, 'games', options.progress === true);
  let done = 0;
  const start = performance.now();
  const parts = await doJobs('simulate', inputs, options.workers, (counts) => {
    done += counts.games;
    progress.update(done, series.games);
  });
  const seconds = (performance.now() - start) / 1000;
  progress.end();
  const result = resultOf(seriesCounts(parts), seconds);
  if (options.json === true) writeJson(terminal, result);
  else terminal.out(resultText(series, result));
  tellErrors(terminal, series, result.errors);
  if (result.errors.length > 0) finish(ExitCode.fault);
}

/** Throws UsageError for options that do not fit together. */
function seriesOf(options: SimulateOptions): Series {
  const decks = severalNames('--decks', options.decks).map(findDeck);
  const bots = namesForAll('--bots', options.bots, decks.length);
  bots.forEach(checkBot);
  const swap = options.swap === true;
  if (swap && options.games % bots.length > 0) {
    const times = bots.length === 2 ? 'twice' : `${bots.length} times`;
    const games = bots.length === 2 ? 'even' : `a multiple of ${bots.length}`;
    throw new UsageError(`--swap plays each seed ${times}: --games must be ${games}, not ${options.games}`);
  }
  return {
    decks: decks.map(({ deck }) => deck),
    bots,
    edition:
      options.edition === undefined
        ? newestEdition(decks.map(({ edition }) => edition))
        : editionNamed(options.edition),
    seed: options.seed,
    games: options.games,
    swap,
  };
}

function resultOf(counts: SeriesCounts, seconds: number): SimulateResult {
  const { games, picks, wins, winsBySeat, rounds, endedBy, errors } = counts;
  const won = wins.reduce((sum, one) => sum + one, 0);
  const winRates = wins.map((one) => wilsonInterval(one, won));
  return {
    games,
    picks,
    seconds,
    gamesPerSecond: games / seconds,
    picksPerSecond: picks / seconds,
    wins,
    winsBySeat,
    winRate: winRates[0] ?? wilsonInterval(0, 0),
    winRates,
    rounds,
    endedBy,
    errors,
  };
}

function resultText({ bots, decks }: Series, result: SimulateResult): string {
  const { wins, winsBySeat, winRate, winRates, rounds, endedBy } = result;
  const names = bots.every((name) => name === bots[0]) ? decks.map((deck) => deck.name) : bots;
  const named = (values: readonly (number | string)[]): string =>
    names.map((name, at) => `${name} ${values[at] ?? 0}`).join(', ');
  const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
  return columns([
    ['games', `${result.games} in ${result.seconds.toFixed(2)} s (${whole(result.gamesPerSecond)} a second)`],
    ['picks', `${result.picks} (${whole(result.picksPerSecond)} a second)`],
    ['wins', named(wins)],
    ['win rate', names.length === 2 ? `${names[0]} ${interval(winRate)}` : named(winRates.map(interval))],
    ['wins by seat', winsBySeat.map((count, seat) => `${seat + 1}: ${count}`).join(', ')],
    ['rounds', `${rounds.mean.toFixed(1)} on average, ${rounds.max} at most`],
    [
      'ended by',
      Object.entries(endedBy)
        .map(([reason, count]) => `${reason} ${count}`)
        .join(', '),
    ],
    ['errors', String(result.errors.length)],
  ]);
}

const MOST_TOLD = 10;

function tellErrors(terminal: Terminal, series: Series, errors: readonly SeriesError[]): void {
  for (const { game, seed, message } of errors.slice(0, MOST_TOLD)) {
    const where = `game ${game} (seed "${seed}", edition ${series.edition})`;
    terminal.error(`${styled(terminal, 'red', 'error:')} ${where}: ${message}\n`);
  }
  if (errors.length > MOST_TOLD) terminal.error(`... and ${counted(errors.length - MOST_TOLD, 'more error')}\n`);
}
