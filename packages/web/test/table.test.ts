import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSettings } from '../src/app/settings.ts';
import { openQuestion, createTable, type Table } from '../src/app/table.ts';
import type { Estimate, GameSession, Hint, Review, SessionUpdate } from '../src/contract.ts';
import { actionSketch, midGame } from './fixtures/scenes.ts';
import { question, viewOf } from './fixtures/position.ts';

/** An answer that is on its way. */
interface Pending<T> {
  readonly progress: (part: number) => void;
  readonly resolve: (answer: T) => void;
  readonly reject: (error: Error) => void;
}
const nothingPending = { progress: () => undefined, resolve: () => undefined, reject: () => undefined };

/** A session that says what the test tells it to. */
class Puppet implements GameSession {
  readonly setup;
  readonly picked: string[][] = [];
  wanted = false;
  thought: Pending<Hint | null> = nothingPending;
  look: Pending<Review | null> = nothingPending;
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
  hint(seat: number, question: number, progress: (part: number) => void): Promise<Hint | null> {
    this.picked.push(['hint', String(seat), String(question)]);
    return new Promise((resolve, reject) => (this.thought = { progress, resolve, reject }));
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
  review(seat: number, progress: (part: number) => void): Promise<Review | null> {
    this.picked.push(['review', String(seat)]);
    return new Promise((resolve, reject) => (this.look = { progress, resolve, reject }));
  }
  stopReview(): void {
    this.picked.push(['stop review']);
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
  tell(round: number, asked: number, more: Partial<SessionUpdate> = {}, sketch = actionSketch): void {
    const position = midGame();
    position.round = round;
    const open = question({ ...sketch, seat: asked });
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

describe('a hint', () => {
  const hint = () => table.getState().hint;
  const number = () => openQuestion(table.getState())?.number ?? -1;
  const given = (): Hint => ({ seat: 0, question: number(), picks: [{ keys: ['pass'], chance: 0.5 }] });
  const asked = () => {
    const puppet = open(1);
    puppet.tell(1, 0);
    table.getState().askHint();
    return puppet;
  };

  test('is asked of the session for the open question, and tells how far it has come', async () => {
    const puppet = asked();
    expect(puppet.picked).toEqual([['hint', '0', String(number())]]);
    expect(hint()).toEqual({ kind: 'thinking', part: 0 });
    puppet.thought.progress(0.5);
    expect(hint()).toEqual({ kind: 'thinking', part: 0.5 });
    puppet.thought.resolve(given());
    await vi.runAllTimersAsync();
    expect(hint()).toEqual({ kind: 'given', hint: given() });
    table.getState().askHint();
    expect(hint()).toBeNull();
  });
  test('is stopped by asking again, and comes no more', async () => {
    const puppet = asked();
    table.getState().askHint();
    expect([hint(), puppet.picked.at(-1)]).toEqual([null, ['stop hint']]);
    puppet.thought.progress(0.5);
    puppet.thought.resolve(given());
    await vi.runAllTimersAsync();
    expect(hint()).toBeNull();
  });
  test('is stopped by a pick, by taking back and by a step of the game', async () => {
    const puppet = asked();
    const claim = openQuestion(table.getState())?.options.find(({ key }) => key === 'claim');
    if (claim === undefined) throw new Error('There is no option.');
    table.getState().choose(claim);
    expect(puppet.picked.slice(1)).toEqual([['stop hint'], ['claim']]);
    await vi.runAllTimersAsync();
    table.getState().askHint();
    puppet.tell(2, 0, { undo: 0 });
    expect(hint()).toBeNull();
    table.getState().askHint();
    table.getState().takeBack();
    expect(hint()).toBeNull();
    expect(puppet.picked.slice(-2)).toEqual([['stop hint'], ['undo']]);
  });
  test('that fails says why; the next one is another', async () => {
    const puppet = asked();
    puppet.thought.reject(new Error('a fault'));
    await vi.runAllTimersAsync();
    expect(hint()).toEqual({ kind: 'failed', message: 'a fault' });
    table.getState().askHint();
    table.getState().askHint();
    expect(hint()?.kind).toBe('thinking');
  });
  test('is not asked while somebody else decides, nor needed where there is one pick', () => {
    const puppet = open(1);
    puppet.tell(1, 1);
    table.getState().askHint();
    expect([hint(), puppet.picked]).toEqual([null, []]);
    const [only] = actionSketch.options;
    puppet.tell(2, 0, {}, { ...actionSketch, options: only === undefined ? [] : [only] });
    vi.advanceTimersByTime(1400);
    table.getState().askHint();
    expect([hint(), puppet.picked]).toEqual([{ kind: 'single' }, []]);
  });
  test('is never shown to another person', async () => {
    const puppet = open(2);
    puppet.tell(1, 0);
    table.getState().reveal();
    table.getState().askHint();
    puppet.thought.resolve(given());
    await vi.runAllTimersAsync();
    expect(hint()?.kind).toBe('given');
    puppet.tell(2, 1);
    expect(hint()).toBeNull();
  });
});

describe('estimates', () => {
  const shownChance = (seat: number) => table.getState().estimates[seat]?.chances?.[seat];
  test('are wanted as the settings say', () => {
    const puppet = open(1);
    expect(puppet.wanted).toBe(false);
    useSettings.getState().set({ estimate: true });
    expect(puppet.wanted).toBe(true);
    useSettings.getState().set({ estimate: false });
    expect(puppet.wanted).toBe(false);
  });
  test('wait for the step that they belong to', () => {
    const puppet = open(1);
    puppet.tell(1, 1);
    puppet.tell(2, 0);
    puppet.estimate({ seat: 0, question: 8, chances: [0.6, 0.4] });
    expect(shownChance(0)).toBeUndefined();
    vi.advanceTimersByTime(1400);
    expect([shown(), shownChance(0)]).toEqual([2, 0.6]);
  });
  test('stay the last of the own questions, each person has their own', () => {
    const puppet = open(2);
    puppet.tell(1, 0);
    puppet.estimate({ seat: 0, question: 4, chances: [0.6, 0.4] });
    puppet.tell(2, 1);
    puppet.estimate({ seat: 1, question: 5, chances: [0.3, 0.7] });
    vi.advanceTimersByTime(1400);
    expect([shownChance(0), shownChance(1)]).toEqual([0.6, 0.7]);
  });
});

describe('a look back', () => {
  const look = () => table.getState().reviews[0];
  const review: Review = { seat: 0, picks: 0, points: [] };
  test('is asked once, tells how far it has come, and is kept', async () => {
    const puppet = open(1);
    puppet.tell(1, 0);
    table.getState().askReview();
    table.getState().askReview();
    expect([puppet.picked, look()]).toEqual([[['review', '0']], { kind: 'thinking', part: 0 }]);
    puppet.look.progress(0.25);
    expect(look()).toEqual({ kind: 'thinking', part: 0.25 });
    puppet.look.resolve(review);
    await vi.runAllTimersAsync();
    table.getState().askReview();
    table.getState().stopReview();
    expect([puppet.picked.length, look()]).toEqual([1, { kind: 'given', review }]);
  });
  test('can be stopped and begun again; a failure says why', async () => {
    const puppet = open(1);
    puppet.tell(1, 0);
    table.getState().askReview();
    table.getState().stopReview();
    puppet.look.resolve(null);
    await vi.runAllTimersAsync();
    expect([puppet.picked.at(-1), look()]).toEqual([['stop review'], undefined]);
    table.getState().askReview();
    puppet.look.reject(new Error('a fault'));
    await vi.runAllTimersAsync();
    expect(look()).toEqual({ kind: 'failed', message: 'a fault' });
    table.getState().askReview();
    expect(look()?.kind).toBe('thinking');
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
