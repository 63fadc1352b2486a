import { createBot } from '@dejarik/bots';
import { describe, expect, test } from 'vitest';
import type { SessionSetup, SessionUpdate } from '../src/contract.ts';
import { keysToSend } from '../src/play/group.ts';
import { GameHost } from '../src/session/GameHost.ts';
import { slowBots } from './fixtures/slowBots.ts';

function setup(second: string | null, seed = 'web-test'): SessionSetup {
  return {
    seats: [
      { name: 'Ana', deck: 'AW-H', bot: null },
      { name: 'Bela', deck: 'AW-V', bot: second },
    ],
    edition: 'current',
    seed,
  };
}

function missing(what: string): never {
  throw new Error(`There is no ${what}.`);
}

interface Open {
  readonly host: GameHost;
  readonly updates: SessionUpdate[];
  last(): SessionUpdate;
  question(): NonNullable<SessionUpdate['views'][number]['question']>;
}

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const clock = (): number => performance.now();

async function open(given: SessionSetup, replay: string | null = null, makeBot = createBot): Promise<Open> {
  const updates: SessionUpdate[] = [];
  const host = new GameHost(
    given,
    replay,
    { update: (update) => updates.push(update), estimate: () => undefined, rest, clock },
    makeBot,
  );
  await host.begin();
  const last = (): SessionUpdate => updates.at(-1) ?? missing('update');
  const question: Open['question'] = () => {
    for (const [seat, view] of Object.entries(last().views)) {
      if (view.question?.seat === Number(seat)) return view.question;
    }
    return missing('question to a person');
  };
  return { host, updates, last, question };
}

const over = (game: Open): boolean => Object.values(game.last().views).some((view) => view.result !== null);

/** Picks for the persons until the game is over or `most` picks are made. */
async function playOn(game: Open, most = 2000): Promise<void> {
  for (let picks = 0; picks < most && !over(game); picks++) {
    const question = game.question();
    const option = question.options[(picks * 7) % question.options.length] ?? missing('option');
    game.host.pick(question.seat, question.number, [option.key]);
    await game.host.drive();
  }
}

