import { describe, expect, test } from 'vitest';
import { calibrate } from '../src/bench/calibrate.js';
import { type BenchSize, runBench } from '../src/bench/measure.js';
import { checksum, playStraight, playSuspended } from '../src/bench/random-play.js';
import { midGameMatch, searchOnce } from '../src/bench/search.js';
import { dejarik, temporaryFolder } from './support/dejarik.js';

const files = temporaryFolder();
const SMALL: BenchSize = {
  rounds: 2,
  games: 4,
  suspendedGames: 1,
  jsonGames: 1,
  searches: 1,
  iterations: 30,
  copies: 100,
  keptStates: 200,
  calibrationSteps: 100_000,
};

describe('bench', () => {
  test('measures everything, and the games are the same every time', () => {
    const rounds: number[] = [];
    const result = runBench(SMALL, (round) => rounds.push(round));
    expect(rounds).toEqual([0, 1, 2]);
    const { ratios, checksum: sum, node, ...figures } = result;
    expect(node).toBe(process.version);
    for (const [name, figure] of Object.entries({ ...figures, ...ratios })) {
      expect([name, Number.isFinite(figure) && figure > 0]).toEqual([name, true]);
    }
    expect(sum).toEqual(checksum(SMALL.games));
  });

  test('the checksum tells other games', () => {
    const four = checksum(4);
    expect(four.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(checksum(5).hash).not.toBe(four.hash);
    expect(playStraight(4)).toEqual({ games: 4, picks: four.picks });
  });

  test('suspended play stops at every question, through JSON as well', () => {
    const stops = playSuspended(2, 'memory');
    expect(playSuspended(2, 'JSON')).toBe(stops);
    expect(stops).toBeGreaterThanOrEqual(playStraight(2).picks);
  });

  test('the search goes on from an action in the middle of a game', () => {
    const match = midGameMatch();
    expect(match.state.round).toBe(2);
    expect(match.question?.kind).toBe('action');
    // A search stops where no other option can be tried as often any more.
    expect(searchOnce(match, 60)).toBeGreaterThan(24);
    expect(searchOnce(match, 60)).toBeLessThanOrEqual(60);
  });

  test('the calibration loop does the same every time', () => {
    expect(calibrate(1000)).toBe(calibrate(1000));
    expect(calibrate(1001)).not.toBe(calibrate(1000));
  });

  test('an earlier result that is none is wrong use', async () => {
    expect(await dejarik(['bench', '--against', files.path('none.json')])).toMatchObject({
      code: 2,
      error: expect.stringContaining('the earlier result') as string,
    });
    expect(await dejarik(['bench', '--against', files.write('other.json', {})])).toMatchObject({
      code: 2,
      error: expect.stringContaining('was not written by dejarik bench --json') as string,
    });
  });
});
