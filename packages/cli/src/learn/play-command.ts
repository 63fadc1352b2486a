import { availableParallelism } from 'node:os';
import { MOST_NUMBER } from '@dejarik/bots/learning';
import type { Command } from 'commander';
import { counted } from '../columns.js';
import type { Context } from '../context.js';
import { ExitCode, UsageError } from '../faults.js';
import { wholeNumber } from '../options.js';
import { progressOn, timeLeft } from '../progress.js';
import { styled } from '../terminal.js';
import { doJobs } from '../workers/pool.js';
import type { PlayedLearningGame } from './game.js';
import { RecordFile } from './record-file.js';

const HELP = `
Games are played with decks that chance deals from all cards, other ones for every eight games; starter decks are never
used. Most seats pick at random now and then. A game is determined by its number, the iterations and the present
judgement. Games whose numbers are in the file are not played again, so that a run that was stopped (Ctrl-C) goes on where
it was. Another --from plays other games.
`;

const MOST_WORKERS = 64;

interface PlayOptions {
  readonly games: number;
  readonly from: number;
  readonly iterations: number;
  readonly save: string;
  readonly workers: number;
  readonly progress?: true;
}

/** `dejarik learn play`: games to learn from. */
export function addLearnPlay(learn: Command, context: Context): void {
  learn
    .command('play')
    .summary('play games to learn from')
    .description('Lets the search play against itself and keeps the games.')
    .requiredOption('--games <number>', 'how many games', wholeNumber(1, 10_000_000))
    .option('--from <number>', 'number of the first game', wholeNumber(0, MOST_NUMBER), 0)
    .option('--iterations <number>', 'imagined games for an action', wholeNumber(1, 1_000_000), 60)
    .requiredOption('--save <file>', 'keep the games there, a line for each, and go on with those that are there')
    .option('--workers <number>', 'number of threads', wholeNumber(1, MOST_WORKERS), availableParallelism())
    .option('--progress', 'show progress on standard error even where it is no terminal')
    .addHelpText('after', HELP)
    .action((options: PlayOptions) => play(context, options));
}

async function play({ terminal, finish }: Context, options: PlayOptions): Promise<void> {
  const { games, from, iterations, save, workers } = options;
  if (from + games - 1 > MOST_NUMBER) throw new UsageError(`numbers of games end at ${MOST_NUMBER}: lower --from`);
  const file = new RecordFile(save);
  const numbers = Array.from({ length: games }, (_, more) => from + more).filter((number) => !file.numbers.has(number));
  const progress = progressOn(terminal, 'games', options.progress === true);
  const start = performance.now();
  let done = games - numbers.length;
  const faults: PlayedLearningGame[] = [];
  const inputs = numbers.map((number) => ({ number, iterations }));
  await doJobs('learningGame', inputs, workers, (played) => {
    if (played.record === null) faults.push(played);
    else file.add(played.record);
    done++;
    const now = done - (games - numbers.length);
    progress.update(done, games, timeLeft(performance.now() - start, now, numbers.length));
  });
  progress.end();
  const there = games - numbers.length;
  const before = there === 0 ? '' : `, ${there} were there`;
  terminal.out(`${counted(numbers.length - faults.length, 'game')} played${before}; they are in ${save}\n`);
  for (const { number, fault } of faults) {
    terminal.error(`${styled(terminal, 'red', 'error:')} game ${number} (${iterations} iterations): ${fault}\n`);
  }
  if (faults.length > 0) finish(ExitCode.fault);
}
