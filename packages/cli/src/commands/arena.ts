import { availableParallelism } from 'node:os';
import {
  ARENA_NAMES,
  type ArenaError,
  type ArenaReport,
  arenaReport,
  BOTS,
  type GameRecord,
  Schedule,
  type Tournament,
} from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { ENGINE_VERSION } from '@dejarik/engine';
import type { Command } from 'commander';
import { type PlanOptions, tournamentOf } from '../arena/plan.js';
import { reportText } from '../arena/report-text.js';
import { readArena, SaveFile } from '../arena/save-file.js';
import { columns, counted } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { ExitCode, UsageError } from '../faults.js';
import { wholeNumber } from '../options.js';
import { progressOn, timeLeft } from '../progress.js';
import { styled, type Terminal } from '../terminal.js';
import { doJobs } from '../workers/pool.js';

/** What `dejarik arena --json` writes. */
export interface ArenaResult extends ArenaReport {
  readonly engine: string;
  readonly cards: string;
  readonly seed: string;
  /** Games that this run played, how long it took, in how many threads; null where a file was only reported. */
  readonly run: { readonly games: number; readonly seconds: number; readonly workers: number } | null;
}

/** Says who is no opponent for people. */
function ceiling(): string {
  const peeking = BOTS.filter(({ peeks }) => peeks).map(({ name }) => name);
  return peeking.length === 0 ? '' : ` ${peeking.join(', ')}: sees hidden cards, a ceiling and no opponent.`;
}

const HELP = `
A contestant is a bot, or a bot with a budget of its own for each action: knight@300it counts iterations, knight@20ms
time. --budget is for those that search and say nothing; without it they take their level's. All meet all; with --against
those of --bots meet those of --against only.${ceiling()}

Games come in pairs: one deal, one deck each seat, then the same with the bots exchanged. All pairs of decks come once,
mirrors too, before any comes again: 72 games are one round of the eight starter decks. Their order is drawn from the
seed, so that fewer games are spread over decks as evenly as can be. All meetings have the same deals.

The same options play the same games with any number of threads; with budgets in iterations they end the same. With
--save a run that was stopped (Ctrl-C) goes on where it was, and --games may be raised later. The file refuses games of
other settings, cards, rules or changed bots.

Win rates have Wilson intervals of 95 %, and beside them those that take each swapped pair as one observation. Elo is
fitted to all games at once, from random where it plays, else from the first. Memory is that of all threads together.

Examples:
  dejarik arena --bots random,padawan --games 400
  dejarik arena --bots random,padawan,knight,master --games 144 --budget 400it --save arena.jsonl
  dejarik arena --bots master@3000it --against padawan,knight@300it --games 120
  dejarik arena --ladder knight@300it --games 144 --json
  dejarik arena --report arena.jsonl
`;

const MOST_WORKERS = 64;

interface ArenaOptions extends PlanOptions {
  readonly games: number;
  readonly workers: number;
  readonly save?: string;
  readonly report?: string;
  readonly json?: true;
  readonly progress?: true;
}

/** `dejarik arena`: which bot is how strong. */
export function addArena(program: Command, context: Context): void {
  program
    .command('arena')
    .summary('measure how strong bots are')
    .description('Lets bots meet each other with all decks, seats exchanged, and rates them.')
    .option('--bots <bot,...>', `who plays: ${ARENA_NAMES.join(', ')}, or with a budget as in knight@300it`)
    .option('--ladder <bot>', 'instead: one bot with a budget, twice and four times that, as in knight@300it')
    .option('--against <bot,...>', 'meet these only, not each other')
    .option('--decks <deck,...>', 'codes or deck files; all: the starter decks', 'all')
    .option('--games <number>', 'games of each meeting, an even number', wholeNumber(2, 10_000_000), 72)
    .option('--budget <budget>', 'thought for an action where a bot has no other: 400it or 20ms')
    .option('--seed <text>', 'seed of all games', '1')
    .option('--edition <name>', 'the edition of the rules (default: the newest of both decks)')
    .option('--workers <number>', 'number of threads', wholeNumber(1, MOST_WORKERS), availableParallelism())
    .option('--save <file>', 'keep the games there, and go on with those that are there')
    .option('--report <file>', 'play nothing, report the games of a saved file')
    .option('--json', 'write the result as JSON')
    .option('--progress', 'show progress on standard error even where it is no terminal')
    .addHelpText('after', HELP)
    .action((options: ArenaOptions) => (options.report === undefined ? play : report)(context, options));
}

