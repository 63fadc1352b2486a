import { catalogue } from '@dejarik/cards';
import type { GameResult, Match, Seat } from '@dejarik/engine';
import type { Command } from 'commander';
import { counted } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { ExitCode, FaultFound, messageOf, UsageError } from '../faults.js';
import { logText } from '../log-text.js';
import { wholeNumber } from '../options.js';
import { readReplay } from '../replay/file.js';
import { stateHash } from '../replay/hash.js';
import { playReplay, verifyReplay, type Way } from '../replay/verify.js';
import { styled, type Terminal } from '../terminal.js';

/** What `dejarik replay --json` writes. */
export interface ReplayResult {
  readonly over: boolean;
  /** Seat of the winner, counted from 0; null while there is none. */
  readonly winner: number | null;
  readonly winnerName: string | null;
  readonly reason: GameResult['reason'] | null;
  readonly rounds: number;
  readonly picks: number;
  /** Fingerprint of the final state. */
  readonly hash: string;
  /** With --verify: whether all ways of playing it led to the same state. */
  readonly verified?: boolean;
  readonly ways?: readonly Way[];
}

const HELP = `
Examples:
  dejarik replay game.json
  dejarik replay game.json --seat 1
  dejarik replay game.json --verify --json
`;

interface ReplayOptions {
  readonly verify?: true;
  readonly json?: true;
  readonly seat?: number;
}

/** `dejarik replay FILE [--verify] [--json]`: plays a replay file again. */
export function addReplay(program: Command, context: Context): void {
  program
    .command('replay')
    .summary('play a replay file again')
    .description('Plays a replay file again and prints its log. The same file always leads to the same final state.')
    .argument('<file>', 'a replay file')
    .option('--verify', 'check that it leads to the same state straight through, suspended, and through JSON')
    .option('--json', 'write the result as JSON instead of the log')
    .option(
      '--seat <number>',
      'read the log as the player in that seat (1 is the first), not as a spectator',
      wholeNumber(1, 4),
    )
    .addHelpText('after', HELP)
    .action((file: string, options: ReplayOptions) => replayCommand(context, file, options));
}

function replayCommand({ terminal, finish }: Context, file: string, options: ReplayOptions): void {
  const replay = readReplay(catalogue, file);
  const { seats } = replay.setup;
  const seat = options.seat === undefined ? null : ((options.seat - 1) as Seat);
  if (seat !== null && seat >= seats.length)
    throw new UsageError(`the game has no seat ${seat + 1}, it has ${seats.length}`);
  let match: Match;
  try {
    match = playReplay(catalogue, replay);
  } catch (error) {
    throw new FaultFound(`${file}: ${messageOf(error)}`, { cause: error });
  }
  const ways = options.verify === true ? verifyReplay(catalogue, replay) : null;
  const result = resultOf(match, ways);
  if (options.json === true) writeJson(terminal, result);
  else {
    terminal.out(logText(terminal, match.logFor(seat)));
    terminal.out(`\n${resultText(match, result)}\n`);
    if (ways !== null) terminal.out(verifiedText(terminal, ways, result.verified === true));
  }
  if (result.verified === false) finish(ExitCode.fault);
}

function resultOf(match: Match, ways: readonly Way[] | null): ReplayResult {
  const { result, round, players } = match.view(null);
  const winner = result?.winner ?? null;
  return {
    over: match.isOver,
    winner,
    winnerName: winner === null ? null : (players[winner]?.name ?? null),
    reason: result?.reason ?? null,
    rounds: round,
    picks: match.pickCount,
    hash: stateHash(match.state),
    ...(ways === null ? {} : { verified: agree(ways), ways }),
  };
}

function agree(ways: readonly Way[]): boolean {
  return ways.every(({ hash }) => hash !== null && hash === ways[0]?.hash);
}

function resultText(match: Match, result: ReplayResult): string {
  const where = `in round ${result.rounds} after ${counted(result.picks, 'pick')}; final state ${result.hash}`;
  if (result.over) return `${result.winnerName ?? 'Nobody'} wins by ${result.reason ?? 'nothing'} ${where}`;
  const { question, players } = match.view(null);
  const asked = players[question?.seat ?? -1]?.name ?? 'Nobody';
  return `The game is not over: ${asked} is to decide ${where}`;
}

function verifiedText(terminal: Terminal, ways: readonly Way[], verified: boolean): string {
  const lines = ways.map(({ name, hash, fault }) => `  ${name}: ${hash ?? `fault, ${fault ?? ''}`}\n`);
  const sum = verified
    ? styled(terminal, 'green', 'Verified: every way of playing it leads to the same state.')
    : styled(terminal, 'red', 'Not verified: the ways of playing it differ.');
  return `${sum}\n${lines.join('')}`;
}
