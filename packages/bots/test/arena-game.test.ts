import { STARTERS } from '@dejarik/cards';
import type { Question, Seated } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { atOnce, type BotSettings } from '../src/bot.js';
import { type BotEntry, botNamed } from '../src/create-bot.js';
import { createRandom } from '../src/random.js';
import {
  type ArenaGame,
  arenaReport,
  checkDifferent,
  fingerprint,
  type GameRecord,
  ladderOf,
  pairsOf,
  parseContestant,
  playArenaGame,
  Schedule,
  type Tournament,
  withBudget,
} from '../src/index.js';

/** A bot that does as told; what it was made with is noted. */
interface Fake {
  readonly entry: BotEntry;
  readonly made: { readonly seed: string; readonly settings: BotSettings }[];
}

type Act = (question: Question, handle: Seated) => number;

function fake(act: Act, changes: Partial<BotEntry> = {}): Fake {
  const made: { readonly seed: string; readonly settings: BotSettings }[] = [];
  const entry: BotEntry = {
    name: 'fake',
    level: false,
    peeks: false,
    describe: 'a fake',
    budget: null,
    create: (seed, settings) => {
      made.push({ seed, settings });
      return atOnce({ name: 'fake', looks: true, pick: act });
    },
    ...changes,
  };
  return { entry, made };
}

const find =
  (...fakes: readonly Fake[]) =>
  (name: string): BotEntry | undefined =>
    fakes.find(({ entry }) => entry.name === name)?.entry ?? botNamed(name);

const tournament = (...bots: readonly string[]): Tournament => ({
  contestants: bots.map((text) => ({ ...parseBare(text), budget: null })),
  meetings: pairsOf(bots.length, 'without mirrors'),
  decks: STARTERS.slice(0, 2).map((deck) => ({ name: deck.id, deck })),
  deckPairs: pairsOf(2, 'with mirrors').map((decks) => ({ decks, edition: 'current' })),
  seed: 'game',
});
const parseBare = (bot: string): { readonly bot: string } => ({ bot });

const gameOf = (bots: readonly string[], number: number): ArenaGame =>
  new Schedule(tournament(...bots)).game(0, number);

const frozen = { clock: () => 0 };

/** Without what the clock says. */
const played = ({ turns: _turns, details: _details, memory: _memory, ...rest }: GameRecord): Partial<GameRecord> =>
  rest;

