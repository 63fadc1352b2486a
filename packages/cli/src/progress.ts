import type { Terminal } from './terminal.js';

/** Tells how far long work has come, on standard error, at most once a second. */
export interface Progress {
  update(done: number, total: number, more?: string): void;
  /** Leaves the line as it was before. */
  end(): void;
}

const INTERVAL = 1000;
const silent: Progress = { update: () => undefined, end: () => undefined };

/** Shown only at a terminal, or where it is asked for. */
export function progressOn(terminal: Terminal, what: string, asked: boolean): Progress {
  if (!asked && !terminal.errorIsTerminal) return silent;
  let last = performance.now();
  let written = false;
  return {
    update(done, total, more = '') {
      const now = performance.now();
      if (now - last < INTERVAL) return;
      last = now;
      const line = `${what}: ${done} of ${total}${more === '' ? '' : `, ${more}`}`;
      terminal.error(terminal.errorIsTerminal ? `\r\u001B[K${line}` : `${line}\n`);
      written = true;
    },
    end() {
      if (written && terminal.errorIsTerminal) terminal.error('\r\u001B[K');
    },
  };
}
