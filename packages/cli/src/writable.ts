import { closeSync, openSync } from 'node:fs';
import { messageOf, UsageError } from './faults.js';

/** Throws UsageError where a file cannot be written, `what` naming it: better before long work than after. */
export function checkWritable(what: string, file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UsageError(`${what} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}
