import { optionKey, type Question } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import type { Estimate, SessionSetup, SessionUpdate } from '../src/contract.ts';
import { GameHost } from '../src/session/GameHost.ts';
import { adviceOf, slowBots, type SlowBots } from './fixtures/slowBots.ts';

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const clock = (): number => performance.now();
const nothing = (): void => undefined;

const setup = (second: string | null): SessionSetup => ({
  seats: [
    { name: 'Ana', deck: 'AW-H', bot: null },
    { name: 'Bela', deck: 'AW-V', bot: second },
  ],
  edition: 'current',
  seed: 'advice',
});

/** A game with persons or a program, whatever bots are made for it. */
async function open(bots: SlowBots, second: string | null = null) {
  const updates: SessionUpdate[] = [];
  const estimates: Estimate[] = [];
  const events = {
    update: (update: SessionUpdate) => void updates.push(update),
    estimate: (estimate: Estimate) => void estimates.push(estimate),
    rest,
    clock,
  };
  const host = new GameHost(setup(second), null, events, bots.make);
  await host.begin();
  const question = () => {
    for (const [seat, view] of Object.entries(updates.at(-1)?.views ?? {}))
      if (view.question?.seat === Number(seat)) return view.question;
    throw new Error('Nobody is asked.');
  };
  /** Picks the option that `wanted` names, else the last one, for whoever is asked. */
  const pick = async (wanted = '') => {
    const { seat, number, options } = question();
    const key = (options.find((option) => option.key.startsWith(wanted) && wanted !== '') ?? options.at(-1))?.key ?? '';
    host.pick(seat, number, [key]);
    await host.drive();
  };
  return { host, updates, estimates, question, pick, over: () => updates.at(-1)?.views[0]?.result !== null };
}

/** Lets everything that is under way come to its end. */
async function settle(): Promise<void> {
  for (let time = 0; time < 200; time++) await rest();
}

describe('a hint', () => {
  const places = (wanted: readonly string[]) => (question: Question) =>
    adviceOf(wanted.map((key) => question.options.findIndex((option) => optionKey(option).startsWith(key))));

  test('names the pick of whoever gives it first and the two next best, with the chances, as the asked seat knows it', async () => {
    const bots = slowBots({
      pieces: 3,
      advice: ({ kind, options }) => (kind === 'action' ? adviceOf(options.map((_, at) => at)) : null),
      choose: ({ options }) => options.length - 1,
    });
    const game = await open(bots, 'random');
    while (game.question().kind !== 'action') await game.pick();
    const { seat, number, options } = game.question();
    bots.asked.length = 0;
    const parts: number[] = [];
    const hint = await game.host.hint(seat, number, (part) => parts.push(part));
    const last = options.length - 1;
    expect(hint).toEqual({
      seat,
      question: number,
      picks: [
        { keys: [options[last]?.key], chance: 0.6 - last / 50 },
        { keys: [options[0]?.key], chance: 0.6 },
        { keys: [options[1]?.key], chance: 0.58 },
      ],
    });
    expect(bots.asked).toEqual(['action 0 as 0']);
    expect(parts).toHaveLength(3);
    // Nothing was picked by it.
    expect(game.question().number).toBe(number);
  });

  test('of a choice of several goes on to its end, and picks nothing', async () => {
    const bots = slowBots({
      pieces: 1,
      advice: places(['card', 'done']),
      choose: ({ options, group }) => ((group?.chosen.length ?? 0) < 2 ? 0 : options.length - 1),
    });
    const game = await open(bots);
    const { seat, number, options } = game.question();
    const before = game.host.replay();
    const hint = await game.host.hint(seat, number, nothing);
    expect(hint?.picks).toEqual([
      { keys: [options[0]?.key, options[1]?.key], chance: 0.6 },
      { keys: [], chance: 0.58 },
    ]);
    expect(bots.asked).toHaveLength(3);
    expect(game.host.replay()).toBe(before);
    expect(game.question().number).toBe(number);
  });

  test('of a whole hand to put back stops before the copy carries it out', async () => {
    const bots = slowBots({ pieces: 1, advice: places(['card']) });
    const game = await open(bots);
    const { seat, number, options } = game.question();
    const cards = options.filter(({ kind }) => kind === 'card').map(({ key }) => key);
    const hint = await game.host.hint(seat, number, nothing);
    expect(hint?.picks[0]?.keys).toEqual(cards);
    expect(bots.asked).toEqual(cards.map(() => `mulligan ${seat} as ${seat}`));
  });

  test('of a program without a notion of chances is its pick alone', async () => {
    const game = await open(slowBots({ pieces: 1, choose: ({ options }) => options.length - 1 }));
    const { seat, number } = game.question();
    expect((await game.host.hint(seat, number, nothing))?.picks).toEqual([{ keys: [], chance: null }]);
  });

  test.each([
    ['a pick', async (game: Awaited<ReturnType<typeof open>>) => game.pick()],
    ['conceding', async (game: Awaited<ReturnType<typeof open>>) => game.host.concede(0)],
    ['leaving', async (game: Awaited<ReturnType<typeof open>>) => game.host.close()],
    ['saying so', async (game: Awaited<ReturnType<typeof open>>) => game.host.stopHint()],
  ])('is stopped by %s', async (_name, act) => {
    const bots = slowBots({ pieces: 1000 });
    const game = await open(bots);
    const hint = game.host.hint(game.question().seat, game.question().number, nothing);
    await rest();
    await rest();
    await act(game);
    expect(await hint).toBeNull();
    expect(bots.pieces).toBeLessThan(20);
  });

  test('a new one stops the one before', async () => {
    const game = await open(slowBots({ pieces: 20 }));
    const { seat, number } = game.question();
    const first = game.host.hint(seat, number, nothing);
    await rest();
    const second = game.host.hint(seat, number, nothing);
    expect(await first).toBeNull();
    expect(await second).not.toBeNull();
  });

  test('is refused to another seat, and at a question of the past', async () => {
    const game = await open(slowBots({ pieces: 1 }));
    const { seat, number } = game.question();
    await expect(game.host.hint(1 - seat, number, nothing)).rejects.toThrow('made already');
    await expect(game.host.hint(seat, number + 4, nothing)).rejects.toThrow('made already');
  });
});

