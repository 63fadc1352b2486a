import { STARTERS } from '@dejarik/cards';
import { describe, expect, test } from 'vitest';
import { type ArenaGame, pairsOf, Schedule, type Tournament } from '../src/index.js';

const tournament = (changes: Partial<Tournament> = {}): Tournament => ({
  contestants: ['random', 'padawan', 'knight'].map((bot) => ({ bot, budget: null })),
  meetings: [
    [0, 1],
    [0, 2],
  ],
  decks: STARTERS.map((deck) => ({ name: deck.id, deck })),
  deckPairs: pairsOf(STARTERS.length, 'with mirrors').map((decks) => ({ decks, edition: 'current' })),
  seed: 'schedule',
  ...changes,
});

const decksOf = ({ decks }: ArenaGame): string => decks.map(({ name }) => name).join(' ');
const inOrder = (names: readonly string[]): string => [...names].sort().join(' ');
const unordered = ({ decks }: ArenaGame): string => inOrder(decks.map(({ name }) => name));
const botsOf = ({ contestants }: ArenaGame): string => contestants.map(({ bot }) => bot).join(' ');

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The first games of the first meeting. */
const first = (games: number, changes: Partial<Tournament> = {}): ArenaGame[] => {
  const schedule = new Schedule(tournament(changes));
  return Array.from({ length: games }, (_, number) => schedule.game(0, number));
};

describe('the schedule of an arena', () => {
  test('72 games are every pair of eight decks, mirrors too, each once with the bots in either seat', () => {
    const games = first(72);
    const pairs = tally(games.map(unordered));
    expect(pairs.size).toBe(36);
    expect(new Set(pairs.values())).toEqual(new Set([2]));
    expect(pairs.get('AW-H AW-H')).toBe(2);
    for (let deal = 0; deal < 36; deal++) {
      const [straight, turned] = games.slice(2 * deal, 2 * deal + 2) as [ArenaGame, ArenaGame];
      expect(decksOf(turned)).toBe(decksOf(straight));
      expect([turned.seed, turned.edition]).toEqual([straight.seed, straight.edition]);
      expect([botsOf(straight), botsOf(turned)]).toEqual(['random padawan', 'padawan random']);
      expect([straight.turned, turned.turned]).toEqual([false, true]);
    }
  });

  test('every deal has a seed of its own, and the decks sit the other way round the next time', () => {
    const games = first(144);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(72);
    const sides = tally(games.filter(({ turned }) => !turned).map(decksOf));
    expect(sides.get('AW-H AW-V')).toBe(1);
    expect(sides.get('AW-V AW-H')).toBe(1);
  });

  test.each([2, 10, 50, 120, 200, 400])('%i games are spread over pairs and decks as evenly as can be', (count) => {
    const games = first(count);
    const pairs = tally(games.map(unordered));
    const counts = pairsOf(8, 'with mirrors').map(
      ([a, b]) => pairs.get(inOrder([STARTERS[a]?.id ?? '', STARTERS[b]?.id ?? ''])) ?? 0,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    const decks = tally(games.flatMap((game) => game.decks.map(({ name }) => name)));
    const appearances = STARTERS.map(({ id }) => decks.get(id) ?? 0);
    // Two games a deal; a mirror is a deck twice.
    expect(Math.max(...appearances) - Math.min(...appearances)).toBeLessThanOrEqual(6);
  });

  test('fewer games are the beginning of more', () => {
    expect(first(100).slice(0, 50)).toEqual(first(50));
  });

  test('the meetings have the same deals and go on side by side', () => {
    const games = new Schedule(tournament()).games(6);
    expect(games.map(({ meeting, number }) => `${meeting}:${number}`).join(' ')).toBe(
      '0:0 0:1 1:0 1:1 0:2 0:3 1:2 1:3 0:4 0:5 1:4 1:5',
    );
    expect(games.map(({ seed }) => seed)).toEqual(
      [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2].map((deal) => games[4 * deal]?.seed),
    );
    expect(botsOf(games[3] as ArenaGame)).toBe('knight random');
  });

  test('equal seeds give equal games, others other deals in another order', () => {
    expect(first(72)).toEqual(first(72));
    const other = first(72, { seed: 'other' });
    expect(other.map(unordered)).not.toEqual(first(72).map(unordered));
    const seeds = new Set(first(72).map(({ seed }) => seed));
    expect(other.some(({ seed }) => seeds.has(seed))).toBe(false);
  });

  test('one deck has its mirror alone', () => {
    const alone = { decks: tournament().decks.slice(0, 1), deckPairs: tournament().deckPairs.slice(0, 1) };
    expect(first(4, alone).map(decksOf)).toEqual(Array.from({ length: 4 }, () => 'AW-H AW-H'));
  });
});
