import { describe, expect, test } from 'vitest';
import { type BotSettings, botNamed, createBot } from '../../src/index.js';
import { FOOLISH } from '../positions/foolish.js';
import { SHUFFLING } from '../positions/shuffling.js';
import { RIGHT, WINNING } from '../positions/right.js';
import { actionOf, matchAt, restOfRound, took } from './positions.js';

/** Actions of one seat in one round that are more than anybody needs. */
const MOST_ACTIONS = 16;
/** How often the same action may be taken in one round. */
const MOST_ALIKE = 3;

/** What one bot does in all positions; where there is no such bot, nothing. */
export function judgePlayer(name: string, settings: BotSettings, timeout = 20_000): void {
  const bot = () => createBot(name, 'position', settings);
  describe.runIf(botNamed(name) !== undefined)(`${name} never plays`, { timeout }, () => {
    test.each(FOOLISH.map((one) => [one.title, one] as const))('%s', (_, one) => {
      const labels = actionOf(matchAt(one), bot());
      expect(one.never.filter((way) => took(labels, way))).toEqual([]);
    });
    judgeShuffling(name, settings);
  });

  describe.runIf(botNamed(name) !== undefined)(`${name} plays`, { timeout }, () => {
    test.each(RIGHT.map((one) => [one.title, one] as const))('%s', (_, one) => {
      const labels = actionOf(matchAt(one), bot());
      const right = one.right.some((way) => took(labels, way));
      expect(right ? one.right : [labels.join(' > ')]).toEqual(one.right);
    });
    test.each(WINNING.map((one) => [one.title, one] as const))('%s, and wins', (_, one) => {
      const match = matchAt(one);
      const labels = actionOf(match, bot());
      expect({ labels, winner: match.view(null).result?.winner }).toEqual({ labels, winner: 0 });
    });
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
