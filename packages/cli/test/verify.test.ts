import { catalogue } from '@dejarik/cards';
import { parseReplay } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { verifyReplay } from '../src/replay/verify.js';
import { recordedMatch } from './support/recorded.js';

describe('verifying a replay', () => {
  const replay = parseReplay(catalogue, recordedMatch().replay());

  test('a pick that is no option is told for every way, with its number', () => {
    const picks = replay.picks.with(9, 'nonsense');
    for (const way of verifyReplay(catalogue, { ...replay, picks })) {
      expect(way.hash).toBeNull();
      expect(way.fault).toMatch(/^pick 10: "nonsense" is not an option/);
    }
  });

  test('picks past the end are told for every way', () => {
    const picks = [...replay.picks, 'pass'];
    const [straight, ...suspended] = verifyReplay(catalogue, { ...replay, picks });
    expect(straight?.fault).toBe(`the game was over after pick ${replay.picks.length} of ${picks.length}`);
    for (const way of suspended) expect(way.fault).toContain(`pick ${picks.length}: the game is over`);
  });
});
