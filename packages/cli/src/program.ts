import { ENGINE_VERSION } from '@dejarik/engine';
import { Command, CommanderError } from 'commander';
import { addArena } from './commands/arena.js';
import { addBench } from './commands/bench.js';
import { addCards } from './commands/cards.js';
import { addDeck } from './commands/deck.js';
import { addDecks } from './commands/decks.js';
import { addEditions } from './commands/editions.js';
import { addFuzz } from './commands/fuzz.js';
import { addLab } from './commands/lab.js';
import { addLearn } from './commands/learn.js';
import { addPlay } from './commands/play.js';
import { addReplay } from './commands/replay.js';
import { addRules } from './commands/rules.js';
import { addSimulate } from './commands/simulate.js';
import type { Context } from './context.js';
import { ExitCode, FaultFound, messageOf, UsageError } from './faults.js';
import { styled, type Terminal } from './terminal.js';

const HELP = `
Examples:
  dejarik decks
  dejarik play --deck AW-H --against AW-V
  dejarik simulate --decks AW-H,AW-V --bots padawan,random --games 400 --swap
  dejarik arena --bots random,padawan --games 144
  dejarik lab AW-H --games 40 --report rey.html
  dejarik <command> --help

Exit codes: 0 all is well, 1 faults were found, 2 wrong use.
`;

/**
 * Runs one command line (without the names of the programs before it) and answers the exit code. Everything that can go
 * wrong is told on the terminal's standard error; nothing is thrown.
 */
export async function runDejarik(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = ExitCode.fine;
  const program = createProgram({ terminal, finish: (given) => (code = given) });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // Commander has written its own message, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.fine : ExitCode.usage;
    const expected = error instanceof UsageError || error instanceof FaultFound;
    const message = expected || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message);
    terminal.error(`${styled(terminal, 'red', 'error:')} ${message}\n`);
    return error instanceof UsageError ? ExitCode.usage : ExitCode.fault;
  }
}

function createProgram(context: Context): Command {
  const { terminal } = context;
  const program = new Command('dejarik')
    .description('Star Wars: Destiny as software. An unofficial fan project.')
    .version(ENGINE_VERSION)
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ helpWidth: terminal.columns })
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.error(text),
      getOutHasColors: () => terminal.colored,
      outputError: (text, write) => write(text.replace(/^error:/, styled(terminal, 'red', 'error:'))),
    })
    .showHelpAfterError('("dejarik --help" and "dejarik <command> --help" show how it is used)')
    .addHelpText('after', HELP);
  addDecks(program, context);
  addDeck(program, context);
  addCards(program, context);
  addRules(program, context);
  addEditions(program, context);
  addSimulate(program, context);
  addArena(program, context);
  addLab(program, context);
  addLearn(program, context);
  addFuzz(program, context);
  addReplay(program, context);
  addPlay(program, context);
  addBench(program, context);
  return program;
}
