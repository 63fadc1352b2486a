import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../terminal.js';

/** Lines that are typed, one for each time it is asked; lines that come early wait, so that piped input works as well. */
export class Lines {
  private readonly terminal: Terminal;
  private readonly interface: Interface;
  private readonly early: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private atInterrupt: string | null = null;
  private interruption = false;
  private ended = false;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    const output = terminal.interactive ? { output: process.stdout, terminal: true } : { terminal: false };
    this.interface = createInterface({ input: terminal.input, ...output });
    this.interface.on('line', (line) => this.hear(line));
    this.interface.on('SIGINT', () => {
      if (this.waiting === null) this.interruption = true;
      else this.answer(this.atInterrupt);
    });
    this.interface.on('close', () => {
      this.ended = true;
      if (this.waiting !== null) this.answer(this.end());
    });
  }

  /**
   * Asks and answers the next line without blanks around it; null when the input has ended. Ctrl-C is answered with
   * `atInterrupt`, so that nothing is lost by it.
   */
  async next(prompt: string, atInterrupt: string | null = null): Promise<string | null> {
    this.atInterrupt = atInterrupt;
    this.interruption = false;
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

  /** Whether Ctrl-C was pressed while no line was waited for, since the last one was. */
  interrupted(): boolean {
    return this.interruption;
  }

  close(): void {
    this.interface.close();
  }

  private end(): null {
    this.terminal.out('\n');
    return null;
  }

  private hear(line: string): void {
    if (this.waiting === null) this.early.push(line.trim());
    else {
      if (!this.terminal.interactive) this.terminal.out(`${line.trim()}\n`);
      this.answer(line.trim());
    }
  }

  private answer(line: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(line);
  }
}
