import { describe, expect, test } from 'vitest';
import { type BotSettings, createBot } from '../../src/index.js';
import { FOOLISH } from '../positions/foolish.js';
import { SHUFFLING } from '../positions/shuffling.js';
import { RIGHT, WINNING } from '../positions/right.js';
import { actionOf, matchAt, restOfRound, took } from './positions.js';

/** Actions of one seat in one round that are more than anybody needs. */
const MOST_ACTIONS = 16;
/** How often the same action may be taken in one round. */
const MOST_ALIKE = 3;

/** Titles of positions that a bot still gets wrong: the test says so as soon as it does not any more. */
export interface Faults {
  readonly missed?: readonly string[];
}

/** What one bot does in all positions. */
export function judgePlayer(name: string, settings: BotSettings, { missed = [] }: Faults = {}): void {
  const bot = () => createBot(name, 'position', settings);
  const testOf = (title: string) => (missed.includes(title) ? test.fails : test);
  describe(`${name} never plays`, { timeout: 60_000 }, () => {
    for (const one of FOOLISH) {
      testOf(one.title)(one.title, () => {
        const labels = actionOf(matchAt(one), bot());
        expect(one.never.filter((way) => took(labels, way))).toEqual([]);
      });
    }
    judgeShuffling(name, settings);
  });

  describe(`${name} plays`, { timeout: 60_000 }, () => {
    for (const one of RIGHT) {
      testOf(one.title)(one.title, () => {
        const labels = actionOf(matchAt(one), bot());
        const right = one.right.some((way) => took(labels, way));
        expect(right ? one.right : [labels.join(' > ')]).toEqual(one.right);
      });
    }
    for (const one of WINNING) {
      testOf(one.title)(`${one.title}, and wins`, () => {
        const match = matchAt(one);
        const labels = actionOf(match, bot());
        expect({ labels, winner: match.view(null).result?.winner }).toEqual({ labels, winner: 0 });
      });
    }
  });

  test(`what ${name} is said to get wrong is among the positions`, () => {
    const titles = [...FOOLISH, ...RIGHT, ...WINNING].map(({ title }) => title);
    expect(missed.filter((title) => !titles.includes(title))).toEqual([]);
  });
}

/** What a bot that plays like a beginner does in those positions where not even a beginner errs. */
export function judgeBeginner(name: string): void {
  describe(`${name} never plays`, () => {
    test.each(FOOLISH.filter((one) => one.forBeginners === true).map((one) => [one.title, one] as const))(
      '%s',
      (_, one) => {
        const labels = actionOf(matchAt(one), createBot(name, 'position'));
        expect(one.never.filter((way) => took(labels, way))).toEqual([]);
      },
    );
    judgeShuffling(name, {});
  });
}

function judgeShuffling(name: string, settings: BotSettings): void {
  test.each(SHUFFLING.map((one) => [one.title, one] as const))('the same again and again: %s', (_, one) => {
    const actions = restOfRound(matchAt(one), createBot(name, 'position', settings));
    const often = actions.filter((action) => actions.filter((other) => other === action).length > MOST_ALIKE);
    expect(often).toEqual([]);
    expect(actions.length).toBeLessThanOrEqual(MOST_ACTIONS);
  });
}
