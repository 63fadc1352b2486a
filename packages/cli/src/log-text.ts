import type { LogLine } from '@dejarik/engine';
import { styled, type Terminal } from './terminal.js';

/** Log lines as text, what an action sets off indented under it. */
export function logText(terminal: Terminal, lines: readonly LogLine[]): string {
  return lines
    .map(({ event, depth, text }) =>
      event === 'round began'
        ? `\n${styled(terminal, 'bold', text)}\n`
        : `${'  '.repeat(Math.min(depth, 8))}${depth === 0 ? text : styled(terminal, 'dim', text)}\n`,
    )
    .join('');
}
