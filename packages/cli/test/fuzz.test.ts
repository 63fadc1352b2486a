import { type FuzzReport, noCounts } from '@dejarik/engine/check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FuzzResult } from '../src/commands/fuzz.js';
import * as slice from '../src/fuzz/slice.js';
import { builtDejarik, dejarik, temporaryFolder } from './support/dejarik.js';
import { recordedMatch } from './support/recorded.js';

vi.mock(import('../src/fuzz/slice.js'), { spy: true });
beforeEach(() => void vi.mocked(slice.fuzzSlice).mockReset());

const files = temporaryFolder();

/** Without what the clock says. */
function checked(out: string): Omit<FuzzResult, 'seconds'> {
  const { seconds: _seconds, ...rest } = JSON.parse(out) as FuzzResult;
  return rest;
}

describe('fuzz', () => {
  test('counts stops and checks and ends every game', async () => {
    const { code, out, error } = await dejarik(['fuzz', '--games', '6', '--seed', 'counts', '--json']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const result = checked(out);
    expect(result).toMatchObject({ games: 6, suspendedStops: 0, fault: null });
    expect(result.stops).toBeGreaterThan(6 * 20);
    expect(result.cheapChecks).toBe(result.stops + 6);
    expect(result.costlyChecks).toBeGreaterThanOrEqual(6);
    expect(Object.values(result.endedBy).reduce((sum, count) => sum + count, 0)).toBe(6);
  }, 60_000);

  test('--suspend stops at every question; the same games end the same', async () => {
    const options = ['fuzz', '--games', '3', '--seed', 'suspend', '--costly-every', '0', '--json'];
    const straight = checked((await dejarik(options)).out);
    const suspended = checked((await dejarik([...options, '--suspend'])).out);
    expect(suspended).toEqual({
      ...straight,
      suspendedStops: straight.stops,
      takenBack: expect.any(Number) as number,
    });
    expect(suspended.takenBack).toBeGreaterThan(0);
  }, 60_000);

  test('a run can be cut: two halves are the whole', async () => {
    const run = async (first: number, games: number): Promise<Omit<FuzzResult, 'seconds'>> =>
      checked((await dejarik(['fuzz', '--first', `${first}`, '--games', `${games}`, '--json'])).out);
    const [whole, one, two] = [await run(0, 4), await run(0, 2), await run(2, 2)];
    expect(one.stops + two.stops).toBe(whole.stops);
    expect(one.rounds + two.rounds).toBe(whole.rounds);
  }, 60_000);

  test('decks, edition and seats reach the games', async () => {
    const { code } = await dejarik([
      'fuzz',
      '--games',
      '2',
      '--decks',
      'AW-H,AW-V',
      '--edition',
      'rr15',
      '--seats',
      '2..4',
    ]);
    expect(code).toBe(0);
    const [given] = vi.mocked(slice.fuzzSlice).mock.lastCall ?? [];
    expect(given?.decks?.map(({ name }) => name)).toEqual(['Rey', 'Kylo Ren']);
    expect(given).toMatchObject({ editions: ['rr15'], seats: [2, 3, 4], first: 1, games: 1 });
  }, 60_000);

  test('[mp.format] plays with three and four, who may leave before the end', async () => {
    const { code, out } = await dejarik([
      'fuzz',
      '--games',
      '6',
      '--seats',
      '3..4',
      '--suspend',
      '--costly-every',
      '0',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^left before the end +\d+ eliminated, \d+ conceded$/m);
  }, 60_000);

  test('a fault ends the run, is written as a replay and says how to see it again', async () => {
    const replay = recordedMatch(12).replay();
    const report: FuzzReport = {
      counts: { ...noCounts(), games: 3, stops: 12, cheapChecks: 12 },
      rounds: 1,
      endedBy: { '': 1 },
      fault: { message: 'c7 is in two places', seed: 'bad/42', picks: ['pass', 'pass'], replay },
    };
    vi.mocked(slice.fuzzSlice).mockReturnValue(report);
    const folder = files.path('.');
    const { code, out, error } = await dejarik([
      'fuzz',
      '--seed',
      'bad',
      '--games',
      '100',
      '--suspend',
      '--out',
      folder,
    ]);
    expect(code).toBe(1);
    expect(vi.mocked(slice.fuzzSlice)).toHaveBeenCalledTimes(1);
    expect(out).toMatch(/^faults +1$/m);
    const file = files.path('dejarik-fault-bad-42.json');
    expect(error).toContain('fault: game 42, after 2 picks: c7 is in two places\n');
    expect(error).toContain(`dejarik replay ${file} --verify\n`);
    expect(error).toContain('dejarik fuzz --seed bad --first 42 --games 1 --suspend\n');
    expect((await dejarik(['replay', file, '--verify'])).code).toBe(0);
  });

  test('an unknown deck or edition is wrong use', async () => {
    expect(await dejarik(['fuzz', '--decks', 'AW-H,none'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('there is no deck "none"') as string,
    });
    expect(await dejarik(['fuzz', '--edition', 'none'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('there is no edition "none"') as string,
    });
  });

  test('two threads check the same games as one', async () => {
    const options = ['fuzz', '--games', '8', '--seed', 'threads', '--json'];
    const one = await builtDejarik(options);
    const two = await builtDejarik([...options, '--workers', '2']);
    expect({ code: two.code, error: two.error }).toEqual({ code: 0, error: '' });
    expect(checked(two.out)).toEqual(checked(one.out));
  }, 120_000);
});
