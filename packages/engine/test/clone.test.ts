import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../src/definitions/catalogue.ts';
import { battlefield, character, eventCard } from '../src/definitions/card.ts';
import { spoil } from '../src/check/copies.ts';
import { difference } from '../src/check/difference.ts';
import { happening, Happening } from '../src/events/event.ts';
import { createGame } from '../src/game/create.ts';
import { cardCall } from '../src/state/call.ts';
import { cloneState } from '../src/state/clone.ts';
import type { CardId, DieId, Seat } from '../src/state/ids.ts';
import { seedWords } from '../src/state/random.ts';
import type {
  Call,
  CardState,
  CardType,
  DelayedEffect,
  DiePlace,
  DieState,
  GameEvent,
  GameState,
  QueueEntry,
  SeatState,
  TurnRule,
  Zone,
} from '../src/state/state.ts';

/** A number that nothing else in the state has. */
let last = 0;
const number = (): number => 1000 + last++;
const card = (): CardId => number() as CardId;
const die = (): DieId => number() as DieId;
const seat = (): Seat => number() as Seat;

/*
 * Every field of every kind of object, each with a value of its own; of flags, one is up. The compiler demands a field
 * that is new.
 */
const aCard = (exhausted: boolean): CardState => ({
  definition: number(),
  owner: seat(),
  controller: seat(),
  zone: number() as Zone,
  type: number() as CardType,
  host: card(),
  exhausted,
  damage: number(),
  shields: number(),
  resources: number(),
  incarnation: number(),
  known: number(),
  used: number(),
  spared: exhausted,
});
const aDie = (): DieState => ({
  definition: number(),
  card: card(),
  heldBy: card(),
  owner: seat(),
  place: number() as DiePlace,
  pool: seat(),
  side: number(),
  lastValue: number(),
  removedOn: number(),
});
const aSeat = (eliminated: boolean): SeatState => ({
  resources: number(),
  deck: [card(), card()],
  hand: [card(), card()],
  discard: [card(), card()],
  setAside: [card(), card()],
  play: [card(), card()],
  pool: [die(), die()],
  eliminated,
  replaced: !eliminated,
  lastTurn: number(),
  battlefield: card(),
});
const anEvent = (flag: boolean): GameEvent => ({
  kind: number(),
  seat: seat(),
  by: seat(),
  card: card(),
  die: die(),
  target: card(),
  amount: number(),
  done: number(),
  blocked: number(),
  byShields: number(),
  detail: number(),
  source: card(),
  sourceDie: die(),
  controller: seat(),
  host: card(),
  flag,
  cancelled: !flag,
});
const aCall = (event: GameEvent | null): Call => ({
  definition: number(),
  self: card(),
  selfIncarnation: number(),
  you: seat(),
  opponent: seat(),
  die: die(),
  bound: [[number(), number()], [number()]],
  event,
});
const anEntry = (event: GameEvent | null): QueueEntry => ({ node: number(), call: aCall(event) });
const anEffect = (event: GameEvent | null): DelayedEffect => ({ when: number(), entry: anEntry(event) });
const aRule = (): TurnRule => ({ seat: seat(), rule: number(), value: number(), card: card(), turns: number() });

