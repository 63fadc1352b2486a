import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type BenchResult, type BenchSize, FULL_SIZE, runBench } from '../bench/measure.js';
import { columns } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { ExitCode, messageOf, UsageError } from '../faults.js';
import { wholeNumber } from '../options.js';
import { progressOn } from '../progress.js';
import { styled } from '../terminal.js';

const HELP = `
A pick is an answered question that had at least two options. The calibration is a fixed loop of plain JavaScript,
measured beside everything else: the ratios to it can be compared between machines. A run with another checksum played
other games, and its figures mean nothing beside the earlier ones.

Examples:
  dejarik bench
  dejarik bench --json > bench.json
  dejarik bench --against bench.json
`;

/** Below this share of a core the figures tell more about other programs. */
const BUSY = 0.9;

interface BenchOptions {
  readonly rounds: number;
  readonly json?: true;
  readonly against?: string;
  readonly progress?: true;
}

/** `dejarik bench [--json]`: how fast the engine and the search are. */
export function addBench(program: Command, context: Context): void {
  program
    .command('bench')
    .summary('measure the speed of the engine and the search')
    .description('Measures random play with both starter decks, copies, stops, the search and sizes, in one thread.')
    .option('--rounds <number>', 'rounds after the warm-up; figures are medians', wholeNumber(1, 100), FULL_SIZE.rounds)
    .option('--against <file>', 'compare with an earlier result; another checksum is a fault')
    .option('--json', 'write JSON')
    .option('--progress', 'show progress on standard error even where it is no terminal')
    .addHelpText('after', HELP)
    .action((options: BenchOptions) => benchCommand(context, options));
}

function benchCommand({ terminal, finish }: Context, options: BenchOptions): void {
  const earlier = options.against === undefined ? null : readEarlier(options.against);
  const size: BenchSize = { ...FULL_SIZE, rounds: options.rounds };
  const progress = progressOn(terminal, 'rounds', options.progress === true);
  const result = runBench(size, (round) => progress.update(round, size.rounds));
  progress.end();
  if (options.json === true) writeJson(terminal, result);
  else terminal.out(resultText(result, earlier));
  if (result.coreShare < BUSY) {
    const percent = Math.round(100 * result.coreShare);
    terminal.error(
      `${styled(terminal, 'yellow', 'busy machine:')} this process had ${percent} % of a core, the rates are too low\n`,
    );
  }
  if (earlier !== null && earlier.checksum.hash !== result.checksum.hash) {
    terminal.error(
      `${styled(terminal, 'red', 'other games:')} the checksums differ, so the figures cannot be compared\n`,
    );
    finish(ExitCode.fault);
  }
}

/** Throws UsageError for a file that is no result of an earlier run. */
function readEarlier(file: string): BenchResult {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`the earlier result "${file}" cannot be read: ${messageOf(error)}`, { cause: error });
  }
  const isResult = typeof value === 'object' && value !== null && 'ratios' in value && 'checksum' in value;
  if (!isResult) throw new UsageError(`"${file}" was not written by dejarik bench --json`);
  return value as BenchResult;
}

const grouped = (value: number): string => value.toLocaleString('en-US');

function resultText(result: BenchResult, earlier: BenchResult | null): string {
  const { ratios, checksum } = result;
  const row = (name: string, value: string, ratio: number | null, before: number | undefined): string[] => {
    const change = ratio === null || before === undefined ? '' : `${(ratio / before).toFixed(2)} × before`;
    return [name, value, ratio === null ? '' : `ratio ${ratio}`, change];
  };
  const before = earlier?.ratios;
  return columns([
    row('games a second', grouped(result.gamesPerSecond), null, undefined),
    row('picks a second', grouped(result.picksPerSecond), ratios.picks, before?.picks),
    row('copy of a state', `${grouped(result.copyNanoseconds)} ns`, ratios.copy, before?.copy),
    row('stops a second', grouped(result.stopsPerSecond), ratios.stops, before?.stops),
    row('stops a second, through JSON', grouped(result.jsonStopsPerSecond), ratios.jsonStops, before?.jsonStops),
    row('search iterations a second', grouped(result.iterationsPerSecond), ratios.iterations, before?.iterations),
    row('memory of a state', `${grouped(result.memoryBytes)} bytes`, null, undefined),
    row('JSON of a state', `${grouped(result.jsonBytes)} bytes`, null, undefined),
    row('calibration', `${grouped(result.calibration)} million steps a second`, null, undefined),
    row(
      'checksum',
      `${grouped(checksum.games)} games, ${grouped(checksum.picks)} picks, ${checksum.hash}`,
      null,
      undefined,
    ),
  ]);
}
