import { catalogue, STARTERS } from '@dejarik/cards';
import { createGame, type DeckSetup, type Game } from '@dejarik/engine';
import { type GameEvent, Happening } from '@dejarik/engine/reading';
import { describe, expect, test } from 'vitest';
import { createBot, parseContestant, wilsonInterval } from '../src/index.js';
import { playOut } from '../src/arena/play-out.js';
import { type Counts, type DieCounts, together } from '../src/lab/counts.js';
import { GameRecord } from '../src/lab/game-record.js';
import {
  labGame,
  type LabPlan,
  labResult,
  type LabResult,
  type Matchup,
  playLab,
  type SeatBot,
} from '../src/lab/index.js';

const deck = (id: string): { name: string; deck: DeckSetup; edition: string } => {
  const found = STARTERS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return { name: id, deck: found, edition: found.edition };
};

const planOf = (changes: Partial<LabPlan> = {}): LabPlan => ({
  deck: deck('AW-H'),
  opponents: [deck('AW-V'), deck('CONV-V'), deck('TPG-H')],
  bot: parseContestant('random'),
  games: 8,
  seed: 'lab',
  ...changes,
});

const bots: SeatBot = ({ bot }, seed) => createBot(bot, seed);
const whole = (plan: LabPlan): LabResult =>
  labResult(plan, [playLab(plan, 0, plan.opponents.length * plan.games, bots)]);
const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

describe('a plan', () => {
  test('every two games have one seed, the deck once in either seat, against each opponent alike', () => {
    const games = Array.from({ length: 8 }, (_, number) => labGame(planOf({ games: 4 }), number));
    expect(games.map(({ number, opponent, seat, setup }) => [number, opponent, seat, setup.seed])).toEqual([
      [0, 0, 0, 'lab/AW-V/0'],
      [1, 0, 1, 'lab/AW-V/0'],
      [2, 0, 0, 'lab/AW-V/1'],
      [3, 0, 1, 'lab/AW-V/1'],
      [4, 1, 0, 'lab/CONV-V/0'],
      [5, 1, 1, 'lab/CONV-V/0'],
      [6, 1, 0, 'lab/CONV-V/1'],
      [7, 1, 1, 'lab/CONV-V/1'],
    ]);
    expect(games[1]?.setup.seats.map(({ name }) => name)).toEqual(['AW-V', 'AW-H']);
    expect(games[4]?.setup.edition).toBe(deck('CONV-V').edition);
  });

  test('its games do not depend on who else is an opponent', () => {
    const alone = whole(planOf({ opponents: [deck('TPG-H')] }));
    expect(alone.opponents[0]).toEqual(whole(planOf()).opponents[2]);
  });
});

