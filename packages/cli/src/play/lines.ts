import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../terminal.js';

/** Lines that are typed, one for each time it is asked; lines that come early wait, so that piped input works as well. */
export class Lines {
  private readonly terminal: Terminal;
  private readonly interface: Interface;
  private readonly early: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    const output = terminal.interactive ? { output: process.stdout, terminal: true } : { terminal: false };
    this.interface = createInterface({ input: terminal.input, ...output });
    this.interface.on('line', (line) => this.hear(line));
    // Ctrl-C asks like "q", so that nothing is lost by it.
    this.interface.on('SIGINT', () => this.hear('q'));
    this.interface.on('close', () => {
      this.ended = true;
      this.waiting?.(this.end());
      this.waiting = null;
    });
  }

  /** Asks and answers the next line without blanks around it; null when the input has ended. */
  async next(prompt: string): Promise<string | null> {
    const early = this.early.shift();
    if (this.terminal.interactive && early === undefined && !this.ended) {
      this.interface.setPrompt(prompt);
      this.interface.prompt();
    } else this.terminal.out(early === undefined ? prompt : `${prompt}${early}\n`);
    if (early !== undefined) return early;
    if (this.ended) return this.end();
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  close(): void {
    this.interface.close();
  }

  private end(): null {
    this.terminal.out('\n');
    return null;
  }

  private hear(line: string): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting === null) this.early.push(line.trim());
    else {
      if (!this.terminal.interactive) this.terminal.out(`${line.trim()}\n`);
      waiting(line.trim());
    }
  }
}
