import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { isLearningRecord, type LearningRecord } from '@dejarik/bots/learning';
import { messageOf, UsageError } from '../faults.js';
import { checkWritable } from '../writable.js';

/** Where learning games are kept: a line for each, written as it ends, so that whatever stops the run leaves a good file. */
export class RecordFile {
  readonly file: string;
  /** The games that were there already. */
  readonly numbers: ReadonlySet<number>;

  /** Begins the file, or takes it up again. Throws UsageError for one that holds something else. */
  constructor(file: string) {
    this.file = file;
    const { records, bytes } = existsSync(file) ? readLines(file) : { records: [], bytes: 0 };
    this.numbers = new Set(records.map(({ number }) => number));
    checkWritable('the games', file);
    // What was written half when the run was stopped is played again.
    truncateSync(file, bytes);
  }

  add(record: LearningRecord): void {
    appendFileSync(this.file, `${JSON.stringify(record)}\n`);
  }
}

/** The games of a file; a last line that was written half is left out. Throws UsageError for any other file. */
export function readRecordFile(file: string): LearningRecord[] {
  return readLines(file).records;
}

/** The games of a file and the length of all whole lines. */
function readLines(file: string): { readonly records: LearningRecord[]; readonly bytes: number } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`"${file}" cannot be read: ${messageOf(error)}`, { cause: error });
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  // Without any whole line it may be any file, which is not to be cut off.
  if (lines.length === 0 && text !== '' && !text.startsWith('{"number":')) refuse(file, 1);
  const records = lines.map((line, at) => recordOf(line) ?? refuse(file, at + 1));
  return { records, bytes: Buffer.byteLength(whole) };
}

function refuse(file: string, line: number): never {
  throw new UsageError(
    `line ${line} of "${file}" is no learning game; take the line out, or name a file of "dejarik learn play --save"`,
  );
}

function recordOf(line: string): LearningRecord | null {
  try {
    const value: unknown = JSON.parse(line);
    return isLearningRecord(value) ? value : null;
  } catch {
    return null;
  }
}
