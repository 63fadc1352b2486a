import type { Thinking } from '@dejarik/bots';
import { styled, type Terminal } from '../terminal.js';

/** Milliseconds of one piece of work; what is typed in between is heard. */
const PIECE = 40;
/** Milliseconds until somebody is said to think: quick answers make no line flicker. */
const MOMENT = 250;

/** Milliseconds since any moment. */
export const clock = (): number => performance.now();

/**
 * Works on a thought until it is done. At a terminal a line says who thinks when that takes longer than a moment, and is
 * gone afterwards; a pipe is told nothing. Answers false when `stopped` says so before that.
 */
export async function thinkThrough(
  terminal: Terminal,
  thinking: Thinking,
  who: string,
  stopped: () => boolean,
): Promise<boolean> {
  const began = clock();
  let said = false;
  while (!thinking.done && !stopped()) {
    thinking.work(PIECE);
    if (terminal.interactive && !said && !thinking.done && clock() - began > MOMENT) {
      terminal.out(styled(terminal, 'dim', `${who} thinks …`));
      said = true;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (said) terminal.out('\r\u001B[K');
  return thinking.done;
}
