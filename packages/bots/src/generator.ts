/** A small seeded generator (sfc32): what a program does by chance depends on its seed alone. */
export interface Generator {
  /** The next word, 0 to 2^32 - 1. */
  word(): number;
  /** A number from 0 to `count` - 1. */
  below(count: number): number;
}

/** Four words from any text; equal texts give equal words. */
function mixed(seed: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef;
  for (const character of seed) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ code ^ (a >>> 16), 0xc2b2ae35);
    c = Math.imul(c ^ code ^ (b >>> 15), 0x27d4eb2f);
    d = Math.imul(d ^ code ^ (c >>> 13), 0x165667b1);
  }
  return [a, b, c, d];
}

/** The generator of that seed. */
export function createGenerator(seed: string): Generator {
  let [a, b, c, d] = mixed(seed);
  const word = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return { word, below: (count) => Math.floor((word() / 4294967296) * count) };
}
