import { describe, expect, test } from 'vitest';
import type { LogLine, Review, ReviewPoint } from '../src/contract.ts';
import { chartPoints, story, swingsOf } from '../src/play/review.ts';

const turn = (pick: number, chance: number, more: Partial<ReviewPoint> = {}): ReviewPoint => ({
  pick,
  round: 1,
  chances: [chance, 1 - chance],
  picked: { label: 'Pass', chance: null },
  best: { label: 'Pass', chance },
  line: pick * 2,
  ...more,
});
const review = (...points: readonly ReviewPoint[]): Review => ({ seat: 0, picks: 60, points });
const won = { winner: 0, reason: 'defeat' } as const;

describe('the places of the chart', () => {
  test('are the turns and the end, with the lines of the log between them', () => {
    const points = chartPoints(review(turn(5, 0.5), turn(9, 0.6)), 2, 3, won);
    expect(points.map(({ pick, round, chances, lines }) => ({ pick, round, chances, lines }))).toEqual([
      { pick: 5, round: 1, chances: [0.5, 0.5], lines: { from: 10, to: 18 } },
      { pick: 9, round: 1, chances: [0.6, 0.4], lines: { from: 18, to: Infinity } },
      { pick: 60, round: 3, chances: [1, 0], lines: { from: Infinity, to: Infinity } },
    ]);
  });
  test('have no end where nobody won, and are none where nothing was judged', () => {
    expect(chartPoints(review(turn(5, 0.5)), 2, 3, { winner: null, reason: 'aborted' })).toHaveLength(1);
    expect(chartPoints(review(), 2, 3, won)).toEqual([]);
  });
  test('of three seats end with one winner', () => {
    const points = chartPoints(review(turn(5, 0.5)), 3, 3, { winner: 2, reason: 'defeat' });
    expect(points.at(-1)?.chances).toEqual([0, 0, 1]);
  });
});

describe('the biggest swings', () => {
  const of = (chances: readonly number[], result: Parameters<typeof swingsOf>[2] = won) => {
    const points = chartPoints(review(...chances.map((chance, at) => turn(at, chance))), 2, 3, result);
    return swingsOf(points, 0, result).map(({ rank, at, before, after }) => [rank, at, before, after]);
  };
  test('come by size, up and down, with their places', () => {
    expect(of([0.5, 0.3, 0.31, 0.9])).toEqual([
      [1, 2, 0.31, 0.9],
      [2, 0, 0.5, 0.3],
      [3, 3, 0.9, 1],
    ]);
  });
  test('are five at most, and none where little changed', () => {
    expect(of([0.1, 0.9, 0.1, 0.9, 0.1, 0.9, 0.1, 0.9])).toHaveLength(5);
    expect(of([0.96, 0.97, 0.99])).toEqual([]);
  });
  test('do not count that somebody gave up', () => {
    expect(of([0.5, 0.52], { winner: 1, reason: 'concession' })).toEqual([]);
  });
});

describe('what happened meanwhile', () => {
  let number = 0;
  const line = (event: string, text: string, depth = 0, amount: number | null = null): LogLine => ({
    number: number++,
    depth,
    seat: 0,
    event,
    text,
    cards: [],
    dice: [],
    amount,
    rule: 'structure.rounds',
    cause: null,
  });
  const log = [
    line('action began', 'Ana resolves dice'),
    line('damaged', 'Kylo takes 2 melee damage', 1, 2),
    line('damaged', 'Kylo takes 1 melee damage', 1, 1),
    line('passed', 'Bela passes'),
    line('action began', 'Ana activates Rey'),
    line('rolled in', 'Rey rolls 1 melee', 1),
    line('passed', 'Bela passes again'),
    line('action began', 'Ana resolves dice again'),
    line('damaged', 'Kylo takes 1 melee damage', 1, 1),
    line('defeated', 'Kylo is defeated', 1),
  ];
  test('is told by actions, with damage and who fell; what hurt most is named, in order', () => {
    expect(story(log, { from: 0, to: Infinity })).toEqual({
      told: ['Ana resolves dice (3 damage)', 'Bela passes', 'Ana resolves dice again (1 damage, Kylo is defeated)'],
      more: 2,
    });
  });
  test('is what lies between two turns', () => {
    expect(story(log, { from: 3, to: 5 })).toEqual({ told: ['Bela passes', 'Ana activates Rey'], more: 0 });
  });
});
