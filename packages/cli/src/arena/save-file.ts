import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { contestantText, fingerprint, type GameRecord, Schedule, type Tournament } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { ENGINE_VERSION } from '@dejarik/engine';
import { messageOf, UsageError } from '../faults.js';

const FORMAT = 'dejarik-arena';

/** The first line of a saved arena: everything that determines its games, but their number. */
interface Header {
  readonly format: typeof FORMAT;
  readonly engine: string;
  /** The catalogue's hash. */
  readonly cards: string;
  /** What each bot picks in a few games, as a fingerprint: a changed program plays other games. */
  readonly bots: Readonly<Record<string, string>>;
  readonly tournament: Tournament;
}

/** A saved arena as it was read. */
export interface SavedArena {
  readonly tournament: Tournament;
  readonly engine: string;
  readonly cards: string;
  readonly records: readonly GameRecord[];
}

function headerOf(tournament: Tournament): Header {
  const bots = new Set(tournament.contestants.map(({ bot }) => bot));
  return {
    format: FORMAT,
    engine: ENGINE_VERSION,
    cards: catalogue.hash,
    bots: Object.fromEntries([...bots].map((bot) => [bot, fingerprint(bot)])),
    tournament,
  };
}

/**
 * Where the games of an arena are kept: a header, then a line for each game, written as it ends, so that whatever stops
 * the run leaves a good file.
 */
export class SaveFile {
  readonly file: string;
  /** The games that were there already. */
  readonly records: readonly GameRecord[];

  /** Begins the file, or takes it up again. Throws UsageError for one of other games, naming what differs. */
  constructor(file: string, tournament: Tournament) {
    this.file = file;
    const header = headerOf(tournament);
    if (!existsSync(file) || readFileSync(file, 'utf8') === '') {
      this.records = [];
      try {
        writeFileSync(file, `${JSON.stringify(header)}\n`);
      } catch (error) {
        throw new UsageError(`"${file}" cannot be written: ${messageOf(error)}`, { cause: error });
      }
      return;
    }
    const read = readLines(file);
    const different = differences(read.header, JSON.parse(JSON.stringify(header)) as Header);
    if (different.length > 0) {
      throw new UsageError(
        `"${file}" is of another arena; name another file, or begin it anew:\n${different.map((one) => `  ${one}\n`).join('')}`.trimEnd(),
      );
    }
    this.records = read.records;
    // What was written half when the run was stopped is played again.
    truncateSync(file, read.bytes);
  }

  add(record: GameRecord): void {
    appendFileSync(this.file, `${JSON.stringify(record)}\n`);
  }
}

/** Reads a saved arena. Throws UsageError for a file that is none. */
export function readArena(file: string): SavedArena {
  const { header, records } = readLines(file);
  const { tournament, engine, cards } = header;
  return { tournament, engine, cards, records };
}

/** Header and games of a file, and the length of all whole lines. */
function readLines(file: string): { readonly header: Header; readonly records: GameRecord[]; readonly bytes: number } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`the arena file "${file}" cannot be read: ${messageOf(error)}`, { cause: error });
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  const header = parsed(first) as Partial<Header> | null;
  if (header?.format !== FORMAT || header.tournament === undefined) {
    throw new UsageError(`"${file}" was not written by dejarik arena --save`);
  }
  const schedule = new Schedule(header.tournament);
  const records = new Map<string, GameRecord>();
  lines.forEach((line, at) => {
    const record = parsed(line) as GameRecord | null;
    if (record === null || !fits(record, header as Header, schedule)) {
      throw new UsageError(`line ${at + 2} of "${file}" is no game of this arena`);
    }
    const key = `${record.meeting} ${record.number}`;
    // A file that two runs wrote at once may have a game twice.
    if (!records.has(key)) records.set(key, record);
  });
  return { header: header as Header, records: [...records.values()], bytes: Buffer.byteLength(whole) };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Whether the game is the one that stands at its place in the schedule. */
function fits(record: GameRecord, { tournament }: Header, schedule: Schedule): boolean {
  const { meeting, number } = record;
  if (tournament.meetings[meeting] === undefined || !Number.isInteger(number) || number < 0) return false;
  const game = schedule.game(meeting, number);
  const decks = game.decks.map(({ name }) => name);
  if (game.turned) decks.reverse();
  return record.seed === game.seed && record.edition === game.edition && decks.join() === record.decks.join();
}

/** What is otherwise in the file (first) than in the arena that is to be played. */
function differences(there: Header, here: Header): string[] {
  const found: string[] = [];
  const compare = (what: string, a: unknown, b: unknown): void => {
    const [was, is] = [a, b].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    if (was !== is) found.push(`${what}: ${was} there, ${is} now`);
  };
  const names = ({ tournament }: Header): string => tournament.contestants.map(contestantText).join(', ');
  const meetings = ({ tournament }: Header): string => tournament.meetings.map((pair) => pair.join(' v ')).join(', ');
  const decks = ({ tournament }: Header): string => tournament.decks.map(({ name }) => name).join(', ');
  const editions = ({ tournament }: Header): string => tournament.deckPairs.map(({ edition }) => edition).join(', ');
  compare('version of the rules', there.engine, here.engine);
  compare('cards', there.cards, here.cards);
  compare('seed', there.tournament.seed, here.tournament.seed);
  compare('contestants', names(there), names(here));
  if (found.length === 0) compare('who meets whom', meetings(there), meetings(here));
  compare('decks', decks(there), decks(here));
  if (decks(there) === decks(here)) {
    compare('editions', editions(there), editions(here));
    there.tournament.decks.forEach(({ name, deck }, at) => {
      if (JSON.stringify(deck) !== JSON.stringify(here.tournament.decks[at]?.deck)) {
        found.push(`deck ${name}: other cards`);
      }
    });
  }
  for (const [bot, print] of Object.entries(here.bots)) {
    const before = there.bots[bot];
    if (before !== undefined && before !== print) found.push(`${bot}: it plays otherwise now`);
  }
  return found;
}
