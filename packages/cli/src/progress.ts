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

/** About how long work will go on, by what was done in so many milliseconds: `about 12 min left`. */
export function timeLeft(milliseconds: number, done: number, total: number): string {
  if (done === 0) return '';
  const seconds = (milliseconds / 1000 / done) * (total - done);
  if (seconds < 90) return `about ${Math.ceil(seconds)} s left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${minutes} min left`;
  return `about ${(minutes / 60).toFixed(1)} h left`;
}
