import { describe, expect, test } from 'vitest';
import { catalogue, likelyDeck } from '../src/index.js';

const SEEDS = Array.from({ length: 100 }, (_, at) => `test ${at}`);
const sideOf = (code: string): string => catalogue.get(code).affiliation;

describe('a likely deck', () => {
  test('is the same for the same seed', () => {
    expect(likelyDeck('one')).toEqual(likelyDeck('one'));
    expect(likelyDeck('one')).not.toEqual({ ...likelyDeck('two'), name: likelyDeck('one').name });
  });

  test('has a team of at most thirty points and 20 to 30 cards, all of one side or of none', () => {
    for (const seed of SEEDS) {
      const { characters, deck } = likelyDeck(seed);
      const points = characters.reduce((sum, { code, dice }) => sum + (catalogue.get(code).points[dice - 1] ?? 0), 0);
      expect([seed, points <= 30, characters.length > 0]).toEqual([seed, true, true]);
      const size = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
      expect([20, 25, 30]).toContain(size);
      const sides = new Set([...characters.map(({ code }) => code), ...Object.keys(deck)].map(sideOf));
      expect([seed, sides.has('hero') && sides.has('villain')]).toEqual([seed, false]);
    }
  });

  test('is of the colors of its team', () => {
    for (const seed of SEEDS) {
      const { characters, deck } = likelyDeck(seed);
      const colors = new Set(['gray', ...characters.map(({ code }) => catalogue.get(code).color)]);
      expect(Object.keys(deck).filter((code) => !colors.has(catalogue.get(code).color))).toEqual([]);
    }
  });
});
