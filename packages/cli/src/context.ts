import type { ExitCode } from './faults.js';
import type { Terminal } from './terminal.js';

/** What every command gets: where it writes, and the way to say how it ended. */
export interface Context {
  readonly terminal: Terminal;
  /** Says the exit code; without it a command that throws nothing ends with 0. */
  readonly finish: (code: ExitCode) => void;
}

/** Writes a result as JSON. */
export function writeJson(terminal: Terminal, value: unknown): void {
  terminal.out(`${JSON.stringify(value, null, 2)}\n`);
}