describe('a game of the arena', () => {
  test('is the same whenever it is played, and plain data', () => {
    const game = gameOf(['padawan', 'random'], 0);
    const record = playArenaGame(game, { clock: () => performance.now() });
    expect(played(playArenaGame(structuredClone(game), frozen))).toEqual(played(record));
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    expect(record).toMatchObject({
      meeting: 0,
      number: 0,
      seed: game.seed,
      decks: game.decks.map(({ name }) => name),
      turned: false,
      winner: 0,
      illegal: [0, 0],
      error: null,
      memory: null,
    });
    expect(record.rounds).toBeGreaterThan(1);
    expect(record.picks).toBeGreaterThan(20);
  });

  test('with the bots exchanged the winner is still named by its place in the meeting, its deck too', () => {
    for (const number of [1, 3, 5]) {
      const game = gameOf(['padawan', 'random'], number);
      const record = playArenaGame(game, frozen);
      expect(record.turned).toBe(true);
      expect(record.winner).toBe(0);
      // The first of the meeting sits second.
      expect(record.decks).toEqual([game.decks[1].name, game.decks[0].name]);
    }
  });

  test('every bot of every game has a seed of its own', () => {
    const one = fake(({ options }) => options.length - 1, { name: 'one' });
    const two = fake(() => 0, { name: 'two' });
    for (const number of [0, 1, 2, 3]) {
      playArenaGame(gameOf(['one', 'two'], number), { ...frozen, botNamed: find(one, two) });
    }
    const seeds = [...one.made, ...two.made].map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(8);
  });

  test.each([
    ['too large', 99],
    ['negative', -1],
    ['no whole number', 0.5],
    ['no number', Number.NaN],
    ['nothing', undefined as unknown as number],
  ])('an answer that is %s is counted as illegal, and the game as lost', (_what, answer) => {
    const wrong = fake(() => answer);
    for (const [number, place] of [
      [0, 1],
      [1, 1],
    ] as const) {
      const record = playArenaGame(gameOf(['random', 'fake'], number), { ...frozen, botNamed: find(wrong) });
      expect(record.illegal).toEqual([0, 1]);
      expect(record.winner).toBe(0);
      expect(record.endedBy).toBe('error');
      expect(record.error?.by).toBe(place);
      expect(record.error?.message).toMatch(/^fake picked .+ of \d+ options \(.+\)$/);
    }
  });

  test('who breaks down has lost, and it is said who', () => {
    let left = 30;
    const broken = fake(() => {
      if (--left < 0) throw new Error('out of ideas');
      return 0;
    });
    const record = playArenaGame(gameOf(['fake', 'random'], 0), { ...frozen, botNamed: find(broken) });
    expect(record).toMatchObject({
      winner: 1,
      endedBy: 'error',
      illegal: [0, 0],
      error: { message: 'out of ideas', by: 0 },
    });
  });

  test('a game that never ends is nobody’s', () => {
    const idle = fake(({ options }) => options.length - 1);
    const record = playArenaGame(gameOf(['fake', 'fake'], 0), { ...frozen, botNamed: find(idle) });
    expect(record).toMatchObject({ winner: null, error: { message: 'no end after 50000 picks', by: null } });
    const report = arenaReport(tournament('fake', 'random'), [record]);
    expect(report.meetings[0]).toMatchObject({ games: 0, broken: 1, rate: { low: 0, high: 1 } });
    expect(report.errors).toMatchObject([{ message: 'no end after 50000 picks', by: null, seed: record.seed }]);
  });

  test('a bot that there is not is named', () => {
    expect(() => playArenaGame(gameOf(['random', 'nobody'], 0), frozen)).toThrow('there is no bot "nobody"');
  });

  test('thinking is timed by the clock, actions apart from smaller questions; what has one option is left out', () => {
    let now = 0;
    let actions = 0;
    let smaller = 0;
    const slow = fake(({ kind, options }) => {
      const isAction = kind === 'action' || kind === 'extra action';
      now += isAction ? 10 : 2;
      if (options.length > 1 && isAction) actions++;
      if (options.length > 1 && !isAction) smaller++;
      return isAction ? 0 : options.length - 1;
    });
    const record = playArenaGame(gameOf(['random', 'fake'], 1), {
      clock: () => now,
      botNamed: find(slow),
      memory: () => 123,
    });
    expect(record.turns[1].total).toBe(10 * actions);
    expect(record.details[1].total).toBe(2 * smaller);
    expect(record.turns[1].most).toBe(10);
    expect(record.turns[0].total).toBe(0);
    expect(actions).toBeGreaterThan(3);
    expect(record.memory).toBe(123);
  });

  test('a contestant has its own budget, else its level’s; a clock where that is time', () => {
    const level = { budget: { milliseconds: 300 } } as const;
    const made = (budget: string | null, changes: Partial<BotEntry>): BotSettings | undefined => {
      const one = fake(() => 0, changes);
      const contestant = { bot: 'fake', budget: budget === null ? null : parseContestant(`random@${budget}`).budget };
      const game = gameOf(['fake', 'random'], 0);
      playArenaGame({ ...game, contestants: [contestant, game.contestants[1]] }, { ...frozen, botNamed: find(one) });
      return one.made[0]?.settings;
    };
    expect(made('300it', level)).toEqual({ budget: { iterations: 300 } });
    expect(made('20ms', level)).toEqual({ budget: { milliseconds: 20 }, clock: frozen.clock });
    expect(made(null, level)).toEqual({ ...level, clock: frozen.clock });
    expect(made(null, {})).toEqual({});
  });

  test('only who peeks sees hidden cards', () => {
    const STOP = new Error('seen');
    /** What lies in the opponent's hand of an imagined game, for two different words. */
    const seen = (peeks: boolean): Set<string> => {
      const hands = new Set<string>();
      const looking = fake(
        ({ options, seat }, handle) => {
          if (hands.size < 2 && handle.view().round === 1) {
            for (const word of [1, 2, 3, 4]) {
              try {
                handle.imagine(word).play(({ state }) => {
                  const { hand = [] } = state.seats[1 - seat] ?? {};
                  if (hand.length > 3) hands.add(hand.map((id) => state.cards[id]?.definition).join(' '));
                  throw STOP;
                }, 1);
              } catch (error) {
                if (error !== STOP) throw error;
              }
            }
            if (hands.size > 0) throw STOP;
          }
          return options.length - 1;
        },
        { peeks },
      );
      for (const number of [0, 1]) {
        playArenaGame(gameOf(['fake', 'random'], number), { ...frozen, botNamed: find(looking) });
        if (hands.size > 0) break;
      }
      return hands;
    };
    expect(seen(true).size).toBe(1);
    expect(seen(false).size).toBe(4);
  });
});

