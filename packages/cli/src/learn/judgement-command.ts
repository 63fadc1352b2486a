import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  type EpochReport,
  type Examples,
  type Fit,
  joinedExamples,
  type LearningRecord,
  splitOf,
  trainNetwork,
  weightsModule,
} from '@dejarik/bots/learning';
import type { Command } from 'commander';
import { counted } from '../columns.js';
import type { Context } from '../context.js';
import { UsageError } from '../faults.js';
import { percent } from '../figures.js';
import { wholeNumber } from '../options.js';
import { progressOn, timeLeft } from '../progress.js';
import type { Terminal } from '../terminal.js';
import { doJobs } from '../workers/pool.js';
import { checkWritable } from '../writable.js';
import { readRecordFile } from './record-file.js';

const HELP = `
Plays the games of the files again, reads situations out of them, and learns how they
stand from what the search thought later in the game and from who won. Of every eight groups of
games with the same decks one is held out; the network of the epoch that judges those best is written. Games that cannot
be played any more as they were recorded, because cards or rules changed, are left out and counted.

Log loss is the mean of -ln(chance given to what came): 0.693 for one that thinks every game even, less is better. The
same files and options write the same module on the same machine.

Example:
  dejarik learn judgement games.jsonl more.jsonl --save packages/bots/src/judgement/weights-data.ts
`;

const MOST_WORKERS = 64;
/** Games that a thread plays again at once. */
const SLICE = 32;

interface JudgementOptions {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: string;
  readonly save: string;
  readonly workers: number;
  readonly progress?: true;
}

/** `dejarik learn judgement`: learns from games how games stand. */
export function addLearnJudgement(learn: Command, context: Context): void {
  learn
    .command('judgement')
    .argument('<file...>', 'games that dejarik learn play saved')
    .summary('learn from games how games stand')
    .description('Learns from recorded games how games stand, and writes what was learned as a module.')
    .option('--hidden <number>', 'units of the hidden layer', wholeNumber(1, 256), 24)
    .option('--epochs <number>', 'how often each situation is learned from', wholeNumber(1, 1000), 4)
    .option('--seed <text>', 'seed of everything that learning does by chance', '1')
    .requiredOption('--save <file>', 'the module to write')
    .option(
      '--workers <number>',
      'number of threads that play games again',
      wholeNumber(1, MOST_WORKERS),
      availableParallelism(),
    )
    .option('--progress', 'show progress on standard error even where it is no terminal')
    .addHelpText('after', HELP)
    .action((files: string[], options: JudgementOptions) => learnJudgement(context, files, options));
}

async function learnJudgement({ terminal }: Context, files: string[], options: JudgementOptions): Promise<void> {
  const { hidden, epochs, seed, save } = options;
  const records = files.flatMap(readRecordFile);
  checkWritable('the module', save);
  const examples = await read(terminal, records, options);
  const { learned, heldOut } = splitOf(examples);
  if (learned.length === 0) {
    throw new UsageError(
      'there is nothing to learn from; play more games: dejarik learn play --games 1000 --save <file>',
    );
  }
  terminal.out(`situations  ${examples.count}: ${learned.length} to learn from, ${heldOut.length} held out\n`);
  terminal.out(`an even guess  log loss ${Math.LN2.toFixed(4)}, right 50.0 %\n`);
  const weights = trainNetwork(examples, { hidden, epochs, seed }, (report) => terminal.out(reportText(report)));
  writeFileSync(save, weightsModule(weights));
  terminal.out(`What was learned is in ${save}\n`);
}

/** Reads the examples of all records, and says how many there were and which games gave none. */
async function read(
  terminal: Terminal,
  records: readonly LearningRecord[],
  { workers, progress: asked }: JudgementOptions,
): Promise<Examples> {
  const inputs: LearningRecord[][] = [];
  for (let first = 0; first < records.length; first += SLICE) inputs.push(records.slice(first, first + SLICE));
  const progress = progressOn(terminal, 'games', asked === true);
  const start = performance.now();
  let done = 0;
  const parts = await doJobs('readRecords', inputs, workers, () => {
    done++;
    progress.update(
      Math.min(done * SLICE, records.length),
      records.length,
      timeLeft(performance.now() - start, done, inputs.length),
    );
  });
  progress.end();
  const outdated = parts.flatMap((part) => part.outdated);
  terminal.out(`games  ${records.length}\n`);
  if (outdated.length > 0) {
    const which = `${outdated.slice(0, 5).join(', ')}${outdated.length > 5 ? ', ...' : ''}`;
    const games = counted(outdated.length, 'game');
    terminal.error(`${games} left out: they go otherwise with the cards and rules of today (number ${which})\n`);
  }
  return joinedExamples(parts.map(({ examples }) => examples));
}

function reportText({ epoch, learned, heldOut }: EpochReport): string {
  const held = heldOut === null ? '' : `; held out ${fitText(heldOut)}`;
  return `epoch ${epoch}  learned from ${fitText(learned)}${held}\n`;
}

const fitText = ({ logLoss, right }: Fit): string => `log loss ${logLoss.toFixed(4)}, right ${percent(right)}`;
