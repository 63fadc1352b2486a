import { writeFileSync } from 'node:fs';
import { text as streamText } from 'node:stream/consumers';
import {
  checkDeck,
  DECK_FILES,
  type DeckFile,
  type DeckReading,
  DEFAULT_FORMAT,
  formatNamed,
  FORMATS,
  problemText,
  writeDeck,
} from '@dejarik/cards/decks';
import { type Edition, EDITIONS } from '@dejarik/engine';
import type { Command } from 'commander';
import { counted } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { readings } from '../decks/find.js';
import { type Judgement, judgementText, summaryOf, summaryText } from '../decks/judgement.js';
import { ExitCode, messageOf, UsageError } from '../faults.js';
import { editionNamed } from '../options.js';
import { styled, type Terminal } from '../terminal.js';

const FILES = `
A deck file is a plain list ("2x Title, Subtitle (Set #n)", a line a card), JSON of this project or of the deck sites, or a
saved object of the tabletop simulator; which of them it is shows itself. "-" reads standard input. The code of a starter
deck does as well.
`;

const CHECK_HELP = `${FILES}
Formats: ${FORMATS.map(({ code, name }) => `${code} (${name})`).join(', ')}.

Exit codes: 0 legal, 1 not legal, or cards are not automated yet, or a part cannot be read, 2 no deck could be read.

Examples:
  dejarik deck check my-deck.txt --format TRI
  dejarik deck check AW-H --format constructed --edition rr15
`;

const CONVERT_HELP = `${FILES}
Examples:
  dejarik deck convert my-deck.txt --to json --out my-deck.json
  dejarik deck convert AW-H --to tts
`;

/** `dejarik deck`: what can be done with deck files. */
export function addDeck(program: Command, context: Context): void {
  const deck = program
    .command('deck')
    .summary('check or convert deck files')
    .description('Checks whether decks are legal, and writes them to other kinds of file.');
  deck
    .command('check')
    .summary('say what keeps a deck from being legal')
    .description('Lists everything that keeps a deck from being legal, with the rules.')
    .argument('<file>', 'a deck file, the code of a starter deck, or - for standard input')
    .option('--format <name>', `the format (default: what the file names, else ${DEFAULT_FORMAT})`)
    .option(
      '--edition <name>',
      `the edition of the rules: ${EDITIONS.join(', ')} (default: what the file names, else current)`,
    )
    .option('--json', 'write the result as JSON')
    .addHelpText('after', CHECK_HELP)
    .action((file: string, options: CheckOptions) => checkCommand(context, file, options));
  deck
    .command('convert')
    .summary('write a deck to another kind of file')
    .description('Reads a deck file of any kind and writes it to another kind.')
    .argument('<file>', 'a deck file, the code of a starter deck, or - for standard input')
    .requiredOption('--to <kind>', `the kind of file: ${DECK_FILES.join(', ')}`)
    .option('--out <file>', 'where to write it (default: standard output)')
    .addHelpText('after', CONVERT_HELP)
    .action((file: string, options: ConvertOptions) => convertCommand(context, file, options));
}

interface CheckOptions {
  readonly format?: string;
  readonly edition?: string;
  readonly json?: true;
}

interface ConvertOptions {
  readonly to: string;
  readonly out?: string;
}

async function checkCommand({ terminal, finish }: Context, file: string, options: CheckOptions): Promise<void> {
  const format = options.format === undefined ? null : formatCode(options.format);
  const edition = options.edition === undefined ? null : editionNamed(options.edition);
  const read = await decksOf(terminal, file);
  const judged = read.map((reading) => judge(reading, format, edition));
  const several = judged.length > 1;
  const summary = summaryOf(judged);
  if (options.json === true) writeJson(terminal, several ? { decks: judged, summary } : judged[0]);
  else {
    terminal.out(judged.map((one) => judgementText(terminal, one, several)).join(''));
    if (several) terminal.out(summaryText(terminal, summary));
  }
  if (judged.some(({ legal }) => !legal)) finish(ExitCode.fault);
}

function judge({ deck, problems }: DeckReading, format: string | null, edition: Edition | null): Judgement {
  if (deck === null) return { name: null, format: null, edition: null, legal: false, faults: [], problems };
  const by = {
    format: format ?? deck.format ?? DEFAULT_FORMAT,
    edition: edition ?? deck.edition ?? 'current',
  } as const;
  const faults = checkDeck(deck, by);
  const whole = problems.every(({ kind }) => kind !== 'lost');
  return { name: deck.name, ...by, legal: whole && faults.length === 0, faults, problems };
}

async function convertCommand({ terminal, finish }: Context, file: string, options: ConvertOptions): Promise<void> {
  const kind = fileKind(options.to);
  const read = await decksOf(terminal, file);
  const [reading] = read;
  if (read.length > 1 || reading === undefined || reading.deck === null) {
    throw new UsageError(`"${file}" holds ${counted(read.length, 'deck')}; one can be converted at a time`);
  }
  for (const problem of reading.problems)
    terminal.error(`${styled(terminal, 'yellow', 'note:')} ${problemText(problem)}\n`);
  const written = writeDeck(reading.deck, kind);
  if (options.out === undefined) terminal.out(written);
  else {
    try {
      writeFileSync(options.out, written);
    } catch (error) {
      throw new UsageError(`"${options.out}" cannot be written: ${messageOf(error)}`, { cause: error });
    }
  }
  if (reading.problems.some((problem) => problem.kind === 'lost')) finish(ExitCode.fault);
}

/** Throws UsageError that says why, where nothing in it is a deck. */
async function decksOf(terminal: Terminal, file: string): Promise<readonly DeckReading[]> {
  const read = readings(file, file === '-' ? await streamText(terminal.input) : null);
  if (read.some(({ deck }) => deck !== null)) return read;
  const why = read.flatMap(({ problems }) => problems).map(problemText);
  throw new UsageError(`"${file}" cannot be read: ${why.slice(0, MOST_TOLD).join(' ')}`);
}

const MOST_TOLD = 10;

function formatCode(name: string): string {
  const format = formatNamed(name);
  if (format !== null) return format.code;
  throw new UsageError(`there is no format "${name}"; formats are ${FORMATS.map(({ code }) => code).join(', ')}`);
}

function fileKind(name: string): DeckFile {
  const kind = DECK_FILES.find((one) => one === name);
  if (kind === undefined)
    throw new UsageError(`there is no kind of file "${name}"; kinds are ${DECK_FILES.join(', ')}`);
  return kind;
}