function fullState(): GameState {
  return {
    edition: 'an edition',
    codes: ['one code', 'another code'],
    elite: [card(), card()],
    cards: [aCard(true), aCard(false)],
    dice: [aDie(), aDie()],
    seats: [aSeat(true), aSeat(false)],
    battlefield: card(),
    controller: seat(),
    claimedBy: seat(),
    tiebreaker: seat(),
    leaving: [seat(), seat()],
    stage: number(),
    active: seat(),
    turns: number(),
    passes: number(),
    round: number(),
    changes: number(),
    changesAtTurn: number(),
    exposed: number(),
    groups: number(),
    lastAction: number(),
    queue: [anEntry(anEvent(true)), anEntry(anEvent(false)), anEntry(null)],
    extra: [seat(), seat()],
    delayed: [anEffect(anEvent(true)), anEffect(anEvent(false)), anEffect(null)],
    lasting: [{ from: number(), until: number(), entry: anEffect(anEvent(true)).entry }],
    lentUses: [number(), number()],
    turnRules: [aRule(), aRule()],
    random: {
      kind: number(),
      key: [number(), number()],
      counter: number(),
      a: number(),
      b: number(),
      c: number(),
      d: number(),
      rolls: [number(), number()],
      rolled: number(),
    },
    winner: seat(),
    endedBy: number(),
  };
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Where every value within stands: the object that holds it, its key, and its path. */
function places(value: Fields, path = ''): { holder: Fields; key: string; path: string }[] {
  return Object.keys(value).flatMap((key) => {
    const part = value[key];
    const at = path === '' ? key : `${path}.${key}`;
    return [{ holder: value, key, path: at }, ...(isObject(part) ? places(part, at) : [])];
  });
}

const asFields = (value: object): Fields => value as Fields;
/** What copies share, since it never changes. */
const SHARED = ['codes', 'elite', 'random.key', 'random.rolls'];

describe('cloneState', () => {
  test('every number of the test state is another', () => {
    const numbers = places(asFields(fullState())).flatMap(({ holder, key }) =>
      typeof holder[key] === 'number' ? [holder[key]] : [],
    );
    expect(numbers.length).toBeGreaterThan(200);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('the test state has exactly the fields that a game has', () => {
    const catalogue = createCatalogue([
      character({
        code: '90001',
        title: 'A',
        color: 'red',
        affiliation: 'hero',
        rarity: 'common',
        points: [9],
        health: 9,
        die: '1MD - - - - -',
      }),
      eventCard({ code: '90002', title: 'B', color: 'red', affiliation: 'hero', rarity: 'common', cost: 0 }),
      battlefield({ code: '90003', title: 'C', color: 'gray', affiliation: 'neutral', rarity: 'common' }),
    ]);
    const deck = { name: 'deck', characters: [{ code: '90001', dice: 1 }], battlefield: '90003', deck: { '90002': 2 } };
    const game = createGame(catalogue, {
      seats: [
        { name: 'A', deck },
        { name: 'B', deck },
      ],
      edition: 'current',
      seed: 'x',
    });
    const real = game.state;
    const full = fullState();
    const keys = (value: object): string[] => Object.keys(value).sort();
    const call = cardCall(game, 0 as CardId, 0 as Seat);
    expect(keys(full)).toEqual(keys(real));
    expect(keys(full.cards[0]!)).toEqual(keys(real.cards[0]!));
    expect(keys(full.dice[0]!)).toEqual(keys(real.dice[0]!));
    expect(keys(full.seats[0]!)).toEqual(keys(real.seats[0]!));
    expect(keys(full.random)).toEqual(keys(real.random));
    expect(keys(full.queue[0]!.call)).toEqual(keys(call));
    expect(keys(full.queue[0]!.call.event!)).toEqual(keys(happening(Happening.drawn)));
    expect(real.random.key).toEqual(seedWords('x'));
  });

  test('a copy has every field with its value, nested ones too', () => {
    const state = fullState();
    const copy = cloneState(state);
    expect(difference(copy, state)).toBeNull();
    expect(copy).toStrictEqual(state);
    expect(places(asFields(copy)).map(({ path }) => path)).toEqual(places(asFields(state)).map(({ path }) => path));
  });

  test('a copy shares no object with its original but what never changes', () => {
    const state = fullState();
    const own = new Map(places(asFields(state)).map(({ holder, key, path }) => [holder[key], path]));
    const shared = places(asFields(cloneState(state))).flatMap(({ holder, key, path }) =>
      isObject(holder[key]) && own.has(holder[key]) ? [path] : [],
    );
    expect(shared.sort()).toEqual([...SHARED].sort());
  });

  test('whatever is done to a copy, the original stays, and the other way round', () => {
    const state = fullState();
    const before = JSON.stringify(state);
    spoil(cloneState(state));
    expect(JSON.stringify(state)).toBe(before);
    const copy = cloneState(state);
    spoil(state);
    expect(JSON.stringify(copy)).toBe(before);
    expect(JSON.stringify(state)).not.toBe(before);
  });

  test('a field that a copy forgets, empties or takes from elsewhere is noticed, wherever it is', () => {
    const state = fullState();
    const paths = places(asFields(state)).map(({ path }) => path);
    for (const [at, path] of paths.entries()) {
      const forgetful = structuredClone(state);
      const place = places(asFields(forgetful))[at]!;
      expect(place.path).toBe(path);
      delete place.holder[place.key];
      expect(difference(forgetful, state), `without ${path}`).not.toBeNull();
      place.holder[place.key] = 'another value';
      expect(difference(forgetful, state), `${path} of another value`).not.toBeNull();
    }
  });

  test('a state after JSON is the same', () => {
    const state = fullState();
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
  });
});
