import { type Rule, ruleAreas, RULES } from '@dejarik/rulebook';
import { describe, expect, test } from 'vitest';
import { dejarik } from './support/dejarik.js';

describe('rules', () => {
  test('without words: the areas with how many rules each has, and how to go on', async () => {
    const { code, out, error } = await dejarik(['rules']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const { name, title, rules } of ruleAreas)
      expect(out).toMatch(new RegExp(`^${name} +${rules.length}  ${title}$`, 'm'));
    expect(out).toContain(`${RULES.length} rules\n`);
    expect(out).toContain('dejarik rules guardian timing');
  });

  test('an id shows that rule: statement, editions, differences, note and source', async () => {
    const { code, out } = await dejarik(['rules', 'actions.replace.once-per-round']);
    expect(code).toBe(0);
    expect(out).toContain(`actions.replace.once-per-round [actions]
  A player may replace at most one upgrade per round.
  only in rr15, convergence, current
    awakenings: no limit stated
    rr15: once per round per player
    legacies: no limit stated
    convergence: once per round
`);
    expect(out).toMatch(/^ {2}Note: The limit is for a player, not for a character\.$/m);
    expect(out).toMatch(/^ {2}Source: Rules Reference 1\.5, p\.7 Upgrades, /m);
  });

  test('words find rules, wrapped to the width of the terminal, and are counted', async () => {
    const { code, out } = await dejarik(['rules', 'Guardian', 'TIMING']);
    expect(code).toBe(0);
    expect(out).toContain('keyword.guardian.timing [keywords]\n');
    expect(out).toContain('keyword.guardian.timing.after [keywords]\n');
    expect(out).toMatch(/\d+ rules\n$/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('an edition and an area narrow it', async () => {
    const { out } = await dejarik(['rules', '--area', 'keywords', '--edition', 'convergence', '--json']);
    const rules = JSON.parse(out) as Rule[];
    expect(rules.map((rule) => rule.id)).toContain('keyword.guardian.timing.after');
    expect(rules.map((rule) => rule.id)).not.toContain('keyword.guardian.timing');
    expect(new Set(rules.map((rule) => rule.area))).toEqual(new Set(['keywords']));
  });

  test('JSON gives the rules as they are written', async () => {
    const { out } = await dejarik(['rules', 'damage.distribute.cap', '--json']);
    expect(JSON.parse(out)).toEqual(RULES.filter((rule) => rule.id === 'damage.distribute.cap'));
  });

  test('nothing found: exit code 1, with what is near', async () => {
    const misspelt = await dejarik(['rules', 'gaurdian', 'timing']);
    expect({ code: misspelt.code, out: misspelt.out }).toEqual({ code: 1, out: '' });
    expect(misspelt.error).toContain('did you mean "guardian timing"?');
    expect(misspelt.error).toMatch(/nearest: .*keyword\.guardian\.timing/);
    const empty = await dejarik(['rules', 'guardian', '--area', 'setup', '--json']);
    expect({ code: empty.code, out: empty.out }).toEqual({ code: 1, out: '[]\n' });
    expect(empty.error).toContain('no rule in the area setup has all of "guardian"');
    expect(empty.error).toMatch(/elsewhere \d+ have them/);
  });

  test('an unknown edition or area is wrong use and lists those that there are', async () => {
    const edition = await dejarik(['rules', '--edition', 'rr16']);
    expect(edition.code).toBe(2);
    expect(edition.error).toContain('there is no edition "rr16"; editions are awakenings, rr15');
    const area = await dejarik(['rules', '--area', 'card']);
    expect(area.code).toBe(2);
    expect(area.error).toContain('there is no area "card"; areas are customization');
  });
});
