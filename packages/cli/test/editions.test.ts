import { editionDifferences, EDITIONS } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { dejarik } from './support/dejarik.js';

describe('editions', () => {
  test('without a name: the table, an option a row and an edition a column', async () => {
    const { code, out, error } = await dejarik(['editions']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^rr15 +Rules Reference 1\.5 +the long rulebook$/m);
    expect(out).toMatch(/^ +awakenings +rr15 +legacies +convergence +current$/m);
    expect(out).toMatch(/^Guardian +before +before +before +after +after$/m);
    expect(out).toMatch(/^Replaced upgrades +any number +one a round +any number +one a round +one a round$/m);
    expect(out).toMatch(/^Points +printed +balanced +printed +printed +printed$/m);
  });

  test('with a name: how it differs from the current rules, in sentences, with the rules', async () => {
    const { code, out } = await dejarik(['editions', 'legacies']);
    expect(code).toBe(0);
    expect(out).toContain(`
  A player may replace upgrades as often as they like.
    current: A player may replace one upgrade a round.
    [actions.replace.once-per-round]
`);
    expect(out).toContain('It does not know downgrades [cards.types.downgrade].');
    expect(out).not.toContain('indirect damage [');
    const { out: current } = await dejarik(['editions', 'current']);
    expect(current).toContain('No option differs from the current rules.');
  });

  test('JSON has the differences of one, or of all', async () => {
    const { out } = await dejarik(['editions', 'rr15', '--json']);
    expect(JSON.parse(out)).toMatchObject({ edition: 'rr15', differences: editionDifferences('rr15') });
    const all = JSON.parse((await dejarik(['editions', '--json'])).out) as { edition: string }[];
    expect(all.map(({ edition }) => edition)).toEqual(EDITIONS);
  });

  test.each([
    [['editions', 'rr16']],
    [['play', '--deck', 'AW-H', '--against', 'AW-V', '--edition', 'rr16']],
    [['simulate', '--decks', 'AW-H,AW-V', '--games', '1', '--edition', 'rr16']],
    [['fuzz', '--games', '1', '--edition', 'rr16']],
    [['rules', 'guardian', '--edition', 'rr16']],
  ])('%j: an unknown edition is wrong use and lists those that there are', async (args) => {
    const { code, out, error } = await dejarik(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(
      'there is no edition "rr16"; editions are awakenings, rr15, legacies, convergence, current',
    );
  });
});
