import { STARTERS } from '@dejarik/cards';
import { describe, expect, test } from 'vitest';
import type { SimulateResult } from '../src/commands/simulate.js';
import { builtDejarik, dejarik, temporaryFolder } from './support/dejarik.js';

const files = temporaryFolder();
const DECKS = ['simulate', '--decks', 'AW-H,AW-V', '--json'];

async function simulated(...more: string[]): Promise<SimulateResult> {
  const { code, out, error } = await dejarik([...DECKS, ...more]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as SimulateResult;
}

/** Without what the clock says. */
function played(result: SimulateResult): Partial<SimulateResult> {
  const { seconds: _seconds, gamesPerSecond: _games, picksPerSecond: _picks, ...rest } = result;
  return rest;
}

describe('simulate', () => {
  test('counts games, picks, wins, rounds and ends', async () => {
    const result = await simulated('--games', '30', '--seed', 'shape');
    expect(Object.keys(result)).toEqual([
      'games',
      'picks',
      'seconds',
      'gamesPerSecond',
      'picksPerSecond',
      'wins',
      'winsBySeat',
      'winRate',
      'winRates',
      'rounds',
      'endedBy',
      'errors',
    ]);
    const { games, picks, winRate, winRates, winsBySeat, rounds, endedBy, errors } = result;
    const [first = 0, second = 0] = result.wins;
    expect(games).toBe(30);
    expect(picks).toBeGreaterThan(30 * 20);
    expect(first + second).toBe(30);
    expect(winsBySeat).toEqual([first, second]);
    expect(winRate.value).toBeCloseTo(first / 30, 12);
    expect(winRates[0]).toEqual(winRate);
    expect(winRate.low).toBeLessThan(winRate.value);
    expect(winRate.high).toBeGreaterThan(winRate.value);
    expect(rounds.mean).toBeGreaterThan(1);
    expect(rounds.max).toBeGreaterThanOrEqual(rounds.mean);
    expect(Object.values(endedBy).reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(errors).toEqual([]);
    expect(result.gamesPerSecond).toBeCloseTo(30 / result.seconds, 6);
    expect(result.picksPerSecond).toBeCloseTo(picks / result.seconds, 6);
  });

  test('the same seed plays the same games, another one others', async () => {
    const first = played(await simulated('--games', '20', '--seed', 'a'));
    expect(played(await simulated('--games', '20', '--seed', 'a'))).toEqual(first);
    expect(played(await simulated('--games', '20', '--seed', 'b'))).not.toEqual(first);
  });

  test('wins are the first bot’s over both decks where the bots differ and are exchanged', async () => {
    const result = await simulated('--games', '8', '--swap', '--bots', 'padawan,random', '--seed', 'swap');
    const turned = await simulated('--games', '8', '--swap', '--bots', 'random,padawan', '--seed', 'swap');
    // Other picks by chance, but the same program wins nearly all.
    expect(result.wins[0]).toBeGreaterThanOrEqual(6);
    expect(turned.wins[1]).toBeGreaterThanOrEqual(6);
  }, 60_000);

  test('[mp.format] three and four players: wins of each bot and each seat', async () => {
    const four = ['simulate', '--decks', 'AW-H,AW-V,AW-H,AW-V', '--json', '--games', '12', '--seed', 'four'];
    const decks = JSON.parse((await dejarik(four)).out) as SimulateResult;
    expect(decks.wins).toHaveLength(4);
    expect(decks.wins.reduce((sum, one) => sum + one, 0)).toBe(12);
    expect(decks.winsBySeat).toEqual(decks.wins);
    const three = [
      'simulate',
      '--decks',
      'AW-H,AW-V,AW-H',
      '--bots',
      'random,padawan,random',
      '--games',
      '6',
      '--swap',
    ];
    const { code, out } = await dejarik(three);
    expect(code).toBe(0);
    expect(out).toMatch(/^wins +random [0-3], padawan [3-6], random [0-3]$/m);
    expect(out).toMatch(/^wins by seat +1: \d, 2: \d, 3: \d$/m);
  }, 60_000);

  test('the edition is the newer one of the two decks unless it is given', async () => {
    const { id: _id, edition: _edition, ...kylo } = STARTERS[1] ?? {};
    const file = files.write('kylo.json', { ...kylo, edition: 'convergence' });
    const options = ['--games', '20', '--seed', 'edition'];
    const run = async (decks: string, ...more: string[]): Promise<unknown> => {
      const { out } = await dejarik(['simulate', '--decks', decks, '--json', ...options, ...more]);
      return played(JSON.parse(out) as SimulateResult);
    };
    const newer = await run(`AW-H,${file}`);
    expect(newer).toEqual(await run('AW-H,AW-V', '--edition', 'convergence'));
    expect(newer).not.toEqual(await run('AW-H,AW-V'));
    expect(await run('AW-H,AW-V')).toEqual(await run('AW-H,AW-V', '--edition', 'awakenings'));
  });

  test('for people', async () => {
    const { code, out } = await dejarik(['simulate', '--decks', 'AW-H,AW-V', '--games', '10']);
    expect(code).toBe(0);
    expect(out).toMatch(/^games +10 in /m);
    expect(out).toMatch(/^wins +Rey \d+, Kylo Ren \d+$/m);
    expect(out).toMatch(/^win rate +Rey \d+\.\d % \(\d+\.\d % to \d+\.\d %\)$/m);
    expect(out).toMatch(/^errors +0$/m);
  });

  test.each([
    [['--decks', 'AW-H'], 'two to four names with commas between, not "AW-H"'],
    [['--decks', 'AW-H,AW-V,AW-H,AW-V,AW-H'], 'two to four names with commas between'],
    [['--decks', 'AW-H,AW-V,AW-H', '--bots', 'random,padawan'], '3 names with commas between, or one for all'],
    [['--decks', 'AW-H,AW-V,AW-H', '--games', '4', '--swap'], '--games must be a multiple of 3, not 4'],
    [['--decks', 'AW-H,AW-Q'], 'there is no deck "AW-Q"; there are AW-H (Rey), AW-V (Kylo Ren)'],
    [
      ['--decks', 'AW-H,AW-V', '--bots', 'clever'],
      'there is no bot "clever"; bots are random, initiate, padawan, knight, master',
    ],
    [['--decks', 'AW-H,AW-V', '--edition', 'old'], 'there is no edition "old"; editions are awakenings, rr15'],
    [['--decks', 'AW-H,AW-V', '--games', '3', '--swap'], '--games must be even, not 3'],
  ])('%j is wrong use and says what there is', async (args, message) => {
    const { code, out, error } = await dejarik(['simulate', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
  });

  test('two threads play the same games as one', async () => {
    const options = [...DECKS, '--games', '40', '--seed', 'threads'];
    const one = await builtDejarik(options);
    const two = await builtDejarik([...options, '--workers', '2']);
    expect({ code: two.code, error: two.error }).toEqual({ code: 0, error: '' });
    expect(played(JSON.parse(two.out) as SimulateResult)).toEqual(played(JSON.parse(one.out) as SimulateResult));
  }, 120_000);
});
