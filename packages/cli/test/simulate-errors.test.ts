import { NO_GAMES, type SliceCounts } from '@dejarik/bots';
import { expect, test, vi } from 'vitest';
import type { SimulateResult } from '../src/commands/simulate.js';
import { perform } from '../src/workers/perform.js';
import { dejarik } from './support/dejarik.js';

vi.mock(import('../src/workers/perform.js'), { spy: true });

/** A slice of ten games of which nine broke off and the last was won by the second. */
const broken: SliceCounts = {
  ...NO_GAMES,
  games: 10,
  picks: 100,
  wins: [0, 1],
  rounds: { total: 4, max: 4, ended: 1 },
  endedBy: { defeat: 1 },
  errors: Array.from({ length: 9 }, (_, game) => ({ game, seed: `1/${game}`, message: 'it ran in circles' })),
};

test('games that break off are told, named in the result, and end with exit code 1', async () => {
  vi.mocked(perform).mockReturnValue(broken);
  const { code, out, error } = await dejarik(['simulate', '--decks', 'AW-H,AW-V', '--games', '4', '--json']);
  expect(code).toBe(1);
  const { games, rounds, errors, winRate } = JSON.parse(out) as SimulateResult;
  // Four slices of one game each, as far as the command knows.
  expect({ games, rounds }).toEqual({ games: 40, rounds: { mean: 4, max: 4 } });
  expect(winRate.value).toBe(0);
  expect(errors).toHaveLength(36);
  expect(error.match(/^error: /gm)).toHaveLength(10);
  expect(error).toContain('error: game 0 (seed "1/0", edition awakenings): it ran in circles\n');
  expect(error).toContain('... and 26 more errors\n');
});
