import { describe, expect, test } from 'vitest';
import { FOOLISH } from './positions/foolish.js';
import { RIGHT, WINNING } from './positions/right.js';
import { judgeBeginner, judgePlayer } from './support/judge.js';
import { isOpen, matchAt } from './support/positions.js';

describe('the positions', () => {
  test('are many', () => {
    expect(FOOLISH.length).toBeGreaterThanOrEqual(40);
    expect(RIGHT.length + WINNING.length).toBeGreaterThanOrEqual(25);
  });

  test.each([
    ...FOOLISH.map((one) => [one.title, one, one.never] as const),
    ...RIGHT.map((one) => [one.title, one, one.right] as const),
  ])('what is named can be done: %s', (_, one, ways) => {
    expect(ways.filter((way) => !isOpen(matchAt(one), way))).toEqual([]);
  });
});

judgeBeginner('initiate');
judgePlayer('padawan', {});
