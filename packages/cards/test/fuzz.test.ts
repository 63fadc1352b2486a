import { type DeckSetup, Match, type Seat, TYPE_NAMES } from '@dejarik/engine';
import { Chance, difference, fuzz, type FuzzReport } from '@dejarik/engine/check';
import { describe, expect, test } from 'vitest';
import { catalogue, proofDecks, STARTERS } from '../src/index.ts';

/*
 * Random games with every check, a bounded number of them; `dejarik fuzz` plays as many as one likes.
 */

const makeDecks = (game: number): ReturnType<typeof proofDecks> => proofDecks(`fuzz ${game}`);

/** No fault; the message and the replay otherwise. */
function expectSound({ fault }: FuzzReport): void {
  expect(fault === null ? null : `${fault.message}\n${fault.picks.length} picks with seed ${fault.seed}`).toBeNull();
}

describe('random games', () => {
  test('with the starter decks, straight through', { timeout: 60_000 }, () => {
    const report = fuzz(catalogue, STARTERS, { games: 120, seed: 'starters' });
    expectSound(report);
    expect(report.counts).toMatchObject({ games: 120, suspendedStops: 0 });
    expect(report.counts.stops).toBeGreaterThan(10_000);
    expect(report.counts.costlyChecks).toBeGreaterThan(200);
    expect(report.counts.otherPasts).toBeGreaterThan(500);
  });

  test('with decks made of all cards, straight through', { timeout: 60_000 }, () => {
    const report = fuzz(catalogue, makeDecks, { games: 130, seed: 'proof' });
    expectSound(report);
    expect(report.counts.games).toBe(130);
    expect(report.endedBy['defeat']).toBeGreaterThan(0);
    expect(report.endedBy['deck-out']).toBeGreaterThan(0);
  });

  test('with the starter decks, suspended at every question', { timeout: 60_000 }, () => {
    const report = fuzz(catalogue, STARTERS, { games: 15, seed: 'starters waiting', suspend: true });
    expectSound(report);
    expect(report.counts.suspendedStops).toBe(report.counts.stops);
  });

  test('with decks made of all cards, suspended at every question', { timeout: 60_000 }, () => {
    const report = fuzz(catalogue, makeDecks, { games: 25, seed: 'proof waiting', suspend: true });
    expectSound(report);
    expect(report.counts.suspendedStops).toBe(report.counts.stops);
    expect(report.counts.takenBack).toBeGreaterThan(0);
  });

  test('with three and four players', { timeout: 60_000 }, () => {
    const report = fuzz(catalogue, makeDecks, {
      games: 15,
      seed: 'many',
      seats: [3, 4],
      costlyEvery: 30,
      suspend: true,
    });
    expectSound(report);
    expect(report.counts.games).toBe(15);
  });

  test('conceding is possible at every question, in the middle of effects too, and is part of the replay', () => {
    const [deck] = proofDecks('concede') as [DeckSetup];
    const seats = [
      { name: 'A', deck },
      { name: 'B', deck },
    ];
    const match = Match.create(catalogue, { seats, edition: 'current', seed: 'concede' });
    const chance = new Chance('concede');
    const ends: { loser: number; winner: unknown; reason: unknown; unlike: string | null }[] = [];
    while (!match.isOver) {
      if (chance.oneIn(10)) {
        const loser = chance.below(2);
        const given = Match.load(catalogue, match.save());
        given.concede(loser as Seat);
        const unlike = difference(Match.fromReplay(catalogue, given.replay()).state, given.state);
        ends.push({ loser, ...given.view(null).result!, unlike });
      }
      match.pick(chance.pick(match.options));
    }
    expect(ends.length).toBeGreaterThan(5);
    expect(ends).toEqual(ends.map(({ loser }) => ({ loser, winner: 1 - loser, reason: 'concession', unlike: null })));
  });
});

describe('fuzzing', () => {
  test('the same seed plays the same games, in one run or in slices', () => {
    const whole = fuzz(catalogue, makeDecks, { games: 6, seed: 'slices' });
    const first = fuzz(catalogue, makeDecks, { games: 3, seed: 'slices' });
    const rest = fuzz(catalogue, makeDecks, { games: 3, seed: 'slices', first: 3 });
    expect(first.counts.stops + rest.counts.stops).toBe(whole.counts.stops);
    expect(first.rounds + rest.rounds).toBe(whole.rounds);
    const other = fuzz(catalogue, makeDecks, { games: 6, seed: 'other' });
    expect(other.counts.stops).not.toBe(whole.counts.stops);
  });

  test('what is checked does not change what is played', () => {
    const cheap = fuzz(catalogue, STARTERS, { games: 3, seed: 'checks', costlyEvery: 0 });
    const costly = fuzz(catalogue, STARTERS, { games: 3, seed: 'checks', costlyEvery: 3, suspend: true });
    expect(costly.counts.stops).toBe(cheap.counts.stops);
    expect(costly.counts.costlyChecks).toBeGreaterThan(cheap.counts.costlyChecks);
    expectSound(costly);
  });

  test('progress is told after every game and may stop the run', () => {
    const seen: number[] = [];
    const report = fuzz(catalogue, STARTERS, {
      games: 10,
      seed: 'progress',
      progress({ counts }) {
        seen.push(counts.games);
        return counts.games < 3;
      },
    });
    expect(seen).toEqual([1, 2, 3]);
    expect(report.counts.games).toBe(3);
  });
});

describe('decks made of all cards', () => {
  test('hold every card that belongs in a deck, for teams that can play it, in 20 to 30 cards', () => {
    const decks = proofDecks('any');
    expect(decks.length).toBeGreaterThanOrEqual(2);
    const dealt = new Set(decks.flatMap(({ deck }) => Object.keys(deck)));
    const belongs = catalogue.cards.filter(
      (card) => card.points.length === 0 && TYPE_NAMES[card.type] !== 'battlefield',
    );
    expect([...dealt].sort()).toEqual(belongs.map(({ code }) => code).sort());
    for (const { deck, characters } of decks) {
      const size = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
      expect(size).toBeGreaterThanOrEqual(20);
      expect(size).toBeLessThanOrEqual(30);
      expect(characters.length).toBeGreaterThan(0);
    }
  });

  test('equal seeds give equal decks, others others, and every one begins a game', () => {
    expect(proofDecks('a')).toEqual(proofDecks('a'));
    expect(proofDecks('a')).not.toEqual(proofDecks('b'));
    for (const deck of proofDecks('c')) {
      const seats = [deck, deck].map((one, seat) => ({ name: `Player ${seat + 1}`, deck: one }));
      expect(Match.create(catalogue, { seats, edition: 'current', seed: 'c' }).question?.kind).toBe('mulligan');
    }
  });

  test('what is wanted comes oftener', () => {
    const copies = (decks: ReturnType<typeof proofDecks>, code: string): number =>
      decks.reduce((sum, { deck }) => sum + (deck[code] ?? 0), 0);
    expect(
      copies(
        proofDecks('w', (code) => (code === '01065' ? 9 : 0)),
        '01065',
      ),
    ).toBe(4);
    expect(
      copies(
        proofDecks('w', () => 0),
        '01065',
      ),
    ).toBeLessThan(4);
  });
});