describe('the counts add up', () => {
  const plan = planOf({ bot: parseContestant('padawan'), games: 6 });
  const result = whole(plan);
  const matchups: readonly Matchup[] = [result, ...result.opponents];

  test('every game is counted once, however it is split', () => {
    expect(result.errors).toEqual([]);
    expect(result.games).toBe(18);
    expect(result.opponents.map(({ games }) => games)).toEqual([6, 6, 6]);
    for (const one of matchups) {
      const splits = [
        [one.first, one.second],
        [one.rollOffWon, one.rollOffLost],
        one.seats,
        one.rounds.games,
        Object.values(one.endedBy),
      ];
      for (const parts of splits) {
        expect(sum(parts.map(({ games }) => games))).toBe(one.games);
        expect(sum(parts.map(({ wins }) => wins))).toBe(one.wins);
      }
      expect(one.seats[0]?.games).toBe(one.games / 2);
      expect(one.rate).toEqual(wilsonInterval(one.wins, one.games));
      expect(one.rounds.mean * one.games).toBeCloseTo(
        sum(one.rounds.games.map(({ round, games }) => round * games)),
        9,
      );
    }
    expect(sum(result.opponents.map(({ wins }) => wins))).toBe(result.wins);
  });

  test('every side that came up is accounted for', () => {
    let rolls = 0;
    for (const die of result.dice) {
      for (const side of die.sides) {
        const gone = side.used + side.removedByOpponent + side.removedOtherwise + side.unused + side.lost + side.left;
        expect([die.title, side.rolled + side.turnedTo]).toEqual([die.title, side.rerolled + side.turned + gone]);
      }
      expect(sum(die.sides.filter(({ symbol }) => symbol === 'blank').map(({ resolved }) => resolved))).toBe(0);
      const total = (key: 'rolled' | 'rerolled' | 'resolved' | 'used'): number =>
        sum(die.sides.map((side) => side[key]));
      expect(total('rolled')).toBe(die.rolls);
      expect(total('rolled')).toBe(die.rolledIn + total('rerolled'));
      expect(total('resolved')).toBeGreaterThanOrEqual(total('used'));
      expect(die.blocked).toBeLessThanOrEqual(die.dealt);
      rolls += die.rolls;
    }
    expect(rolls).toBeGreaterThan(18 * 10);
    const { title, copies, dice } = result.characters[0] ?? {};
    expect([title, copies, dice]).toEqual(['Rey', 1, 2]);
  });

  test('every card that was drawn is accounted for', () => {
    expect(result.cards).toHaveLength(Object.keys(plan.deck.deck.deck).length);
    let opening = 0;
    for (const card of result.cards) {
      const { drawn, played, copiesDrawn, timesPlayed, toReroll, inUpkeep, otherwise, held } = card;
      // Nothing comes back to the hand in this deck.
      expect([card.title, timesPlayed + toReroll + inUpkeep + otherwise + held]).toEqual([card.title, copiesDrawn]);
      expect(copiesDrawn).toBeGreaterThanOrEqual(drawn.games);
      expect(timesPlayed).toBeGreaterThanOrEqual(played.games);
      expect(drawn.games).toBeGreaterThanOrEqual(played.games);
      expect(drawn.games).toBeGreaterThanOrEqual(card.opening.games);
      for (const share of [card.opening, drawn, played]) {
        expect(share.wins).toBeLessThanOrEqual(Math.min(share.games, result.wins));
        expect(share.rate === null).toBe(share.games === 0);
        const away = share.games === 0 ? 9 : share.wins / share.games - result.wins / result.games;
        expect(share.difference?.value ?? 9).toBeCloseTo(away, 12);
      }
      opening += card.opening.games;
    }
    // Five cards; two copies of one count once.
    expect(opening).toBeLessThanOrEqual(18 * 5);
    expect(opening).toBeGreaterThan(18 * 4);
  });

  test('characters are activated, hurt and survive; who lost by defeat has none left', () => {
    const survived = sum(result.characters.map((one) => one.survived));
    const lostByDefeat = (result.endedBy['defeat']?.games ?? 0) - (result.endedBy['defeat']?.wins ?? 0);
    expect(survived).toBeLessThanOrEqual((18 - lostByDefeat) * result.characters.length);
    expect(survived).toBeGreaterThanOrEqual(result.wins);
    for (const one of result.characters) {
      expect(one.games).toBe(18);
      expect(one.activations).toBeGreaterThan(18);
      expect(one.taken).toBeGreaterThan(0);
      expect(one.dealt).toBe(result.dice.find(({ code }) => code === one.code)?.dealt);
    }
  });
});

describe('what is counted is what happened', () => {
  /** A game, its record, and the events in the order they were heard. */
  function recorded(number: number): { game: Game; record: GameRecord; events: { event: GameEvent; code: string }[] } {
    const { setup, seat } = labGame(planOf({ bot: parseContestant('padawan') }), number);
    const game = createGame(catalogue, setup);
    const record = new GameRecord(game, seat);
    const events: { event: GameEvent; code: string }[] = [];
    game.sink = {
      event(inner, event) {
        const code =
          event.die >= 0
            ? inner.dieDefinition(event.die).code
            : event.card >= 0
              ? inner.definition(event.card).code
              : '';
        events.push({ event: { ...event }, code });
        record.event(inner, event);
      },
    };
    expect(
      playOut(
        game,
        setup.seats.map((_, at) => createBot('padawan', `${setup.seed}/${at}`)),
      ).fault,
    ).toBeNull();
    return { game, record, events };
  }

  test.each([0, 1, 2, 3])('in game %i', (number) => {
    const { game, record, events } = recorded(number);
    const seat = number % 2;
    const counts = record.end(game);
    const own = ({ event }: { event: GameEvent }): boolean => game.die(event.die).owner === seat;
    const heard = (kind: number): { event: GameEvent; code: string }[] =>
      events.filter(({ event }) => event.kind === kind && event.done > 0);
    const rolled: Record<string, number[]> = {};
    for (const { event, code } of [...heard(Happening.rolledIn), ...heard(Happening.rerolled)].filter(own)) {
      const sides = (rolled[code] ??= [0, 0, 0, 0, 0, 0]);
      sides[event.detail] = (sides[event.detail] ?? 0) + 1;
    }
    expect(Object.fromEntries(Object.entries(counts.dice).map(([code, die]) => [code, die.rolled]))).toEqual(rolled);
    const total = (key: keyof DieCounts): number => sum(Object.values(counts.dice).flatMap((die) => die[key]));
    expect(total('removedByOpponent') + total('removedOtherwise')).toBeLessThanOrEqual(
      heard(Happening.removed).filter(own).length,
    );
    // Those that a before ability stops are not told; neither is the end of one that is.
    const resolved = events.filter(({ event }) => event.kind === Happening.resolved).filter(own);
    expect(total('resolved')).toBe(resolved.length);
    const played = heard(Happening.played).filter(({ event }) => event.seat === seat);
    expect(sum(Object.values(counts.cards).map(({ timesPlayed }) => timesPlayed))).toBe(played.length);
    const { winner, round } = game.state;
    expect(counts.matchup.all).toEqual({ games: 1, wins: winner === seat ? 1 : 0 });
    expect(Object.keys(counts.matchup.rounds)).toEqual([String(round)]);
    const first = events.find(({ event }) => event.kind === Happening.actionBegan);
    expect(counts.matchup.first.games).toBe(first?.event.seat === seat ? 1 : 0);
  });
});