describe('estimates', () => {
  test('come after every pick, at the questions of persons, from what the asked one knows', async () => {
    const bots = slowBots({ pieces: 3, advice: () => adviceOf([0]) });
    const game = await open(bots, 'random');
    await settle();
    expect(game.estimates).toEqual([]);
    game.host.wantEstimates(true);
    await settle();
    expect(game.estimates).toEqual([{ seat: 0, question: game.question().number, chances: [0.6, 0.4] }]);
    bots.asked.length = 0;
    await game.pick();
    await settle();
    expect(game.estimates).toHaveLength(2);
    expect(game.estimates[1]?.question).toBe(game.question().number);
    // The program's own thoughts are its own; nobody else looks through its eyes.
    for (const asked of bots.asked) expect(asked).toMatch(/ (\d) as \1$/);
    game.host.wantEstimates(false);
    await game.pick();
    await settle();
    expect(game.estimates).toHaveLength(2);
  });

  test('of several persons are each for the one who is asked', async () => {
    const game = await open(slowBots({ pieces: 1, advice: () => adviceOf([0]) }));
    game.host.wantEstimates(true);
    for (let picks = 0; picks < 6; picks++) {
      await settle();
      expect(game.estimates.at(-1)).toMatchObject({ seat: game.question().seat, question: game.question().number });
      await game.pick();
    }
    expect(new Set(game.estimates.map(({ seat }) => seat)).size).toBe(2);
  });

  test('wait while a hint is thought about', async () => {
    const bots = slowBots({ pieces: 40, advice: () => adviceOf([0]) });
    const game = await open(bots);
    const { seat, number } = game.question();
    const hint = game.host.hint(seat, number, nothing);
    game.host.wantEstimates(true);
    await rest();
    await rest();
    expect(bots.asked).toHaveLength(1);
    await hint;
    await settle();
    expect(game.estimates).toHaveLength(1);
  });

  test('give way to a hint that comes meanwhile, and are made up for', async () => {
    const bots = slowBots({ pieces: 20, advice: () => adviceOf([0]) });
    const game = await open(bots);
    const { seat, number } = game.question();
    game.host.wantEstimates(true);
    await rest();
    await game.host.hint(seat, number, nothing);
    expect(game.estimates).toEqual([]);
    await settle();
    expect(game.estimates).toHaveLength(1);
  });

  test('that fail are none; the game goes on', async () => {
    const bots = slowBots({
      pieces: 1,
      advice: () => {
        throw new Error('a fault');
      },
    });
    const game = await open(bots);
    game.host.wantEstimates(true);
    await settle();
    expect(game.estimates).toEqual([{ seat: 0, question: game.question().number, chances: null }]);
    await game.pick();
    expect(game.question().seat).toBe(1);
  });
});

