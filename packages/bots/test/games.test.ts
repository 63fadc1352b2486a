import { catalogue, STARTERS } from '@dejarik/cards';
import { createGame, optionKey, type Player, playGame } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, createBot } from '../src/index.js';

const setup = (seed: string) => ({
  edition: 'current',
  seed,
  seats: STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck })),
});

/** Plays a game and returns the keys of all picks. */
function picksOf(seed: string, bots: readonly string[], botSeed = seed): string[] {
  const keys: string[] = [];
  const players = bots.map((name, seat): Player => {
    const bot = createBot(name, `${botSeed} ${seat}`);
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
  );

  test.each(BOT_NAMES)(
    '%s picks the same for the same seed',
    (name) => {
      expect(picksOf('again', [name, name])).toEqual(picksOf('again', [name, name]));
    },
    30_000,
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
    expect(() => createBot('clever', '1')).toThrow('there is no bot "clever"; bots are random, simple');
  });
});
