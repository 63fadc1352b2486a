import { emptyBlock, fastRandom, nextBelow, seedWords } from '../state/random.js';
import type { RandomState } from '../state/state.js';

/** Chance beside the game: which option a random game picks, which stop is looked at closely, which deck is made. */
export class Chance {
  private readonly random: RandomState;
  private readonly block = emptyBlock();

  /** Equal texts give equal draws. */
  constructor(seed: string) {
    this.random = fastRandom(seedWords(seed)[0] as number);
  }

  /** A number from 0 to `count` - 1. */
  below(count: number): number {
    return nextBelow(this.random, this.block, count);
  }

  /** Whether one in `count` comes up; never for 0. */
  oneIn(count: number): boolean {
    return count > 0 && this.below(count) === 0;
  }

  /** One of the list, which is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[] {
    const mixed = list.slice();
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = mixed[i] as T;
      mixed[i] = mixed[j] as T;
      mixed[j] = item;
    }
    return mixed;
  }
}
