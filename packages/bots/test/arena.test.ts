import { STARTERS } from '@dejarik/cards';
import { describe, expect, test } from 'vitest';
import { createBot, playSeries, playSlice, type Series, seriesCounts, wilsonInterval } from '../src/index.js';

const [rey, kylo] = STARTERS as readonly [(typeof STARTERS)[number], (typeof STARTERS)[number]];
const series = (changes: Partial<Series> = {}): Series => ({
  bots: ['random', 'random'],
  decks: [rey, kylo],
  games: 10,
  seed: 'series',
  swap: false,
  edition: 'current',
  ...changes,
});

describe('a series of games', () => {
  test('counts every game once', () => {
    const counts = playSeries(series());
    expect(counts.games).toBe(10);
    expect(counts.errors).toEqual([]);
    expect(counts.wins.reduce((sum, one) => sum + one, 0)).toBe(10);
    expect(counts.winsBySeat).toEqual(counts.wins);
    expect(Object.values(counts.endedBy).reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(counts.rounds.max).toBeGreaterThanOrEqual(counts.rounds.mean);
    expect(counts.picks).toBeGreaterThan(200);
  });

  test('in slices gives the same as whole, in whatever order they are added', () => {
    const whole = series({ swap: true, games: 6 });
    const slices = [playSlice(whole, 4, 6), playSlice(whole, 0, 3), playSlice(whole, 3, 4)];
    expect(seriesCounts(slices)).toEqual(playSeries(whole));
    expect(structuredClone(slices)).toEqual(slices);
  });

  test('the same series gives the same counts, another seed others', () => {
    expect(playSeries(series())).toEqual(playSeries(series()));
    expect(playSeries(series({ seed: 'other' })).picks).not.toBe(playSeries(series()).picks);
  });

  test('with exchanged bots each seed is played twice, and wins go to the bot', () => {
    const seeds: string[] = [];
    const counts = playSeries(
      series({ games: 4, swap: true, bots: ['random', 'padawan'] }),
      undefined,
      (name, seed) => {
        if (seed !== '') seeds.push(`${name} ${seed}`);
        return createBot(name, seed);
      },
    );
    expect(seeds).toEqual([
      'random series/0/0',
      'padawan series/0/1',
      'padawan series/0/0',
      'random series/0/1',
      'random series/1/0',
      'padawan series/1/1',
      'padawan series/1/0',
      'random series/1/1',
    ]);
    expect(counts.wins).toEqual([0, 4]);
  }, 30_000);

  test('between two of one bot wins go to the decks', () => {
    const straight = playSeries(series({ games: 20 }));
    const twice = playSeries(series({ games: 40, swap: true }));
    // Each seed is the same game twice, since the seats' seeds stay.
    expect(twice.wins).toEqual(straight.wins.map((wins) => wins * 2));
  });

  test('tells how far it is', () => {
    const done: number[] = [];
    playSeries(series({ games: 3 }), (games) => done.push(games));
    expect(done).toEqual([1, 2, 3]);
  });

  test('with three bots each sits everywhere once a seed, and has the wins of where it sat', () => {
    const seeds: string[] = [];
    const three = { bots: ['random', 'padawan', 'random'], decks: [rey, kylo, rey], games: 3, swap: true };
    const games = [0, 1, 2].map((game) =>
      playSlice(series(three), game, game + 1, undefined, (name, seed) => {
        if (seed !== '') seeds.push(`${name} ${seed}`);
        return createBot(name, seed);
      }),
    );
    expect(seeds.filter((one) => one.startsWith('padawan'))).toEqual([
      'padawan series/0/1',
      'padawan series/0/0',
      'padawan series/0/2',
    ]);
    games.forEach(({ wins, winsBySeat }, turned) => {
      expect(wins.indexOf(1)).toBe((winsBySeat.indexOf(1) + turned) % 3);
    });
    expect(new Set(games.map(({ winsBySeat }) => winsBySeat.indexOf(1))).size).toBeGreaterThan(1);
    expect(() => playSeries(series({ ...three, bots: ['random', 'padawan'] }))).toThrow('there are 2 bots for 3 decks');
  }, 60_000);

  test('goes on after a game that breaks off, and says which', () => {
    const counts = playSeries(series({ games: 4, swap: true }), undefined, (name, seed) => {
      if (seed !== 'series/1/0') return createBot(name, seed);
      return {
        name,
        looks: false,
        pick() {
          throw new Error('out of ideas');
        },
      };
    });
    expect(counts.games).toBe(4);
    expect(counts.wins.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(counts.errors).toEqual([
      { game: 2, seed: 'series/1', message: 'out of ideas' },
      { game: 3, seed: 'series/1', message: 'out of ideas' },
    ]);
  });

  test('stops a game that never ends', () => {
    const counts = playSeries(series({ games: 1 }), undefined, (name) => ({
      name,
      looks: false,
      // Nobody ever does anything, and nobody puts cards away.
      pick: (question) => question.options.length - 1,
    }));
    expect(counts.errors).toEqual([{ game: 0, seed: 'series/0', message: 'no end after 50000 picks' }]);
  });

  test('refuses a bot or an edition that does not exist', () => {
    expect(() => playSeries(series({ bots: ['random', 'nobody'] }))).toThrow(
      'bots are random, initiate, padawan, knight, master',
    );
    expect(() => playSeries(series({ edition: 'none' }))).toThrow('there is no edition "none"');
  });
});

describe('the Wilson interval', () => {
  test('has the published values', () => {
    const { value, low, high } = wilsonInterval(8, 10);
    expect(value).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  test('stays between 0 and 1 at the ends', () => {
    expect(wilsonInterval(0, 20)).toMatchObject({ value: 0, low: 0 });
    expect(wilsonInterval(0, 20).high).toBeCloseTo(0.1611, 4);
    expect(wilsonInterval(20, 20)).toMatchObject({ value: 1, high: 1 });
    expect(wilsonInterval(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('refuses counts that cannot be', () => {
    expect(() => wilsonInterval(3, 2)).toThrow('3 wins in 2 games cannot be');
    expect(() => wilsonInterval(NaN, 2)).toThrow('cannot be');
  });
});

test('padawan is much stronger than random', () => {
  const counts = playSeries(series({ bots: ['padawan', 'random'], games: 20, swap: true, seed: 'strength' }));
  expect(counts.errors).toEqual([]);
  expect(counts.wins[0]).toBeGreaterThanOrEqual(16);
}, 60_000);
