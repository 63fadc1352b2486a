import { catalogue, proofDecks, STARTERS } from '@dejarik/cards';
import { createGame, optionKey, type Player, playGame } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotSettings, createBot } from '../src/index.js';

const setup = (seed: string) => ({
  edition: 'current',
  seed,
  seats: STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck })),
});

/** Few enough for whole games, and more than every question gets anyway. */
const BRIEF: BotSettings = { budget: { iterations: 30 } };

/** Plays a game and returns the keys of all picks. */
function picksOf(seed: string, bots: readonly string[], botSeed = seed): string[] {
  const keys: string[] = [];
  const players = bots.map((name, seat): Player => {
    const bot = createBot(name, `${botSeed} ${seat}`, BRIEF);
    return {
      ...bot,
      pick(question, handle) {
        const at = bot.pick(question, handle);
        const option = question.options[at];
        if (option === undefined) throw new Error(`${name} picked ${at} of ${question.options.length} options`);
        keys.push(optionKey(option));
        return at;
      },
    };
  });
  const game = createGame(catalogue, setup(seed));
  playGame(game, players);
  expect(game.state.endedBy).toBeGreaterThan(0);
  return keys;
}

describe('bots', () => {
  test.each(BOT_NAMES.flatMap((a) => BOT_NAMES.map((b) => [a, b] as const)))(
    '%s against %s answer every question',
    (a, b) => {
      for (const seed of ['one', 'two', 'three']) expect(picksOf(seed, [a, b]).length).toBeGreaterThan(20);
    },
    120_000,
  );

  test.each(BOT_NAMES)(
    '%s picks the same for the same seed',
    (name) => {
      expect(picksOf('again', [name, name])).toEqual(picksOf('again', [name, name]));
    },
    120_000,
  );

  test('random picks otherwise for another seed', () => {
    expect(picksOf('again', ['random', 'random'], 'a')).not.toEqual(picksOf('again', ['random', 'random'], 'b'));
  });

  test('random picks every option about as often', () => {
    const bot = createBot('random', 'uniform');
    const counts = [0, 0, 0, 0, 0];
    const question = { options: counts.map((_, at) => at) };
    for (let i = 0; i < 5000; i++) {
      const at = bot.pick(question as never, null as never);
      counts[at] = (counts[at] ?? NaN) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('a bot that does not exist is named, with those that do', () => {
    expect(() => createBot('clever', '1')).toThrow(
      'there is no bot "clever"; bots are random, initiate, padawan, knight, master',
    );
  });
});

describe('at larger tables and with every card', () => {
  test.each(['padawan', 'knight'].flatMap((name) => [3, 4].map((count) => [name, count] as const)))(
    '%s answers every question of a game of %i',
    (name, count) => {
      const decks = Array.from({ length: count }, (_, seat) => STARTERS[seat % 2] as (typeof STARTERS)[number]);
      const seats = decks.map((deck, seat) => ({ name: `${deck.name} ${seat}`, deck }));
      const game = createGame(catalogue, { edition: 'current', seed: 'many', seats });
      playGame(
        game,
        seats.map((_, seat) => createBot(name, `many ${seat}`, BRIEF)),
      );
      expect(game.state.endedBy).toBeGreaterThan(0);
    },
    120_000,
  );

  test('padawan answers what the cards ask that prove the language', () => {
    const kinds = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const [first, second] = proofDecks(seed);
      if (first === undefined || second === undefined) throw new Error('there are no decks');
      const seats = [first, second].map((deck) => ({ name: deck.name, deck }));
      const game = createGame(catalogue, { edition: 'current', seed, seats });
      const players = seats.map((_, seat): Player => {
        const bot = createBot('padawan', `${seed} ${seat}`);
        return {
          ...bot,
          pick(question, handle) {
            kinds.add(question.kind);
            return bot.pick(question, handle);
          },
        };
      });
      playGame(game, players);
      expect(game.state.endedBy).toBeGreaterThan(0);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['ability', 'card', 'die', 'host', 'may', 'order', 'side', 'upkeep discard']),
    );
  }, 60_000);
});
