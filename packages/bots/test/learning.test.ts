import { catalogue } from '@dejarik/cards';
import { createGame, type Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { playOut } from '../src/arena/play-out.js';
import { createGenerator } from '../src/generator.js';
import { Figure, FIGURES, Place, PLACES } from '../src/judgement/figures.js';
import { Network, type NetworkWeights } from '../src/judgement/network.js';
import { type SeatReading, SituationReader } from '../src/judgement/situation-reader.js';
import { WEIGHTS } from '../src/judgement/weights.js';
import { decodeWeights } from '../src/judgement/weights-codec.js';
import { WRITTEN_WEIGHTS } from '../src/judgement/weights-data.js';
import { ExampleList } from '../src/learning/examples.js';
import { hopesOf } from '../src/learning/hopes.js';
import {
  type Examples,
  isLearningRecord,
  joinedExamples,
  type LearningRecord,
  playLearningGame,
  readRecords,
  splitOf,
  trainNetwork,
  weightsModule,
} from '../src/learning/index.js';
import { groupOf, learningSetup } from '../src/learning/setup.js';
import { encodeWeights } from '../src/learning/write-weights.js';
import { createRandom } from '../src/random.js';

/** A game of chance in the form of a learning game: as good as one that was thought about, and quick. */
function randomRecord(number: number): LearningRecord {
  const game = createGame(catalogue, learningSetup(number));
  const picks: number[] = [];
  const players = [0, 1].map((seat) => {
    const random = createRandom(`${number}/${seat}`);
    const pick: typeof random.pick = (question, handle) => {
      picks.push(random.pick(question, handle));
      return picks.at(-1) as number;
    };
    return { ...random, pick };
  });
  expect(playOut(game, players).fault).toBeNull();
  return { number, winner: game.state.winner as 0 | 1, picks, judged: [] };
}

interface ReadGame {
  readonly seats: readonly SeatReading[];
  readonly designs: Parameters<Network['ahead']>[2];
}

/** Readings on the way through a game of chance. */
function readings(number: number): ReadGame[] {
  const game = createGame(catalogue, learningSetup(number));
  const reader = new SituationReader();
  const random = createRandom(`readings ${number}`);
  const found: ReadGame[] = [];
  const pick: typeof random.pick = (question, handle) => {
    reader.read(game, (found.length % 2) as Seat, new Set());
    const seats = reader.seats.map(({ figures, cards }) => ({ figures: figures.slice(), cards: [...cards] }));
    found.push({ seats, designs: game.definitions });
    return random.pick(question, handle);
  };
  playOut(game, [
    { ...random, pick },
    { ...random, pick },
  ]);
  return found;
}

const aheadBy = (weights: NetworkWeights, { seats, designs }: ReadGame): number =>
  new Network(weights).ahead(seats[0] as SeatReading, seats[1] as SeatReading, designs);

describe('a learning game', () => {
  const record = playLearningGame(5, 4);

  test('is the same for the same number, can be sent and written, and comes to its winner again', () => {
    expect(isLearningRecord(record)).toBe(true);
    expect(structuredClone(record)).toEqual(record);
    expect(playLearningGame(5, 4)).toEqual(record);
    const { examples, outdated } = readRecords([record]);
    expect(outdated).toEqual([]);
    expect(examples.count).toBeGreaterThan(10);
    expect(readRecords([JSON.parse(JSON.stringify(record)) as LearningRecord])).toEqual({ examples, outdated });
  });

  test('was judged at its actions', () => {
    expect(record.judged.length).toBeGreaterThan(20);
    const places = record.judged.map(([pick]) => pick);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const [pick, chance] of record.judged) {
      expect(pick).toBeLessThan(record.picks.length);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  test('has dealt decks that eight games share', () => {
    const decksOf = (number: number): string[] => learningSetup(number).seats.map(({ deck }) => JSON.stringify(deck));
    const group = new Set(Array.from({ length: 8 }, (_, number) => decksOf(number)).flat());
    expect([groupOf(7), groupOf(8)]).toEqual([0, 1]);
    expect(group.size).toBeGreaterThan(2);
    for (const deck of decksOf(8)) expect(group.has(deck)).toBe(false);
    for (let number = 0; number < 24; number++) expect(new Set(decksOf(number)).size).toBe(2);
  });

  test.each([
    ['nothing', null],
    ['a number', 3],
    ['another winner', { ...record, winner: 2 }],
    ['no number', { ...record, number: -1 }],
    ['no places', { ...record, picks: [0.5] }],
    ['no chance', { ...record, judged: [[3, 1.5]] }],
    ['no pairs', { ...record, judged: [[3]] }],
  ])('%s is none', (_what, value) => {
    expect(isLearningRecord(value)).toBe(false);
  });
});

describe('examples', () => {
  const record = randomRecord(3);

  test('that go otherwise now are left out and named; what nobody won teaches nothing', () => {
    const other = { ...record, winner: record.winner === 0 ? 1 : 0 } as const;
    const short = { ...record, number: 4, picks: record.picks.slice(0, 9) };
    const long = { ...record, picks: [...record.picks, 0] };
    const undecided = { ...record, winner: null };
    expect(readRecords([other, short, long, undecided])).toMatchObject({
      examples: { count: 0 },
      outdated: [3, 4, 3],
    });
  });

  test('are those of all parts, in any division', () => {
    const records = [record, randomRecord(9), randomRecord(70)];
    const whole = readRecords(records).examples;
    expect(joinedExamples(records.map((one) => readRecords([one]).examples))).toEqual(whole);
    expect(whole.figures).toHaveLength(whole.count * 2 * FIGURES);
    expect(whole.ends.at(-1)).toBe(whole.cards.length);
    expect(Math.max(...whole.cards)).toBeLessThan(catalogue.cards.length * PLACES);
    expect(new Set(whole.games)).toEqual(new Set([3, 9, 70]));
    // Games with the decks of one group are on one side.
    const { learned, heldOut } = splitOf(whole);
    expect(new Set(heldOut.map((row) => whole.games[row]))).toEqual(new Set([3, 70]));
    expect(learned.length + heldOut.length).toBe(whole.count);
  });

  test('hope for what was thought next, and in the end for who won', () => {
    const hope = hopesOf({
      number: 0,
      winner: 0,
      picks: [],
      judged: [
        [2, 0.5],
        [6, 0.25],
      ],
    });
    const late = 0.08 * 0.25 + 0.92;
    expect(hope(6)).toBe(1);
    expect(hope(3)).toBeCloseTo(late, 12);
    expect(hope(2)).toBeCloseTo(late, 12);
    expect(hope(1)).toBeCloseTo(0.08 * 0.5 + 0.92 * late, 12);
  });
});

describe('learning', () => {
  const [strong, weak] = [17, 40].map((at) => at * PLACES + Place.play) as [number, number];

  /** Who has more health, or the better card, wins mostly; all else is noise. */
  function madeUp(count: number): Examples {
    const chance = createGenerator('made up');
    const share = (): number => chance.word() / 4294967296;
    const list = new ExampleList();
    for (let row = 0; row < count; row++) {
      const seats = [0, 1].map((): SeatReading => {
        const figures = Float64Array.from({ length: FIGURES }, () => share());
        figures[Figure.health] = 10 + share() * 10;
        return { figures, cards: [share() < 0.5 ? strong : weak] };
      });
      const worth = seats.map(
        ({ figures, cards }) => (figures[Figure.health] as number) + (cards[0] === strong ? 5 : 0),
      );
      const won = share() < 1 / (1 + Math.exp((worth[1] as number) - (worth[0] as number)));
      list.add(row, { won, hope: won ? 1 : 0 }, seats, (card) => card);
    }
    return list.examples();
  }

  const examples = madeUp(4000);
  const settings = { hidden: 3, epochs: 12, seed: 'test' };
  const losses: number[] = [];
  const network = trainNetwork(examples, settings, ({ heldOut }) => losses.push(heldOut?.logLoss ?? NaN));
  const seat = (health: number, card: number): SeatReading => {
    const figures = new Float64Array(FIGURES).fill(0.5);
    figures[Figure.health] = health;
    return { figures, cards: [card] };
  };
  const ahead = (own: SeatReading, other: SeatReading): number =>
    new Network(network).ahead(own, other, catalogue.cards);

  test('lowers the log loss on games that were held out, and finds the better side', () => {
    expect(losses).toHaveLength(12);
    expect(losses[0]).toBeLessThan(Math.LN2);
    expect(losses[11]).toBeLessThan(losses[0] as number);
    expect(losses[11]).toBeLessThan(0.5);
    expect(ahead(seat(18, strong), seat(12, strong))).toBeGreaterThan(1);
    expect(ahead(seat(15, weak), seat(15, strong))).toBeLessThan(-1);
  });

  test('sees both sides alike', () => {
    expect(ahead(seat(18, weak), seat(12, strong))).toBeCloseTo(-ahead(seat(12, strong), seat(18, weak)), 12);
    expect(ahead(seat(13, weak), seat(13, weak))).toBeCloseTo(0, 12);
  });

  test('gives the same for the same seed, and has something to say where nothing is held out', () => {
    expect(trainNetwork(examples, settings)).toEqual(network);
    expect(trainNetwork(examples, { ...settings, seed: 'other' })).not.toEqual(network);
    const few = { ...madeUp(64), games: new Int32Array(64).fill(8) };
    const reports: unknown[] = [];
    trainNetwork(few, settings, ({ heldOut }) => reports.push(heldOut));
    expect(reports).toEqual(new Array(12).fill(null));
    expect(() => trainNetwork({ ...few, games: new Int32Array(64) }, settings)).toThrow('no examples to learn from');
  });

  test('what was learned is written so that rounding does not matter, cards that weigh nothing left out', () => {
    const read = decodeWeights(encodeWeights(network));
    const codes = [strong, weak].map((card) => catalogue.cards[Math.floor(card / PLACES)]?.code);
    expect(read.codes).toEqual(codes);
    const sides = Array.from(
      { length: 50 },
      (_, at) => [seat(8 + (at % 13), strong), seat(20 - (at % 7), weak)] as const,
    );
    for (const [own, other] of sides) {
      const rounded = new Network(read).ahead(own, other, catalogue.cards);
      expect(Math.abs(rounded - ahead(own, other))).toBeLessThan(0.01);
    }
    expect(weightsModule(network)).toContain(`  codes: \`\n${codes.join(' ')}\`,\n`);
  });
});

describe('the judgement that is shipped', () => {
  const games = [readings(1), readings(2)].flat();

  test('was learned for the figures of today, from this form of text', () => {
    expect(WRITTEN_WEIGHTS.figures.trim().split(/\s+/)).toEqual(Object.keys(Figure));
    expect(WEIGHTS.codes.filter((code) => !catalogue.cards.some((card) => card.code === code))).toEqual([]);
    const again = encodeWeights(WEIGHTS);
    const bare = (text: string): string => text.replace(/\s/g, '');
    expect(bare(again.numbers)).toBe(bare(WRITTEN_WEIGHTS.numbers));
  });

  test('reads one side as the negative of the other', () => {
    expect(games.length).toBeGreaterThan(200);
    for (const game of games) {
      const turned = { ...game, seats: game.seats.toReversed() };
      expect(aheadBy(WEIGHTS, turned)).toBeCloseTo(-aheadBy(WEIGHTS, game), 9);
    }
    expect(new Set(games.map((game) => aheadBy(WEIGHTS, game) > 0)).size).toBe(2);
  });

  test('weights for other figures are refused where they are used', () => {
    const fewer = { ...WEIGHTS, linear: Array.from(WEIGHTS.linear).slice(1) };
    expect(() => new Network(fewer)).toThrow('learned for other figures; "dejarik learn judgement"');
    expect(() => decodeWeights({ ...WRITTEN_WEIGHTS, numbers: 'AAAA' })).toThrow('there are 3');
  });
});
