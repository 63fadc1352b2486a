import type { Player } from '@dejarik/engine';

/** A small generator with a memory of one word: what a program picks depends on seed and question alone. */
function wordsOf(seed: string): () => number {
  let state = 0x9e3779b9;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Picks whatever is legal. */
function randomPlayer(seed: string): Player {
  const words = wordsOf(seed);
  return { name: 'random', looks: false, pick: (question) => words() % question.options.length };
}

/** The program of that name. Throws an error that names it when there is none. */
export function playerOf(name: string, seed: string): Player {
  switch (name) {
    case 'random':
    case 'simple':
      return randomPlayer(seed);
    default:
      throw new Error(`There is no bot "${name}".`);
  }
}
