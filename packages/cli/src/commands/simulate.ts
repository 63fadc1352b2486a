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
import { editionNamed, newestEdition, twoNames, wholeNumber } from '../options.js';
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
  /** Of the first and the second bot, or of the first and the second deck where both bots are the same. */
  readonly wins: readonly [number, number];
  /** Of the first one, over the games that somebody won, with its Wilson interval for 95 %. */
  readonly winRate: Rate;
  readonly rounds: { readonly mean: number; readonly max: number };
  /** Games by what ended them. */
  readonly endedBy: Readonly<Record<string, number>>;
  readonly errors: readonly SeriesError[];
}

const HELP = `
Game n of a series has the seed "<seed>/<n>": the same options always play the same games, with any number of workers.
Wins are the first bot's and the second's, or the first deck's and the second's where both bots are the same.

Examples:
  dejarik simulate --decks AW-H,AW-V
  dejarik simulate --decks AW-H,AW-V --bots simple,random --games 400 --swap --workers 2 --json
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
    .description('Lets two programs play many games with two decks and counts who wins.')
    .requiredOption('--decks <deck,deck>', 'two decks: codes or deck files')
    .option('--bots <bot,bot>', `who plays them, one name for both: ${BOT_NAMES.join(', ')}`, 'random')
    .option('--games <number>', 'number of games', wholeNumber(1, 10_000_000), 400)
    .option('--seed <text>', 'seed of the series', '1')
    .option('--swap', 'play each seed twice, the bots exchanged over the decks')
    .option('--workers <number>', 'number of threads', wholeNumber(1, MOST_WORKERS), 1)
    .option('--edition <name>', 'the edition of the rules (default: the newer one of the two decks)')
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
  const [first, second] = twoNames('--decks', options.decks, 'not enough').map(findDeck);
  const bots = twoNames('--bots', options.bots, 'for both');
  bots.forEach(checkBot);
  if (first === undefined || second === undefined) throw new UsageError('--decks takes two decks');
  const swap = options.swap === true;
  if (swap && options.games % 2 === 1) {
    throw new UsageError(`--swap plays each seed twice: --games must be even, not ${options.games}`);
  }
  return {
    decks: [first.deck, second.deck],
    bots,
    edition:
      options.edition === undefined ? newestEdition([first.edition, second.edition]) : editionNamed(options.edition),
    seed: options.seed,
    games: options.games,
    swap,
  };
}

function resultOf(counts: SeriesCounts, seconds: number): SimulateResult {
  const { games, picks, wins, rounds, endedBy, errors } = counts;
  return {
    games,
    picks,
    seconds,
    gamesPerSecond: games / seconds,
    picksPerSecond: picks / seconds,
    wins,
    winRate: wilsonInterval(wins[0], wins[0] + wins[1]),
    rounds,
    endedBy,
    errors,
  };
}

function resultText({ bots, decks }: Series, result: SimulateResult): string {
  const { wins, winRate, rounds, endedBy } = result;
  const names = bots[0] === bots[1] ? decks.map((deck) => deck.name) : bots;
  const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
  const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
  return columns([
    ['games', `${result.games} in ${result.seconds.toFixed(2)} s (${whole(result.gamesPerSecond)} a second)`],
    ['picks', `${result.picks} (${whole(result.picksPerSecond)} a second)`],
    ['wins', `${names[0]} ${wins[0]}, ${names[1]} ${wins[1]}`],
    ['win rate', `${names[0]} ${percent(winRate.value)} (${percent(winRate.low)} to ${percent(winRate.high)})`],
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