describe('contestants', () => {
  const level = fake(() => 0, { name: 'fake', budget: { milliseconds: 300 } });
  const read = (bot: string, budget: string | null, otherwise: string | null): string => {
    const given = budget === null ? null : parseContestant(`random@${budget}`).budget;
    const other = otherwise === null ? null : parseContestant(`random@${otherwise}`).budget;
    const { budget: chosen } = withBudget({ bot, budget: given }, other, find(level));
    return JSON.stringify(chosen);
  };

  test('who searches has its own budget, else the given one, else the level’s', () => {
    expect(read('fake', '5it', '20ms')).toBe('{"iterations":5}');
    expect(read('fake', null, '20ms')).toBe('{"milliseconds":20}');
    expect(read('fake', null, null)).toBe('{"milliseconds":300}');
  });

  test('who does not search has none, and may not be given its own', () => {
    expect(read('random', null, '20ms')).toBe('null');
    expect(() => read('random', '20ms', null)).toThrow('random@20ms: random does not search, so it takes no budget');
  });

  test('a ladder is once, twice and four times the budget', () => {
    expect(ladderOf({ bot: 'fake', budget: { iterations: 300 } }).map(({ budget }) => budget)).toEqual([
      { iterations: 300 },
      { iterations: 600 },
      { iterations: 1200 },
    ]);
    expect(ladderOf({ bot: 'fake', budget: { milliseconds: 20 } })[2]?.budget).toEqual({ milliseconds: 80 });
    expect(() => ladderOf({ bot: 'random', budget: null })).toThrow('a ladder needs a budget');
  });

  test('nobody is there twice', () => {
    const [a, b] = [parseContestant('random'), parseContestant('padawan')];
    expect(() => checkDifferent([a, b])).not.toThrow();
    expect(() => checkDifferent([a, b, a])).toThrow('random is named twice');
  });
});

describe('a fingerprint', () => {
  test('is the same for the same program, and another for another', () => {
    expect(fingerprint('padawan')).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint('padawan')).toBe(fingerprint('padawan'));
    expect(fingerprint('padawan')).not.toBe(fingerprint('random'));
    const rolling = (more: string) => find(fake(() => 0, { create: (seed) => atOnce(createRandom(`${seed}${more}`)) }));
    expect(fingerprint('fake', rolling(''))).toBe(fingerprint('random'));
    expect(fingerprint('fake', rolling(' changed'))).not.toBe(fingerprint('random'));
  });

  test('lets those that search search little', () => {
    const searching = fake(() => 0, { budget: { milliseconds: 300 } });
    fingerprint('fake', find(searching));
    expect(searching.made.map(({ settings }) => settings)).toEqual(
      Array.from({ length: 4 }, () => ({ budget: { iterations: 12 } })),
    );
  });
});

