import type { RandomState } from './state.js';

/**
 * Randomness is part of the state. A real game draws from ChaCha12 in counter mode, whose output tells nothing about
 * what comes next; an imagined game draws from sfc32, which is faster. One draw is one 32-bit word: one for each die
 * that is rolled, one for each step of a shuffle, one for each card taken at random.
 */
export const RandomKind = { chacha: 0, sfc: 1 } as const;

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Eight words from any text (a sponge over the ChaCha permutation); equal texts give equal words. */
export function seedWords(text: string): number[] {
  const state = new Uint32Array(16);
  state.set(CONSTANTS, 12);
  state[8] = text.length;
  for (let start = 0; start < text.length || start === 0; start += 16) {
    for (let i = 0; i < 16 && start + i < text.length; i++) {
      const word = i >> 1;
      state[word] = (state[word] as number) ^ (text.charCodeAt(start + i) << (i & 1 ? 16 : 0));
    }
    permute(state);
  }
  permute(state);
  return Array.from(state.subarray(0, 8));
}

export function chachaRandom(seed: string): RandomState {
  return {
    kind: RandomKind.chacha,
    key: seedWords(seed),
    counter: 0,
    a: 0,
    b: 0,
    c: 0,
    d: 0,
    rolls: null,
    rolled: 0,
  };
}

/** A small fast generator for imagined games, from one 32-bit word. */
export function fastRandom(word: number): RandomState {
  const state: RandomState = {
    kind: RandomKind.sfc,
    key: [],
    counter: 0,
    a: word >>> 0,
    b: (word ^ 0x9e3779b9) >>> 0,
    c: Math.imul(word, 0x85ebca6b) >>> 0,
    d: 1,
    rolls: null,
    rolled: 0,
  };
  for (let i = 0; i < 12; i++) nextSfc(state);
  return state;
}

function nextSfc(random: RandomState): number {
  const t = (random.a + random.b + random.d) | 0;
  random.d = (random.d + 1) | 0;
  random.a = random.b ^ (random.b >>> 9);
  random.b = (random.c + (random.c << 3)) | 0;
  random.c = (((random.c << 21) | (random.c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** The block of the last draw, kept beside the state: sixteen words serve sixteen draws. */
export interface RandomBlock {
  key: readonly number[];
  number: number;
  /** Made when it is first needed: an imagined game never does. */
  words: Uint32Array | null;
}
export const emptyBlock = (): RandomBlock => ({ key: [], number: -1, words: null });

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let va = x[a] as number;
  let vb = x[b] as number;
  let vc = x[c] as number;
  let vd = x[d] as number;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  x[a] = va;
  x[b] = vb;
  x[c] = vc;
  x[d] = vd;
}

/** Six double rounds: the ChaCha12 permutation. */
function permute(x: Uint32Array): void {
  for (let round = 0; round < 6; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
}

function chachaBlock(key: readonly number[], number: number, out: Uint32Array): void {
  const start = new Uint32Array(16);
  start.set(CONSTANTS, 0);
  start.set(key, 4);
  start[12] = number;
  out.set(start);
  permute(out);
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (start[i] as number);
}

/** The next word, 0 to 2^32 - 1. Advances the state; `block` only saves time. */
export function nextWord(random: RandomState, block: RandomBlock): number {
  const n = random.counter++;
  if (random.kind === RandomKind.sfc) return nextSfc(random);
  const number = n >>> 4;
  let { words } = block;
  if (words === null || block.number !== number || block.key !== random.key) {
    words ??= block.words = new Uint32Array(16);
    chachaBlock(random.key, number, words);
    block.number = number;
    block.key = random.key;
  }
  return words[n & 15] as number;
}

/** A number from 0 to `count` - 1. */
export function nextBelow(random: RandomState, block: RandomBlock, count: number): number {
  return Math.floor((nextWord(random, block) / 4294967296) * count);
}

/** The side that a die lands on, 0 to 5. Where a test gives the rolls they are taken; one too few is an error. */
export function nextRoll(random: RandomState, block: RandomBlock): number {
  if (random.rolls === null) return nextBelow(random, block, 6);
  const face = random.rolls[random.rolled++];
  if (face === undefined) throw new Error(`roll ${random.rolled} was not given`);
  return face;
}
