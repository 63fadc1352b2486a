import { describe, expect, test } from 'vitest';
import { eloTable, type Score } from '../src/arena/elo.js';
import { pairedInterval } from '../src/arena/paired.js';
import { addTimes, countOf, NO_TIME, quantile, Stopwatch, type ThinkTime } from '../src/arena/think-time.js';
import { createGenerator } from '../src/generator.js';
import { wilsonInterval } from '../src/index.js';

const odds = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));

describe('Elo', () => {
  test('strengths from which the results were reckoned are found again', () => {
    const strengths = [0, 120, 310, -75];
    const scores: Score[] = [];
    strengths.forEach((a, at) =>
      strengths.forEach((b, other) => {
        if (at < other) scores.push({ a: at, b: other, games: 1000, won: 1000 * odds(a - b) });
      }),
    );
    const { ratings, virtualDraws } = eloTable(4, scores, 0);
    expect(virtualDraws).toBe(false);
    ratings.forEach((rating, at) => expect(rating?.value).toBeCloseTo(strengths[at] as number, 6));
    expect(ratings[0]).toEqual({ value: 0, low: 0, high: 0 });
  });

  test('between two it is what the win rate says, with the interval of its log odds', () => {
    const { ratings } = eloTable(2, [{ a: 0, b: 1, games: 100, won: 36 }], 0);
    const { value = NaN, low = NaN, high = NaN } = ratings[1] ?? {};
    expect(value).toBeCloseTo(400 * Math.log10(64 / 36), 6);
    const error = 1 / Math.sqrt(100 * 0.36 * 0.64);
    expect(high - value).toBeCloseTo((1.959964 * error * 400) / Math.LN10, 3);
    expect(value - low).toBeCloseTo(high - value, 9);
  });

  test('the interval holds the true strength about 95 times in 100', () => {
    const generator = createGenerator('elo');
    let held = 0;
    for (let trial = 0; trial < 400; trial++) {
      const played = (a: number, b: number, difference: number): Score => {
        let won = 0;
        for (let game = 0; game < 60; game++) if (generator.word() / 2 ** 32 < odds(difference)) won++;
        return { a, b, games: 60, won };
      };
      const { ratings } = eloTable(3, [played(0, 1, -100), played(1, 2, -50), played(0, 2, -150)], 0);
      const { low = NaN, high = NaN } = ratings[2] ?? {};
      if (low <= 150 && high >= 150) held++;
    }
    expect(held / 400).toBeGreaterThan(0.92);
    expect(held / 400).toBeLessThan(0.98);
  });

  test('the anchor shifts all alike', () => {
    const scores = [
      { a: 0, b: 1, games: 50, won: 20 },
      { a: 1, b: 2, games: 50, won: 15 },
    ];
    const [zero, one, two] = [0, 1, 2].map((anchor) => eloTable(3, scores, anchor).ratings);
    const at = (table: typeof zero, place: number): number => table?.[place]?.value ?? NaN;
    expect(at(zero, 2)).toBeCloseTo(-at(two, 0), 6);
    expect(at(zero, 2) - at(zero, 1)).toBeCloseTo(at(one, 2), 6);
  });

  test('who won everything is given a drawn game, and that is said', () => {
    const { ratings, virtualDraws } = eloTable(2, [{ a: 0, b: 1, games: 20, won: 0 }], 0);
    expect(virtualDraws).toBe(true);
    expect(ratings[1]?.value).toBeCloseTo(400 * Math.log10(20.5 / 0.5), 6);
    expect(ratings[1]?.low).toBeGreaterThan(0);
  });

  test('the same for a group that lost everything to the others', () => {
    const scores = [
      { a: 0, b: 1, games: 10, won: 5 },
      { a: 2, b: 3, games: 10, won: 5 },
      { a: 0, b: 2, games: 10, won: 10 },
    ];
    const { ratings, virtualDraws } = eloTable(4, scores, 0);
    expect(virtualDraws).toBe(true);
    expect(ratings[2]?.value).toBeLessThan(-300);
    expect(ratings.every((rating) => Number.isFinite(rating?.high))).toBe(true);
  });

  test('who is joined with the anchor by no game has none', () => {
    const scores = [
      { a: 0, b: 1, games: 10, won: 4 },
      { a: 0, b: 2, games: 0, won: 0 },
      { a: 2, b: 3, games: 10, won: 4 },
    ];
    const { ratings, virtualDraws } = eloTable(4, scores, 0);
    expect(virtualDraws).toBe(false);
    expect(ratings[1]?.value).toBeGreaterThan(0);
    expect(ratings.slice(2)).toEqual([null, null]);
    expect(eloTable(1, [], 0).ratings).toEqual([{ value: 0, low: 0, high: 0 }]);
  });
});

