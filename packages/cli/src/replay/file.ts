import { readFileSync, writeFileSync } from 'node:fs';
import type { Catalogue, Replay } from '@dejarik/engine';
import { parseReplay } from '@dejarik/engine';
import { FaultFound, messageOf, UsageError } from '../faults.js';

/** Reads a replay file. Throws UsageError where there is none and FaultFound for one that cannot be played. */
export function readReplay(catalogue: Catalogue, file: string): Replay {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`the replay file "${file}" cannot be read: ${messageOf(error)}`, { cause: error });
  }
  try {
    return parseReplay(catalogue, text);
  } catch (error) {
    throw new FaultFound(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** Writes a replay file. Throws FaultFound where the file cannot be written. */
export function writeReplay(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new FaultFound(`the replay could not be written to "${file}": ${messageOf(error)}`, { cause: error });
  }
}
