import { styleText } from 'node:util';
import type { Readable } from 'node:stream';

/** What a style may be; a part of what `util.styleText` knows. */
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan' | 'underline';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Terminal {
  readonly input: Readable;
  /** Whether a person types and reads at a terminal. */
  readonly interactive: boolean;
  /** Whether standard error is a terminal, so that progress can be shown there. */
  readonly errorIsTerminal: boolean;
  readonly colored: boolean;
  /** Width of a line; 100 where nothing says it. */
  readonly columns: number;
  out(text: string): void;
  error(text: string): void;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    input: stdin,
    interactive: stdin.isTTY && stdout.isTTY,
    errorIsTerminal: stderr.isTTY,
    // Asked of styleText itself, which knows NO_COLOR and FORCE_COLOR.
    colored: styleText('bold', 'x', { stream: stdout }) !== 'x',
    columns: stdout.isTTY && stdout.columns > 0 ? stdout.columns : 100,
    out: (text) => void stdout.write(text),
    error: (text) => void stderr.write(text),
  };
}

/** Styles a text where the terminal shows styles. */
export function styled(terminal: Terminal, style: Style, text: string): string {
  return terminal.colored && text !== '' ? styleText(style, text, { validateStream: false }) : text;
}