/** Plays what is missing and reports all. */
async function play(context: Context, options: ArenaOptions): Promise<void> {
  const { games, workers, save } = options;
  if (games % 2 > 0) throw new UsageError(`games come in pairs: --games must be even, not ${games}`);
  const tournament = tournamentOf(options);
  const file = save === undefined ? null : new SaveFile(save, tournament);
  const records = (file?.records ?? []).filter(({ number }) => number < games);
  const { played, seconds } = await playMissing(context, options, tournament, records, file);
  tell(context, options, {
    engine: ENGINE_VERSION,
    cards: catalogue.hash,
    seed: tournament.seed,
    run: { games: played.length, seconds, workers },
    ...arenaReport(tournament, [...records, ...played]),
  });
}

async function playMissing(
  { terminal }: Context,
  { games, workers, progress: asked }: ArenaOptions,
  tournament: Tournament,
  records: readonly GameRecord[],
  file: SaveFile | null,
): Promise<{ readonly played: GameRecord[]; readonly seconds: number }> {
  const there = new Set(records.map(({ meeting, number }) => `${meeting} ${number}`));
  const all = new Schedule(tournament).games(games);
  const missing = all.filter(({ meeting, number }) => !there.has(`${meeting} ${number}`));
  const progress = progressOn(terminal, 'games', asked === true);
  const start = performance.now();
  let done = 0;
  const played = await doJobs('arena', missing, workers, (record) => {
    file?.add(record);
    done++;
    const left = timeLeft(performance.now() - start, done, missing.length);
    progress.update(records.length + done, all.length, left);
  });
  progress.end();
  return { played, seconds: (performance.now() - start) / 1000 };
}

/** Reports a file. */
function report(context: Context, options: ArenaOptions): void {
  for (const other of ['bots', 'ladder', 'against', 'save', 'budget', 'edition'] as const) {
    if (options[other] !== undefined) throw new UsageError(`--${other} does not go with --report: the file says it`);
  }
  const { tournament, engine, cards, records } = readArena(options.report ?? '');
  tell(context, options, { engine, cards, seed: tournament.seed, run: null, ...arenaReport(tournament, records) });
}

function tell({ terminal, finish }: Context, { json }: ArenaOptions, result: ArenaResult): void {
  if (json === true) writeJson(terminal, result);
  else terminal.out(`${reportText(result)}${runText(result)}`);
  result.errors.slice(0, MOST_TOLD).forEach((error) => tellError(terminal, error));
  const more = result.errors.length - MOST_TOLD;
  if (more > 0) terminal.error(`... and ${counted(more, 'more error')}\n`);
  if (result.errors.length > 0) finish(ExitCode.fault);
}

function runText({ games, run }: ArenaResult): string {
  if (run === null) return columns([['games', String(games)]]);
  const seconds = run.seconds < 100 ? run.seconds.toFixed(1) : String(Math.round(run.seconds));
  const now = `${run.games} now, in ${seconds} s with ${counted(run.workers, 'thread')}`;
  return columns([['games', `${games}; ${now}`]]);
}

const MOST_TOLD = 10;

function tellError(terminal: Terminal, error: ArenaError): void {
  const { contestants, decks, number, seed, edition, message, by } = error;
  const where = `${contestants.join(' v ')}, game ${number} (${decks.join(' v ')}, seed "${seed}", edition ${edition})`;
  const lost = by === null ? '' : `; lost for ${by}`;
  terminal.error(`${styled(terminal, 'red', 'error:')} ${where}: ${message}${lost}\n`);
}