describe('slices', () => {
  test('give the same as the whole, in whatever order they are added, and survive being sent', () => {
    const plan = planOf();
    const parts = [playLab(plan, 13, 24, bots), playLab(plan, 0, 5, bots), playLab(plan, 5, 13, bots)];
    expect(labResult(plan, parts)).toEqual(whole(plan));
    expect(structuredClone(parts)).toEqual(parts);
    expect(JSON.stringify(labResult(plan, parts.toReversed()))).toBe(JSON.stringify(whole(plan)));
  });

  test('another seed plays other games', () => {
    expect(whole(planOf({ seed: 'other' }))).not.toEqual({ ...whole(planOf()), seed: 'other' });
  });

  test('trees of numbers are added number by number', () => {
    const a: Counts = { x: 1, list: [1, [2]], only: { a: 1 } };
    const b: Counts = { x: 2, list: [10, [20], 5], other: { b: 2 } };
    expect(together<Counts>(a, b)).toEqual({ x: 3, list: [11, [22], 5], only: { a: 1 }, other: { b: 2 } });
    expect(together<Counts>(b, a)).toEqual(together<Counts>(a, b));
    expect(a).toEqual({ x: 1, list: [1, [2]], only: { a: 1 } });
  });
});

describe('games that break off', () => {
  const failing: SeatBot = ({ bot }, seed) => {
    const made = createBot(bot, seed);
    let picks = 0;
    const pick: typeof made.pick = (question, handle) => {
      if (seed.split('/')[2] === '1' && ++picks > 20) throw new Error('it gave up');
      return made.pick(question, handle);
    };
    return { name: made.name, looks: made.looks, pick };
  };

  test('are errors, count for nothing else and leave no rate without a game', () => {
    const plan = planOf({ games: 4 });
    const result = labResult(plan, [playLab(plan, 6, 12, failing), playLab(plan, 0, 6, failing)]);
    expect(
      result.errors.map(({ game, opponent, seat, seed, message }) => [game, opponent, seat, seed, message]),
    ).toEqual(
      [2, 3, 6, 7, 10, 11].map((game) => {
        const opponent = Math.floor(game / 4);
        return [game, opponent, game % 2, `lab/${plan.opponents[opponent]?.name}/1`, 'it gave up'];
      }),
    );
    expect(result.games).toBe(6);
    expect(sum(result.characters.map(({ games }) => games))).toBe(12);
    const none = labResult(planOf(), []);
    expect([none.games, none.rate, none.rounds.mean, none.opponents[0]?.rate]).toEqual([0, null, 0, null]);
    expect(none.cards.every(({ drawn }) => drawn.rate === null && drawn.difference === null)).toBe(true);
    expect(JSON.stringify(none)).not.toContain('NaN');
  });

  test('a deck, bot or edition that does not exist is said at once', () => {
    const plan = planOf();
    expect(() => playLab({ ...plan, bot: { bot: 'yoda', budget: null } }, 0, 1, bots)).toThrow('no bot "yoda"');
    const [first] = plan.opponents;
    expect(() =>
      playLab({ ...plan, opponents: [{ ...(first as never as object), edition: 'x' } as never] }, 0, 1, bots),
    ).toThrow('x');
  });
});