describe('the interval over swapped pairs', () => {
  test('is that of Wilson where the games of a pair are independent, nearly', () => {
    const scores = [...Array<number>(25).fill(0), ...Array<number>(50).fill(0.5), ...Array<number>(25).fill(1)];
    const paired = pairedInterval(scores);
    const wilson = wilsonInterval(100, 200);
    expect(paired.value).toBe(0.5);
    expect(paired.low).toBeCloseTo(wilson.low, 2);
    expect(paired.high).toBeCloseTo(wilson.high, 2);
  });

  test('is narrower where decks decide, wider where one of the pair decides', () => {
    const width = (scores: readonly number[]): number => {
      const { low, high } = pairedInterval(scores);
      return high - low;
    };
    const split = [...Array<number>(5).fill(0), ...Array<number>(90).fill(0.5), ...Array<number>(5).fill(1)];
    const both = [...Array<number>(50).fill(0), ...Array<number>(50).fill(1)];
    const independent = [...Array<number>(25).fill(0), ...Array<number>(50).fill(0.5), ...Array<number>(25).fill(1)];
    expect(width(split)).toBeLessThan(width(independent) / 2);
    expect(width(both)).toBeGreaterThan(1.3 * width(independent));
  });

  test('at the ends it is Wilson’s over the pairs; nothing is known of less than two', () => {
    expect(pairedInterval([1, 1, 1, 1])).toEqual(wilsonInterval(4, 4));
    expect(pairedInterval([0, 0, 0])).toEqual(wilsonInterval(0, 3));
    expect(pairedInterval([0.5])).toEqual({ value: 0.5, low: 0, high: 1 });
    expect(pairedInterval([])).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('thinking times', () => {
  const noted = (times: readonly number[]): ThinkTime => {
    const watch = new Stopwatch();
    for (const time of times) watch.note(time);
    return watch.time();
  };

  test('quantiles are right within 3 %, from microseconds to minutes', () => {
    for (const scale of [0.01, 1, 50, 2000, 60_000]) {
      const times = Array.from({ length: 1000 }, (_, at) => scale * (1 + at / 500));
      const time = noted(times);
      for (const share of [0.05, 0.5, 0.95, 1]) {
        const right = times[Math.ceil(1000 * share) - 1] as number;
        expect(Math.abs(quantile(time, share) / right - 1)).toBeLessThan(0.03);
      }
    }
  });

  test('none exceeds the longest', () => {
    const time = noted([7]);
    expect(quantile(time, 0.95)).toBeLessThanOrEqual(7);
    expect(quantile(time, 0.95)).toBeGreaterThan(6.5);
    expect(time).toMatchObject({ total: 7, most: 7 });
  });

  test('times of two games added up are those of all picks', () => {
    const a = [0, 0.0004, 0.2, 3, 3.1, 900];
    const b = [0.21, 5, 1e9];
    const both = addTimes([noted(a), noted(b), NO_TIME]);
    expect(both).toEqual({ ...noted([...a, ...b]), total: both.total });
    expect(both.total).toBeCloseTo(1e9 + 911.5104, 2);
    expect(countOf(both)).toBe(9);
    expect(quantile(both, 1)).toBe(1e9);
    expect(structuredClone(both)).toEqual(both);
    expect(JSON.parse(JSON.stringify(both))).toEqual(both);
  });

  test('of no picks there is none', () => {
    expect(quantile(NO_TIME, 0.5)).toBe(0);
    expect(countOf(NO_TIME)).toBe(0);
  });

  test('the buckets are few, however many picks there are', () => {
    const generator = createGenerator('buckets');
    const times = Array.from({ length: 20_000 }, () => 10 ** (8 * (generator.word() / 2 ** 32) - 2));
    expect(Object.keys(noted(times).buckets).length).toBeLessThan(400);
  });
});
