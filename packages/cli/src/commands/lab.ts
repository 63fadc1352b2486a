import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@dejarik/bots';
import { labGames, type LabPlan, type LabResult, labResult } from '@dejarik/bots/lab';
import type { Command } from 'commander';
import { counted } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { ExitCode } from '../faults.js';
import { labPage } from '../lab/page/page.js';
import { type LabPlanOptions, planOf } from '../lab/plan.js';
import { labSummary, labText } from '../lab/text.js';
import { wholeNumber } from '../options.js';
import { progressOn, timeLeft } from '../progress.js';
import { styled, type Terminal } from '../terminal.js';
import { doJobs, slices } from '../workers/pool.js';
import { checkWritable } from '../writable.js';

/** What `dejarik lab --json` writes. */
export interface LabOutput extends LabResult {
  readonly seconds: number;
}

const HELP = `
The deck plays each of the others, the same bot on both sides. Games come in pairs: one seed, the deck once in either
seat. Games 2n and 2n + 1 against an opponent have the seed "<seed>/<opponent>/<n>": the same options play the same
games, with any number of workers, whoever else is an opponent. Only budgets in time (knight@300ms) do not repeat.
"all" are the starter decks without the deck itself; --mirror adds it.

Win rates have Wilson intervals of 95 % and leave out games that broke off. Who goes first took the first turn of the
game: who has the battlefield that is played on. A card that is drawn late is seen in long games only, so its win rate
tells of the length of games too; that of opening hands does not.

Examples:
  dejarik lab AW-H --games 40
  dejarik lab my-deck.txt --against all --mirror --games 100 --report my-deck.html
  dejarik lab my-deck.txt --against AW-V,other.json --games 200 --bot knight@100it --json
`;

const MOST_WORKERS = 64;
/** Searching bots take their time: a pair of games is enough for a thread at once. */
const MOST_SLICE = 2;

interface LabOptions extends LabPlanOptions {
  readonly workers: number;
  readonly report?: string;
  readonly json?: true;
  readonly progress?: true;
}

/** `dejarik lab`: what a deck, its cards and its dice do against others. */
export function addLab(program: Command, context: Context): void {
  program
    .command('lab')
    .argument('<deck>', 'a code or a deck file')
    .summary('measure a deck, its cards and its dice')
    .description('Lets a deck play others and counts how it does, and what its cards and dice do.')
    .option('--against <deck,...>', 'codes or deck files; all: the starter decks', 'all')
    .option('--mirror', 'against itself too')
    .option('--games <number>', 'games against each, an even number', wholeNumber(2, 1_000_000), 40)
    .option('--bot <bot>', `who plays both: ${BOT_NAMES.join(', ')}, or with a budget as in knight@100it`, 'padawan')
    .option('--seed <text>', 'seed of all games', '1')
    .option('--edition <name>', 'the edition of the rules (default: the newest of both decks)')
    .option('--workers <number>', 'number of threads', wholeNumber(1, MOST_WORKERS), availableParallelism())
    .option('--report <file>', 'write a page to read in a browser')
    .option('--json', 'write the result as JSON')
    .option('--progress', 'show progress on standard error even where it is no terminal')
    .addHelpText('after', HELP)
    .action((deck: string, options: LabOptions) => labCommand(context, deck, options));
}

async function labCommand({ terminal, finish }: Context, deck: string, options: LabOptions): Promise<void> {
  const plan = planOf(deck, options);
  if (options.report !== undefined) checkWritable('the report', options.report);
  const { result, seconds } = await playAll(terminal, plan, options);
  if (options.report !== undefined) writeFileSync(options.report, labPage(result));
  if (options.json === true) writeJson(terminal, { seconds, ...result } satisfies LabOutput);
  else if (options.report === undefined) terminal.out(labText(result));
  else terminal.out(`${labSummary(result)}\nThe report is in ${options.report}\n`);
  tellErrors(terminal, plan, result);
  if (result.errors.length > 0) finish(ExitCode.fault);
}

async function playAll(
  terminal: Terminal,
  plan: LabPlan,
  { workers, progress: asked }: LabOptions,
): Promise<{ readonly result: LabResult; readonly seconds: number }> {
  const total = labGames(plan);
  const inputs = slices(total, workers, MOST_SLICE).map((slice) => ({ plan, ...slice }));
  const progress = progressOn(terminal, 'games', asked === true);
  const start = performance.now();
  let done = 0;
  const parts = await doJobs('lab', inputs, workers, (part) => {
    done += part.games;
    progress.update(done, total, timeLeft(performance.now() - start, done, total));
  });
  progress.end();
  return { result: labResult(plan, parts), seconds: (performance.now() - start) / 1000 };
}

const MOST_TOLD = 10;

function tellErrors(terminal: Terminal, { opponents }: LabPlan, { errors }: LabResult): void {
  for (const { game, opponent, seat, seed, message } of errors.slice(0, MOST_TOLD)) {
    const { name, edition } = opponents[opponent] as LabPlan['opponents'][number];
    const where = `game ${game} (against ${name}, seat ${seat + 1}, seed "${seed}", edition ${edition})`;
    terminal.error(`${styled(terminal, 'red', 'error:')} ${where}: ${message}\n`);
  }
  if (errors.length > MOST_TOLD) terminal.error(`... and ${counted(errors.length - MOST_TOLD, 'more error')}\n`);
}
