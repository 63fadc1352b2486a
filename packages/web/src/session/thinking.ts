import type { Thinking } from '@dejarik/bots';

/** How the work of a worker is cut into pieces, so that requests are heard in between. */
export interface Patience {
  /** Lets whatever waits have its turn. */
  readonly rest: () => Promise<void>;
  /** Milliseconds since any moment. */
  readonly clock: () => number;
}

/** Milliseconds of one piece: short enough for a request to be heard at once, long enough for the rests to cost little. */
export const PIECE = 16;

/**
 * Works on a thought until it is done, with rests in between. Answers false, and stops, as soon as `stands` says after a
 * rest that the thought has become void.
 */
export async function thinkThrough(
  thinking: Thinking,
  rest: Patience['rest'],
  stands: () => boolean,
): Promise<boolean> {
  while (!thinking.done) {
    thinking.work(PIECE);
    await rest();
    if (!stands()) return false;
  }
  return true;
}
