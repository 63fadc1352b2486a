import { catalogue, STARTERS } from '@dejarik/cards';
import {
  createGame,
  type Game,
  Match,
  optionKey,
  type Player,
  playGame,
  type Seat,
  type Seated,
} from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, BOTS, createBot, isBotName } from '../src/index.js';

const setup = {
  edition: 'current',
  seed: 'peeking',
  seats: STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck })),
};

/** Designs in all hands and decks, as they lie. */
const lying = ({ state }: Game): string =>
  state.seats
    .flatMap(({ hand, deck }) => [...hand, ...deck])
    .map((id) => state.cards[id]?.definition)
    .join(' ');

/** How many cards of hands and decks a seat does not know. */
const hiddenFrom = ({ state }: Game, seat: Seat): number =>
  state.seats
    .flatMap(({ hand, deck }) => [...hand, ...deck])
    .filter((id) => (((state.cards[id]?.known ?? 0) >> seat) & 1) === 0).length;

/** With so many hidden cards nobody guesses how they lie. */
const MANY = 12;

const STOP = new Error('seen');

/** What lies hidden in a game that the seat imagines, and how the dice fall there. */
function imagined(handle: Seated, word: number): { readonly lying: string; readonly chance: string } {
  let seen = { lying: '', chance: '' };
  try {
    handle.imagine(word).play((game) => {
      seen = { lying: lying(game), chance: JSON.stringify(game.state.random) };
      throw STOP;
    }, 1);
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return seen;
}

/** How many games that each seat imagined had every hidden card where it really lay, and of how many. */
function truths(peeking: readonly Seat[]): {
  readonly true: number[];
  readonly all: number[];
  readonly chances: Set<string>;
} {
  const counts = { true: [0, 0], all: [0, 0], chances: new Set<string>() };
  const game = createGame(catalogue, setup);
  const players = [0, 1].map((seat): Player => {
    const bot = createBot('padawan', `peeking ${seat}`);
    return {
      ...bot,
      looks: true,
      pick(question, handle) {
        // Among the picks of a mulligan what the other put back is drawn anew, for whoever it is.
        if (!question.secret && hiddenFrom(game, question.seat) >= MANY) {
          const { lying: there, chance } = imagined(handle, counts.chances.size);
          counts.all[seat]! += 1;
          if (there === lying(game)) counts.true[seat]! += 1;
          counts.chances.add(chance);
        }
        return bot.pick(question, handle);
      },
    };
  });
  playGame(game, players, { peeking });
  return counts;
}

describe('who may see hidden cards', () => {
  test('a seat that was granted it sees them as they lie, with other chance; the other seat never', () => {
    const counts = truths([1 as Seat]);
    expect(counts.true[1]).toBe(counts.all[1]);
    expect(counts.true[0]).toBe(0);
    expect(counts.all[0]).toBeGreaterThan(20);
    expect(counts.chances.size).toBe((counts.all[0] ?? 0) + (counts.all[1] ?? 0));
    const real = JSON.stringify(createGame(catalogue, setup).state.random);
    expect([...counts.chances].some((chance) => chance === real)).toBe(false);
  });

  test('nobody does without', () => {
    expect(truths([]).true).toEqual([0, 0]);
  });

  test('a match has no such seat', () => {
    const match = Match.create(catalogue, setup);
    const players = ['random', 'padawan'].map((name) => createBot(name, 'match'));
    let compared = 0;
    for (let { question } = match; question !== null; question = match.question) {
      const { seat } = question;
      for (const asked of [0, 1] as Seat[]) {
        const handle = match.seated(asked);
        expect(Object.keys(handle).sort()).toEqual(['imagine', 'seat', 'view']);
        const real = { state: match.state } as Game;
        if (hiddenFrom(real, asked) < MANY) continue;
        expect(imagined(handle, compared).lying).not.toBe(lying(real));
        compared++;
      }
      const at = players[seat]?.pick(question, match.seated(seat)) ?? 0;
      match.pick(optionKey(question.options[at] as number));
    }
    expect(compared).toBeGreaterThan(100);
  }, 60_000);

  test('no level peeks, and no name that people may choose', () => {
    const peeking = BOTS.filter(({ peeks }) => peeks);
    expect(peeking.filter(({ level }) => level)).toEqual([]);
    for (const { name } of peeking) {
      expect(BOT_NAMES).not.toContain(name);
      expect(isBotName(name)).toBe(false);
    }
    expect(BOT_NAMES.every(isBotName)).toBe(true);
  });
});