describe('the report of an arena', () => {
  const time = (milliseconds: number) => ({ total: milliseconds, most: milliseconds, buckets: { 100: 1 } });
  const record = (changes: Partial<GameRecord>): GameRecord => ({
    meeting: 0,
    number: 0,
    seed: 's',
    edition: 'current',
    decks: ['AW-H', 'AW-V'],
    turned: false,
    winner: 0,
    endedBy: 'defeat',
    rounds: 5,
    picks: 50,
    illegal: [0, 0],
    turns: [time(1000), time(2000)],
    details: [time(100), time(200)],
    error: null,
    memory: null,
    ...changes,
  });
  const records = [
    record({ number: 0, winner: 0, memory: 100 }),
    record({ number: 1, winner: 1, turned: true, decks: ['AW-V', 'AW-H'], rounds: 7, memory: 300 }),
    record({ number: 2, winner: 0, endedBy: 'deck-out' }),
    record({ number: 3, winner: null, turned: true, decks: ['AW-V', 'AW-H'] }),
    record({ number: 4, winner: 0, endedBy: 'error', illegal: [0, 1], error: { message: 'wrong', by: 1 } }),
    record({ number: 5, winner: null, endedBy: 'error', error: { message: 'no end', by: null } }),
    record({ meeting: 2, number: 0, winner: 1, memory: 200 }),
  ];
  const report = arenaReport(tournament('padawan', 'random', 'simple'), records);

  test('counts what each pair made of its games; a draw is half, a game that is nobody’s is left out', () => {
    const [first, second, third] = report.meetings;
    expect(first).toMatchObject({
      contestants: ['padawan', 'random'],
      games: 5,
      won: 3.5,
      draws: 1,
      broken: 1,
      paired: { value: 0.625, pairs: 2 },
      rounds: { mean: 5.5, max: 7 },
    });
    expect(first?.rate.value).toBe(0.7);
    expect(first?.byDecks).toMatchObject([
      { own: 'AW-H', other: 'AW-V', games: 3, won: 3 },
      { own: 'AW-V', other: 'AW-H', games: 2, won: 0.5 },
    ]);
    expect(second).toMatchObject({ games: 0, rate: { low: 0, high: 1 } });
    expect(third).toMatchObject({ contestants: ['random', 'simple'], games: 1, won: 0 });
  });

  test('rates each contestant over all its games, from random on', () => {
    const [padawan, random, simple] = report.standings;
    expect(report.anchor).toBe('random');
    expect(random?.elo).toEqual({ value: 0, low: 0, high: 0 });
    expect(padawan?.elo?.value).toBeGreaterThan(0);
    expect(simple?.elo?.value).toBeGreaterThan(0);
    expect(report.virtualDraws).toBe(true);
    expect(random).toMatchObject({ games: 6, won: 1.5, illegal: 1 });
    expect(random?.byDeck).toMatchObject([
      { own: 'AW-H', games: 3, won: 1.5 },
      { own: 'AW-V', games: 3, won: 0 },
    ]);
    expect(random?.turns).toMatchObject({ picks: 7, most: 2000 });
    expect(padawan?.secondsAGame).toBeCloseTo(1.1, 9);
  });

  test('sums up how games ended, what went wrong, and how much memory it took', () => {
    expect(report).toMatchObject({ games: 7, illegal: 1, memory: 300, rounds: { max: 7 } });
    expect(report.endedBy).toEqual({ 'deck-out': 1, defeat: 4, error: 2 });
    expect(report.errors).toMatchObject([
      { contestants: ['padawan', 'random'], number: 4, message: 'wrong', by: 'random' },
      { number: 5, message: 'no end', by: null },
    ]);
  });

  test('does not depend on the order of the games', () => {
    expect(arenaReport(tournament('padawan', 'random', 'simple'), records.toReversed())).toEqual(report);
  });
});
