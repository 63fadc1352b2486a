import { createGame, type Game, Match, type Seat } from '@dejarik/engine';
import { Chance, checkInvariants, fuzz, fuzzGame, type FuzzReport } from '@dejarik/engine/check';
import { type CardId, NO_SEAT, Zone } from '@dejarik/engine/reading';
import { savedPosition } from '@dejarik/engine/board';
import { describe, expect, test } from 'vitest';
import { catalogue, proofDecks, STARTERS } from '../src/index.js';

/* Random games of three and four, and what must hold when players have left them. */

function expectSound({ fault, counts }: FuzzReport, games: number): void {
  expect(fault?.message ?? null).toBeNull();
  expect(counts.games).toBe(games);
}

describe('random games of three and four', () => {
  test('[mp.elimination] [mp.elimination.continue] with all cards, in all editions, hold what must hold', () => {
    const report = fuzz(catalogue, (game) => (game % 2 === 0 ? STARTERS : proofDecks(`many ${game}`)), {
      games: 20,
      seed: 'many',
      seats: [3, 4],
      costlyEvery: 60,
    });
    expectSound(report, 20);
    expect(report.counts.eliminated).toBeGreaterThan(5);
  }, 60_000);

  test('[gap.concession] suspended at every question, and with concessions', () => {
    const report = fuzz(catalogue, STARTERS, {
      games: 5,
      seed: 'conceding',
      seats: [4],
      suspend: true,
      costlyEvery: 80,
    });
    expectSound(report, 5);
    expect(report.counts.conceded).toBeGreaterThan(0);
  }, 60_000);

  test('a deadly style ends more of them by defeat', () => {
    const defeats = (style: 'uniform' | 'deadly'): number => {
      let count = 0;
      for (let number = 0; number < 8; number++) {
        const seats = [0, 1, 2].map((seat) => ({
          name: `${seat}`,
          deck: new Chance(`${number} ${seat}`).pick(STARTERS),
        }));
        const setup = { seats, edition: 'current', seed: `deadly ${number}` };
        if (fuzzGame(catalogue, setup, { seed: `${number}`, style, costlyEvery: 0 }).endedBy === 'defeat') count++;
      }
      return count;
    };
    expect(defeats('deadly')).toBeGreaterThan(defeats('uniform'));
  }, 60_000);
});

/** Three players, the last of whom has just left; the open question is the first player's. */
function afterElimination(): Game {
  const saved = savedPosition(catalogue, {
    me: { characters: ['Rey'], deck: ['Aim'] },
    opponent: { characters: ['Finn'], deck: ['Aim'] },
    third: { characters: ['Kylo Ren'], supports: ['Backup Muscle'], hand: ['Aim'], deck: ['Aim'] },
    battlefield: 'Frozen Wastes',
    controller: 'third',
  });
  const match = Match.load(catalogue, saved);
  match.concede(2 as Seat);
  const game = createGame(catalogue, saved.setup);
  game.state = match.state;
  game.question.seat = 0 as Seat;
  game.question.kind = 'action';
  game.question.options.push(1);
  return game;
}

describe('checkInvariants where a player is out', () => {
  test('finds nothing where nothing is broken', () => {
    expect(checkInvariants(afterElimination(), 'cheap')).toEqual([]);
  });

  const ownCards = (game: Game): CardId[] =>
    game.state.cards.flatMap(({ owner, zone }, id) => (owner === 2 && zone === Zone.removed ? [id as CardId] : []));

  test.each<[string, (game: Game) => void, RegExp]>([
    [
      'cards that came back',
      (game) => {
        const [card] = ownCards(game) as [CardId];
        game.card(card).zone = Zone.discard;
        game.seat(2 as Seat).discard.push(card);
      },
      /seat 2, which is out, still has something/,
    ],
    ['resources', (game) => (game.seat(2 as Seat).resources = 1), /seat 2, which is out, still has something/],
    [
      'control of the battlefield',
      (game) => {
        game.state.controller = 2 as Seat;
        game.card(game.state.battlefield).controller = 2 as Seat;
      },
      /seat 2, which is out, controls the battlefield/,
    ],
    [
      'the last word on what is simultaneous',
      (game) => (game.state.tiebreaker = 2 as Seat),
      /seat 2, which is out, settles what is simultaneous/,
    ],
    ['an additional action', (game) => game.state.extra.push(2 as Seat), /something still waits for seat 2/],
    ['a question', (game) => (game.question.seat = 2 as Seat), /seat 2, which is out, is asked/],
    [
      'a player without a character who is not out',
      (game) => {
        for (const id of game.seat(1 as Seat).play.splice(0)) game.card(id).zone = Zone.limbo;
      },
      /seat 1 has no character and is not out/,
    ],
    [
      'a game that goes on with one player',
      (game) => (game.seat(1 as Seat).eliminated = true),
      /the game goes on with one player/,
    ],
  ])('finds %s', (_what, spoil, message) => {
    const game = afterElimination();
    expect(game.state.controller).toBe(NO_SEAT);
    spoil(game);
    expect(checkInvariants(game, 'cheap').join('\n')).toMatch(message);
  });
});
