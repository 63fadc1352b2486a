import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { progressOn } from '../src/progress.js';
import type { Terminal } from '../src/terminal.js';

afterEach(() => void vi.restoreAllMocks());

function terminal(errorIsTerminal: boolean): Terminal & { readonly written: string[] } {
  const written: string[] = [];
  return {
    input: Readable.from([]),
    interactive: false,
    errorIsTerminal,
    colored: false,
    columns: 100,
    out: () => expect.fail('progress is told on standard error'),
    error: (text) => void written.push(text),
    written,
  };
}

/** Tells progress every 300 ms for four seconds. */
function tell(on: Terminal, asked: boolean): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const progress = progressOn(on, 'games', asked);
  for (let done = 0; done <= 13; done++) {
    clock.mockReturnValue(done * 300);
    progress.update(done, 13);
  }
  progress.end();
}

describe('progress', () => {
  test('a terminal is told at most once a second, in one line that goes at the end', () => {
    const on = terminal(true);
    tell(on, false);
    expect(on.written).toEqual([
      '\r\u001B[Kgames: 4 of 13',
      '\r\u001B[Kgames: 8 of 13',
      '\r\u001B[Kgames: 12 of 13',
      '\r\u001B[K',
    ]);
  });

  test('what is no terminal is told nothing', () => {
    const on = terminal(false);
    tell(on, false);
    expect(on.written).toEqual([]);
  });

  test('unless it is asked for: then in lines', () => {
    const on = terminal(false);
    tell(on, true);
    expect(on.written).toEqual(['games: 4 of 13\n', 'games: 8 of 13\n', 'games: 12 of 13\n']);
  });
});
