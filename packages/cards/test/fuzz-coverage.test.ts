import { exercise } from '@dejarik/engine/check';
import { describe, expect, test } from 'vitest';
import { catalogue, proofDecks } from '../src/index.ts';

/*
 * Coverage by play: random games whose decks prefer cards not yet used, until every instruction, restriction, ongoing
 * ability and keyword of every automated card has come to pass.
 */

/** What cannot come to pass with the cards that there are, and why. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {};

describe('coverage by play', () => {
  test('everything that a card says comes to pass in some game', { timeout: 120_000 }, () => {
    const plan = { games: 4000, seed: 'coverage', impossible: Object.keys(IMPOSSIBLE) };
    const report = exercise(catalogue, proofDecks, plan);
    expect(report.missing.map(({ key }) => key)).toEqual(Object.keys(IMPOSSIBLE));
    expect(report.fired).toBe(report.parts - Object.keys(IMPOSSIBLE).length);
    expect(report.parts).toBeGreaterThan(200);
  });

  test('what never comes to pass is reported, with the card and what it says', () => {
    const report = exercise(catalogue, proofDecks, { games: 1, seed: 'one game' });
    expect(report.games).toBe(1);
    expect(report.missing.length).toBeGreaterThan(20);
    expect(report.missing).toContainEqual({
      key: '01045 ability 0',
      code: '01045',
      title: 'Finn',
      text: expect.stringContaining('attach') as string,
    });
  });
});