describe('a game in the worker', () => {
  test('against a program it is the person who is asked whenever it stands still', async () => {
    const game = await open(setup('random'));
    await playOn(game);
    expect(game.last().views[0]?.result).not.toBeNull();
    expect(Object.keys(game.last().views)).toEqual(['0']);
  });

  test('lines of the log come once each and in order', async () => {
    const game = await open(setup('random'));
    await playOn(game, 60);
    let numbers: number[] = [];
    for (const { log, reset } of game.updates)
      numbers = [...(reset ? [] : numbers), ...(log[0] ?? []).map((line) => line.number)];
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers.length).toBeGreaterThan(20);
  });

  test('goes on from its replay as it was', async () => {
    const game = await open(setup('random'));
    await playOn(game, 40);
    const again = await open(setup('random'), game.host.replay());
    expect(again.last().views).toEqual(game.last().views);
    await playOn(game);
    await playOn(again);
    expect(again.last().views[0]?.result).not.toBeNull();
  });

  test('three programs play against a person until one is left', async () => {
    const game = await open({
      ...setup('random'),
      seats: [
        { name: 'Ana', deck: 'AW-H', bot: null },
        { name: 'Bela', deck: 'AW-V', bot: 'random' },
        { name: 'Cora', deck: 'AW-H', bot: 'random' },
        { name: 'Dora', deck: 'AW-V', bot: 'random' },
      ],
    });
    await playOn(game);
    const view = game.last().views[0] ?? missing('view');
    expect(view.players).toHaveLength(4);
    expect(view.result?.winner).toBeTypeOf('number');
  });

  test('whoever concedes among several is out, and the others play on to the end', async () => {
    const game = await open({
      ...setup('random'),
      seats: [
        { name: 'Ana', deck: 'AW-H', bot: null },
        { name: 'Bela', deck: 'AW-V', bot: 'random' },
        { name: 'Cora', deck: 'LEG-H', bot: 'random' },
      ],
    });
    game.host.concede(0);
    expect(game.last().views[0]?.players[0]?.eliminated).toBe(true);
    expect(game.last().views[0]?.result).toBeNull();
    await game.host.drive();
    expect(game.last().views[0]?.result?.winner).toBeGreaterThan(0);
  });

  test('three persons at one screen: each has a view of their own, and all are asked', async () => {
    const game = await open({
      ...setup(null),
      seats: ['Ana', 'Bela', 'Cora'].map((name) => ({ name, deck: 'AW-H', bot: null })),
    });
    expect(Object.keys(game.last().views)).toEqual(['0', '1', '2']);
    const asked = new Set<number>();
    for (let picks = 0; picks < 60 && !over(game); picks++) {
      const question = game.question();
      asked.add(question.seat);
      game.host.pick(question.seat, question.number, [question.options.at(-1)?.key ?? missing('option')]);
    }
    expect([...asked].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test('two persons: each has a view of their own', async () => {
    const game = await open(setup(null));
    expect(Object.keys(game.last().views)).toEqual(['0', '1']);
    expect(game.last().views[0]?.players[1]?.hand).toEqual([]);
    await playOn(game, 30);
    expect(game.last().thinking).toBeNull();
  });

  test('several cards are put back with one message', async () => {
    const game = await open(setup('random'));
    const asked = game.question();
    expect(asked.kind).toBe('mulligan');
    const chosen = [asked.options[3], asked.options[1]].flatMap((option) => option?.key ?? []);
    game.host.pick(0, asked.number, keysToSend(asked, chosen));
    expect(game.last().views[0]?.question?.seat).toBe(1);
  });

  test('all of a hand can be put back: the group that is full needs no done', async () => {
    const game = await open(setup('random'));
    const asked = game.question();
    const all = asked.options.filter(({ kind }) => kind === 'card').map(({ key }) => key);
    game.host.pick(0, asked.number, [...all, 'done']);
    expect(game.last().views[0]?.question?.seat).toBe(1);
  });
});

describe('what is refused changes nothing', () => {
  test('an option that is not there', async () => {
    const game = await open(setup('random'));
    const before = game.host.replay();
    expect(() => game.host.pick(0, game.question().number, ['activate:c99'])).toThrow(
      'This option is not there any more.',
    );
    expect(game.host.replay()).toBe(before);
  });
  test('several keys of which the last is not there', async () => {
    const game = await open(setup('random'));
    const asked = game.question();
    const before = game.host.replay();
    expect(() => game.host.pick(0, asked.number, [asked.options[0]?.key ?? '', 'card:c99'])).toThrow(
      'do not go together',
    );
    expect(game.host.replay()).toBe(before);
    game.host.pick(0, asked.number, ['done']);
  });
  test('an answer to a question of the past, or of somebody else', async () => {
    const game = await open(setup(null));
    expect(() => game.host.pick(0, game.question().number + 1, ['done'])).toThrow('made already');
    expect(() => game.host.pick(1, game.question().number, ['done'])).toThrow('Somebody else');
  });
  test('taking back what nobody has done', async () => {
    const game = await open(setup('random'));
    expect(() => game.host.undo(0)).toThrow('cannot be taken back');
  });
});

test('a pick in the middle of a choice can be taken back', async () => {
  const game = await open(setup('random'));
  const before = game.question();
  game.host.pick(0, before.number, [before.options[0]?.key ?? '']);
  expect(game.last().undo).toBe(0);
  game.host.undo(0);
  expect(game.last().reset).toBe(true);
  expect(game.question()).toEqual(before);
});

test('conceding ends the game for the other one', async () => {
  const game = await open(setup('random'));
  game.host.concede(0);
  expect(game.last().views[0]?.result).toEqual({ winner: 1, reason: 'concession' });
});

describe('a program that thinks for long', () => {
  /** Opens a game whose program is in the midst of a thought: it rests until `go` is called. */
  const interrupted = async () => {
    const bots = slowBots({ pieces: 3 });
    const updates: SessionUpdate[] = [];
    const resting: (() => void)[] = [];
    const given = setup('slow');
    const host = new GameHost(
      given,
      null,
      {
        update: (update) => updates.push(update),
        estimate: () => undefined,
        rest: () => new Promise((resolve) => resting.push(resolve)),
        clock,
      },
      bots.make,
    );
    /** Lets it work so many times, or until nothing waits. */
    const go = async (times = Infinity): Promise<void> => {
      for (let time = 0; time < times && resting.length > 0; time++) {
        resting.shift()?.();
        await rest();
      }
    };
    const playing = host.begin();
    await go();
    await playing;
    const { question } = updates.at(-1)?.views[0] ?? missing('view');
    host.pick(0, question?.number ?? -1, ['done']);
    const thinking = host.drive();
    // One rest before it begins, one after the first piece.
    await go(2);
    expect([bots.pieces, bots.choices]).toEqual([2, 0]);
    expect(updates.at(-1)?.thinking).toBe(1);
    return { bots, host, updates, go, thinking };
  };

  test('works in pieces, and picks when it is done', async () => {
    const { bots, updates, go, thinking } = await interrupted();
    await go();
    await thinking;
    expect(bots.choices).toBeGreaterThan(0);
    expect(bots.pieces).toBe(bots.choices * 3);
    expect(updates.at(-1)?.thinking).toBeNull();
  });

  test('is stopped by conceding', async () => {
    const { bots, host, updates, go, thinking } = await interrupted();
    host.concede(0);
    await go();
    await thinking;
    expect([bots.pieces, bots.choices]).toEqual([2, 0]);
    expect(updates.at(-1)?.views[0]?.result?.reason).toBe('concession');
  });

  test('is stopped by leaving', async () => {
    const { bots, host, go, thinking } = await interrupted();
    host.close();
    await go();
    await thinking;
    expect([bots.pieces, bots.choices]).toEqual([2, 0]);
  });

  test('is stopped by taking back, and thinks anew about what is picked instead', async () => {
    const { bots, host, updates, go, thinking } = await interrupted();
    expect(updates.at(-1)?.undo).toBe(0);
    host.undo(0);
    await go();
    await thinking;
    expect([bots.pieces, bots.choices]).toEqual([2, 0]);
    const { question } = updates.at(-1)?.views[0] ?? missing('view');
    expect(question?.seat).toBe(0);
    host.pick(0, question?.number ?? -1, ['done']);
    const again = host.drive();
    await go();
    await again;
    expect(bots.choices).toBeGreaterThan(0);
  });
});

test('a game that was saved under a former name of its program goes on', async () => {
  const game = await open(setup('simple'));
  await playOn(game, 6);
  expect(game.question().seat).toBe(0);
});

describe('what cannot begin says why', () => {
  test.each([
    [
      'an unknown deck',
      {
        ...setup('random'),
        seats: [
          { name: 'Ana', deck: 'XX-1', bot: null },
          { name: 'Bela', deck: 'AW-V', bot: null },
        ],
      },
      null,
      'There is no deck "XX-1"',
    ],
    ['an unknown bot', setup('deep'), null, 'there is no bot "deep"'],
    ['a cut replay', setup('random'), '{"format":"dej', 'not complete'],
    ['a replay of something else', setup('random'), '{}', 'not a replay file'],
  ])('%s', (_name, given, replay, message) => {
    expect(
      () => new GameHost(given, replay, { update: () => undefined, estimate: () => undefined, rest, clock }),
    ).toThrow(message);
  });
});
