import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../src/check/chance.ts';
import { difference } from '../src/check/difference.ts';
import {
  parseDie,
  parseSide,
  sideNotation,
  Sym,
  SYMBOL_NAMES,
  symbols,
  symbolsOf,
} from '../src/definitions/symbols.ts';
import { firstOf, option, optionKey, Pick, pickOf, secondOf } from '../src/game/options.ts';
import {
  chachaRandom,
  emptyBlock,
  fastRandom,
  nextBelow,
  nextRoll,
  nextWord,
  RandomKind,
  seedWords,
} from '../src/state/random.ts';
import type { RandomState } from '../src/state/state.ts';

const smallNumber = fc.integer({ min: 0, max: 2047 });
const anyPick = fc.constantFrom(...Object.values(Pick));

describe('options', () => {
  test('packing keeps kind and both numbers', () => {
    fc.assert(
      fc.property(anyPick, smallNumber, smallNumber, (pick, a, b) => {
        const packed = option(pick, a, b);
        expect([pickOf(packed), firstOf(packed), secondOf(packed)]).toEqual([pick, a, b]);
      }),
    );
  });

  test('options that mean something else have other keys', () => {
    const cards = [Pick.play, Pick.activate, Pick.reroll, Pick.card, Pick.die, Pick.seat, Pick.number, Pick.mode];
    const pairs = [Pick.use, Pick.ability, Pick.side];
    const one = fc.oneof(
      fc.record({ pick: fc.constantFrom(...cards), a: smallNumber, b: fc.constant(0) }),
      fc.record({ pick: fc.constantFrom(...pairs), a: smallNumber, b: smallNumber }),
      fc.record({ pick: fc.constant(Pick.resolve), a: fc.integer({ min: 0, max: 8 }), b: fc.constant(0) }),
      fc.record({
        pick: fc.constantFrom(Pick.done, Pick.pass, Pick.yes, Pick.no),
        a: fc.constant(0),
        b: fc.constant(0),
      }),
    );
    fc.assert(
      fc.property(one, one, (x, y) => {
        const [p, q] = [option(x.pick, x.a, x.b), option(y.pick, y.a, y.b)];
        expect(optionKey(p) === optionKey(q)).toBe(p === q);
      }),
    );
  });
});

describe('dice', () => {
  const side = fc.record({
    symbol: fc.constantFrom(
      Sym.melee,
      Sym.ranged,
      Sym.indirect,
      Sym.shield,
      Sym.resource,
      Sym.disrupt,
      Sym.discard,
      Sym.focus,
    ),
    value: fc.integer({ min: -1, max: 9 }),
    modifier: fc.boolean(),
    cost: fc.integer({ min: 0, max: 9 }),
  });

  test('the notation of a side reads back as the same side', () => {
    fc.assert(
      fc.property(side, (one) => {
        expect(parseSide(sideNotation(one))).toEqual(one);
      }),
    );
  });

  test('six sides make a die, any other number none', () => {
    fc.assert(
      fc.property(fc.array(side, { maxLength: 9 }), (sides) => {
        fc.pre(sides.length !== 6);
        expect(() => parseDie(sides.map(sideNotation).join(' '))).toThrow(/side/);
      }),
    );
    fc.assert(
      fc.property(fc.array(side, { minLength: 6, maxLength: 6 }), (sides) => {
        expect(parseDie(sides.map(sideNotation).join(' '))).toEqual(sides);
      }),
    );
  });

  test('a set of symbols holds what was put in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...SYMBOL_NAMES)), (names) => {
        expect(symbolsOf(symbols(...names)).sort()).toEqual([...names].sort());
      }),
    );
  });
});

describe('chance', () => {
  const seed = fc.string({ maxLength: 40 });
  const draw = (random: RandomState, count: number): number[] => {
    const block = emptyBlock();
    return Array.from({ length: count }, () => nextWord(random, block));
  };

  test('ChaCha12 gives the published stream (key and counter zero)', () => {
    const zero: RandomState = { ...chachaRandom(''), key: new Array<number>(8).fill(0) };
    const words = draw(zero, 8);
    const bytes = words.flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24]);
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(hex).toBe('9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f');
  });

  test('equal seeds give equal streams, others others; the stream goes on from a state that was kept', () => {
    fc.assert(
      fc.property(seed, seed, fc.integer({ min: 1, max: 40 }), (a, b, count) => {
        const whole = draw(chachaRandom(a), count + 20);
        const random = chachaRandom(a);
        const first = draw(random, count);
        const rest = draw(JSON.parse(JSON.stringify(random)) as RandomState, 20);
        expect([...first, ...rest]).toEqual(whole);
        expect(seedWords(a).join() === seedWords(b).join()).toBe(a === b);
      }),
    );
  });

  test('numbers and rolls stay in their range, whichever generator draws', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 1000 }), fc.boolean(), (text, count, fast) => {
        const random = fast ? fastRandom(seedWords(text)[0] as number) : chachaRandom(text);
        expect(random.kind).toBe(fast ? RandomKind.sfc : RandomKind.chacha);
        const block = emptyBlock();
        for (let i = 0; i < 20; i++) {
          const below = nextBelow(random, block, count);
          expect(Number.isInteger(below) && below >= 0 && below < count).toBe(true);
          expect([0, 1, 2, 3, 4, 5]).toContain(nextRoll(random, block));
        }
      }),
    );
  });

  test('rolls fall evenly on the six sides', () => {
    const random = chachaRandom('evenly');
    const block = emptyBlock();
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[nextRoll(random, block)]!++;
    // Chi square with five degrees of freedom: above 20.5 once in a thousand.
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('a shuffled list has the same members', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.integer()), (text, list) => {
        const mixed = new Chance(text).shuffled(list);
        expect([...mixed].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });
});

describe('difference', () => {
  test('finds none between equal values, and one between any others', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(difference(structuredClone(a), a)).toBeNull();
        expect(difference({ x: [a] }, { x: [b] }) === null).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  test('names the place', () => {
    expect(difference({ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] })).toBe('a[1].b: 2, not 3');
    expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('b: missing, not 2');
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toBe('b: 2, where nothing should be');
    expect(difference([], {})).toBe('the value: [], not {}');
    expect(difference(null, { a: 1 })).toBe('the value: null, not {"a":1}');
  });
});
