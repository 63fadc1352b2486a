import type * as Bots from '@dejarik/bots';
import { type Advice, atOnce, createBot, type Thinking } from '@dejarik/bots';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hintText } from '../src/play/hint.js';
import { thinkThrough } from '../src/play/thinking.js';
import { dejarik } from './support/dejarik.js';

vi.mock(import('@dejarik/bots'), { spy: true });
afterEach(() => void vi.mocked(createBot).mockReset());

const PLAY = ['play', '--deck', 'AW-H', '--against', 'AW-V', '--bot', 'random', '--seed', 'hints'];

/** A thought that takes so many pieces of so many milliseconds. */
function thought(pieces: number, milliseconds: number, advice: Advice | null = null): Thinking {
  let left = pieces;
  return {
    get done() {
      return left <= 0;
    },
    work() {
      left--;
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
    },
    choice: () => 1,
    advice: () => advice,
  };
}

async function told(thinking: Thinking, interactive: boolean, stopped = () => false): Promise<[string, boolean]> {
  let out = '';
  const terminal = { interactive, colored: false, out: (text: string) => void (out += text) };
  const done = await thinkThrough(terminal as Parameters<typeof thinkThrough>[0], thinking, 'Bot', stopped);
  return [out, done];
}

describe('a program that thinks', () => {
  test('is said to when it takes longer than a moment; the line is gone afterwards', async () => {
    expect(await told(thought(5, 100), true)).toEqual(['Bot thinks …\r\u001B[K', true]);
  });
  test('is not mentioned when it answers at once, nor in a pipe', async () => {
    expect(await told(thought(3, 1), true)).toEqual(['', true]);
    expect(await told(thought(3, 130), false)).toEqual(['', true]);
  });
  test('is stopped when the person does not want to wait', async () => {
    let asked = 0;
    expect(await told(thought(1000, 1), true, () => ++asked > 4)).toEqual(['', false]);
    expect(asked).toBe(5);
  });
});

describe('a hint', () => {
  const judged = (...picks: readonly (readonly [at: number, chance: number])[]): Advice => ({
    chances: [0.5, 0.5],
    picks: picks.map(([at, chance]) => ({ at, chance, share: 0.2 })),
    iterations: 100,
  });
  const question = { options: ['Activate Rey', 'Play Block', 'Resolve melee', 'Pass'].map((label) => ({ label })) };
  const text = (advice: Advice | null): string =>
    hintText(question as unknown as Parameters<typeof hintText>[0], thought(0, 0, advice));

  test('names the three best picks by their numbers, with the chances', () => {
    expect(
      text(judged([2, 0.614], [0, 0.58], [3, 0.3], [1, 0.1]))
        .split('\n')
        .slice(1),
    ).toEqual(['  3  Resolve melee  61 % to win', '  1  Activate Rey   58 %', '  4  Pass           30 %', '']);
  });
  test('of a program without a notion of chances is its pick', () => {
    expect(text(null)).toMatch(/^A \w+ would: 2 {2}Play Block\n$/);
  });

  test('is given at a question by h and hint, and picks nothing', async () => {
    const looked: string[] = [];
    const { createBot: real } = await vi.importActual<typeof Bots>('@dejarik/bots');
    vi.mocked(createBot).mockImplementation((name, seed, settings) => {
      if (!seed.endsWith(' hint')) return real(name, seed, settings);
      return {
        ...atOnce({ name, looks: true, pick: () => 0 }),
        think: (asked, handle) => {
          looked.push(`${asked.kind} ${asked.seat} ${handle.seat}`);
          return thought(2, 1, judged([5, 0.5], [0, 0.47]));
        },
      };
    });
    const { code, out } = await dejarik(PLAY, 'h\nhint\n');
    expect(code).toBe(0);
    expect(out.match(/^ {2}6 {2}\w.* {2}50 % to win$/gm)).toHaveLength(2);
    expect(out.match(/^ {2}1 {2}\w.* {2}47 %$/gm)).toHaveLength(2);
    expect(looked).toEqual(['mulligan 0 0', 'mulligan 0 0']);
    expect(out).not.toContain('is not an option');
  });
});