describe('looking back at a game', () => {
  const judge = (pieces = 1) => slowBots({ pieces, advice: ({ options }) => adviceOf(options.map((_, at) => at)) });

  /** Plays until the game is over or so many turns were taken, then Ana concedes. */
  async function played(bots: SlowBots, turns = 8) {
    const game = await open(bots, 'random');
    for (let taken = 0; taken < turns && !game.over();) {
      if (game.question().kind === 'action') taken++;
      await game.pick('activate');
    }
    if (!game.over()) game.host.concede(0);
    await game.host.drive();
    bots.asked.length = 0;
    return game;
  }

  test('judges every turn of the seat, from what it knew, and says where the log goes on', async () => {
    const bots = judge();
    const game = await played(bots);
    const parts: number[] = [];
    const review = await game.host.review(0, (part) => parts.push(part));
    const points = review?.points ?? [];
    expect(points.length).toBeGreaterThanOrEqual(8);
    expect(bots.asked).toHaveLength(points.length);
    for (const asked of bots.asked) expect(asked).toMatch(/^(extra )?action 0 as 0$/);
    expect(parts.at(-1)).toBe(1);
    expect(review?.picks).toBeGreaterThan(points.at(-1)?.pick ?? Infinity);
    const log = game.updates.flatMap((update) => update.log[0] ?? []);
    let activated = 0;
    for (const [at, point] of points.entries()) {
      expect(point.chances).toEqual([0.6, 0.4]);
      expect(point.best.label).not.toBe('');
      expect(point.picked.label).not.toBe('');
      const { line: before = 0, round = 1 } = points[at - 1] ?? {};
      expect(point.line).toBeGreaterThan(before);
      expect(point.round).toBeGreaterThanOrEqual(round);
      // What was picked is told from there on.
      const told = log.filter(({ number }) => number >= point.line).slice(0, 3);
      const title = /^Activate (.*)/.exec(point.picked.label)?.[1];
      if (title !== undefined && told.some(({ text }) => text.includes(title))) activated++;
    }
    expect(activated).toBe(points.filter(({ picked }) => picked.label.startsWith('Activate')).length);
    expect(activated).toBeGreaterThan(1);
  });

  test('judges a game that was taken up again in the same way', async () => {
    const bots = judge();
    const game = await played(bots);
    const again = new GameHost(
      setup('random'),
      game.host.replay(),
      { update: nothing, estimate: nothing, rest, clock },
      bots.make,
    );
    expect(await again.review(0, nothing)).toEqual(await game.host.review(0, nothing));
  });

  test('is empty where nobody can judge', async () => {
    const game = await played(slowBots({ pieces: 1 }));
    expect(await game.host.review(0, nothing)).toMatchObject({ seat: 0, points: [] });
  });

  test('is stopped by saying so, and by leaving', async () => {
    for (const stop of ['stopReview', 'close'] as const) {
      const bots = judge(30);
      const game = await played(bots, 2);
      bots.pieces = 0;
      const review = game.host.review(0, nothing);
      await rest();
      await rest();
      game.host[stop]();
      expect(await review).toBeNull();
      expect(bots.pieces).toBeLessThan(10);
    }
  });

  test('is refused while the game goes on', async () => {
    const game = await open(judge());
    await expect(game.host.review(0, nothing)).rejects.toThrow('not over');
  });
});
