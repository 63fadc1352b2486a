import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openQuestion, createTable, type Table } from '../src/app/table.ts';
import type { Estimate, GameSession, Hint, Review, SessionUpdate } from '../src/contract.ts';
import { actionSketch, midGame } from './fixtures/scenes.ts';
import { question, viewOf } from './fixtures/position.ts';

/** A session that says what the test tells it to. */
class Puppet implements GameSession {
  readonly setup;
  readonly picked: string[][] = [];
  wanted = false;
  estimate: (estimate: Estimate) => void = () => undefined;
  #listener: (update: SessionUpdate) => void = () => undefined;
  #crash: (message: string, replay: string) => void = () => undefined;

  constructor(people: 1 | 2) {
    this.setup = {
      seats: [
        { name: 'Ana', deck: 'AW-H', bot: null },
        { name: 'Bela', deck: 'AW-V', bot: people === 1 ? 'padawan' : null },
      ],
      edition: 'current',
      seed: 's',
    };
  }
  subscribe(listener: (update: SessionUpdate) => void): () => void {
    this.#listener = listener;
    return () => undefined;
  }
  onCrash(listener: (message: string, replay: string) => void): () => void {
    this.#crash = listener;
    return () => undefined;
  }
  async pick(_seat: number, _question: number, keys: readonly string[]): Promise<void> {
    this.picked.push([...keys]);
    if (keys.includes('pass')) throw new Error('This option is not there any more.');
  }
  async undo(): Promise<void> {
    this.picked.push(['undo']);
  }
  async hint(): Promise<Hint | null> {
    return null;
  }
  stopHint(): void {
    this.picked.push(['stop hint']);
  }
  onEstimate(listener: (estimate: Estimate) => void): () => void {
    this.estimate = listener;
    return () => undefined;
  }
  wantEstimates(wanted: boolean): void {
    this.wanted = wanted;
  }
  async review(): Promise<Review | null> {
    return null;
  }
  stopReview(): void {
    // Nothing thinks.
  }
  async concede(): Promise<void> {
    this.picked.push(['concede']);
  }
  async replay(): Promise<string> {
    return '';
  }
  close(): void {
    // Nothing runs.
  }

  /** Round `round`, and who is asked. */
  tell(round: number, asked: number, more: Partial<SessionUpdate> = {}): void {
    const position = midGame();
    position.round = round;
    const open = question({ ...actionSketch, seat: asked });
    const views = Object.fromEntries(
      this.setup.seats.flatMap((seat, at) => (seat.bot === null ? [[at, viewOf(position, at, open)] as const] : [])),
    );
    const line = {
      number: round,
      depth: 0,
      seat: 1,
      event: 'passed',
      text: `step ${round}`,
      cards: [],
      dice: [],
      amount: null,
      rule: 'structure.rounds',
      cause: null,
    };
    const log = Object.fromEntries(Object.keys(views).map((seat) => [seat, [line]]));
    this.#listener({ views, log, reset: false, undo: null, thinking: null, ...more });
  }
  crash(message: string, replay: string): void {
    this.#crash(message, replay);
  }
}

let table: Table;
const open = (people: 1 | 2): Puppet => {
  const puppet = new Puppet(people);
  table = createTable(puppet);
  return puppet;
};
const shown = () => table.getState().views[table.getState().viewer]?.round;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('what a program does', () => {
  test('is shown step by step', () => {
    const puppet = open(1);
    puppet.tell(1, 1);
    puppet.tell(2, 1);
    puppet.tell(3, 0);
    expect([shown(), table.getState().playing]).toEqual([1, true]);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(700);
    expect([shown(), table.getState().playing]).toEqual([3, false]);
    expect(table.getState().logs[0]?.map(({ text }) => text)).toEqual(['step 1', 'step 2', 'step 3']);
  });
  test('can be shown at once', () => {
    const puppet = open(1);
    for (const round of [1, 2, 3]) puppet.tell(round, round === 3 ? 0 : 1);
    table.getState().skipAhead();
    expect([shown(), table.getState().playing]).toEqual([3, false]);
  });
  test('leaves nothing to pick while it plays out', () => {
    const puppet = open(1);
    puppet.tell(1, 1);
    puppet.tell(2, 0);
    expect(openQuestion(table.getState())).toBeNull();
    vi.advanceTimersByTime(700);
    expect(openQuestion(table.getState())?.seat).toBe(0);
  });
});

describe('a program that thinks', () => {
  const pondering = () => table.getState().pondering;
  test('is said to after a moment, until a person is asked', () => {
    const puppet = open(1);
    puppet.tell(1, 1, { thinking: 1 });
    vi.advanceTimersByTime(149);
    expect(pondering()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(pondering()).toBe(1);
    puppet.tell(2, 1, { thinking: 1 });
    expect(pondering()).toBe(1);
    puppet.tell(3, 0);
    expect(pondering()).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(pondering()).toBeNull();
  });
  test('is not said to while it answers quickly', () => {
    const puppet = open(1);
    for (let round = 1; round < 20; round++) {
      puppet.tell(round, 1, { thinking: 1 });
      vi.advanceTimersByTime(100);
      expect(pondering()).toBeNull();
    }
  });
});

describe('what a person does', () => {
  test('is answered at once', () => {
    const puppet = open(1);
    puppet.tell(1, 0);
    puppet.tell(2, 0);
    expect(shown()).toBe(2);
  });
  test('a refused pick is reported and leaves the table as it was', async () => {
    const puppet = open(1);
    puppet.tell(1, 0);
    const pass = openQuestion(table.getState())?.options.at(-1);
    if (pass === undefined) throw new Error('There is no option.');
    table.getState().choose(pass);
    await vi.runAllTimersAsync();
    expect([table.getState().error, openQuestion(table.getState())?.seat]).toEqual([
      'This option is not there any more.',
      0,
    ]);
  });
  test('taking back asks the session only where it is allowed', () => {
    const puppet = open(1);
    puppet.tell(1, 0);
    table.getState().takeBack();
    puppet.tell(2, 0, { undo: 0 });
    table.getState().takeBack();
    expect(puppet.picked).toEqual([['undo']]);
  });
});

describe('two persons at one screen', () => {
  test('the screen is covered before the first one has looked', () => {
    const puppet = open(2);
    puppet.tell(1, 0);
    expect(table.getState().cover).toBe(0);
  });
  test('whoever acted sees what came of it, then the cover falls; the other one lifts it', () => {
    const puppet = open(2);
    puppet.tell(1, 0);
    table.getState().reveal();
    puppet.tell(2, 1);
    expect([shown(), table.getState().cover, openQuestion(table.getState())]).toEqual([2, null, null]);
    vi.advanceTimersByTime(700);
    expect([table.getState().cover, table.getState().viewer]).toEqual([1, 0]);
    table.getState().reveal();
    expect([table.getState().cover, table.getState().viewer, openQuestion(table.getState())?.seat]).toEqual([
      null,
      1,
      1,
    ]);
  });
  test('no cover while the question stays with the same person', () => {
    const puppet = open(2);
    puppet.tell(1, 0);
    table.getState().reveal();
    puppet.tell(2, 0);
    vi.advanceTimersByTime(2000);
    expect(table.getState().cover).toBeNull();
  });
});

test('a crash keeps its message and the replay', () => {
  const puppet = open(1);
  puppet.tell(1, 0);
  puppet.crash('it broke', '{"picks":[]}');
  expect([table.getState().crash, openQuestion(table.getState())]).toEqual([
    { message: 'it broke', replay: '{"picks":[]}' },
    null,
  ]);
});
