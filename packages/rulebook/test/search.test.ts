import { expect, test } from 'vitest';
import {
  closestRules,
  ruleAreas,
  ruleById,
  RULE_DOCUMENTS,
  RULE_EDITIONS,
  RULES,
  searchRules,
} from '@dejarik/rulebook';

const ids = (words: string, filter?: Parameters<typeof searchRules>[1]) =>
  searchRules(words, filter).map((rule) => rule.id);

test('the catalogue holds 564 rules, each with an id of its own, a statement, an edition and a source', () => {
  expect(RULES).toHaveLength(564);
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(564);
  expect(ruleAreas.flatMap((area) => area.rules)).toEqual(RULES);
  for (const rule of RULES) {
    expect(rule.id).toMatch(/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/u);
    expect(rule.statement).toMatch(/[.!)"]$/u);
    expect(rule.editions.length).toBeGreaterThan(0);
    expect(RULE_EDITIONS).toEqual(expect.arrayContaining([...rule.editions]));
    const sources = Object.keys(rule.sources);
    expect(sources.length).toBeGreaterThan(0);
    expect(Object.keys(RULE_DOCUMENTS)).toEqual(expect.arrayContaining(sources));
  }
});

test('a rule is found by its id', () => {
  expect(ruleById('damage.distribute.cap')?.area).toBe('damage');
  expect(ruleById('damage')).toBeUndefined();
  expect(ids('damage.distribute.cap')[0]).toBe('damage.distribute.cap');
  expect(ids('keyword.guardian')[0]).toBe('keyword.guardian');
});

test('all words must match, in any order, case and accent; ids come before statements', () => {
  expect(ids('GUÁRDIAN timing').slice(0, 2).toSorted()).toEqual([
    'keyword.guardian.timing',
    'keyword.guardian.timing.after',
  ]);
  expect(ids('guardian timing')).toEqual(ids('timing  guardian'));
  const shields = ids('shield');
  expect(shields.indexOf('damage.shield.max')).toBeLessThan(shields.indexOf('damage.distribute.cap'));
  expect(ids('guardian mulligan')).toEqual([]);
  expect(ids('shields maximum')).toEqual(expect.arrayContaining(ids('shields maximum damage')));
});

test('words that other rulebooks use find the rule too', () => {
  expect(ids('regroup phase')).toEqual(expect.arrayContaining(ids('upkeep phase')));
  expect(ids('sabotage')).toContain('dice.disrupt');
});

test('a search keeps to an area and to an edition', () => {
  expect(ids('', { area: 'queue' })).toEqual(
    ruleAreas.find((area) => area.name === 'queue')!.rules.map((rule) => rule.id),
  );
  expect(ids('guardian', { edition: 'rr15' })).not.toContain('keyword.guardian.timing.after');
  expect(ids('guardian', { edition: 'current' })).toContain('keyword.guardian.timing.after');
  expect(ids('guardian', { edition: 'current' })).not.toContain('keyword.guardian.timing');
});

test('what finds nothing is answered with what is closest', () => {
  expect(searchRules('gaurdian')).toEqual([]);
  expect(closestRules('gaurdian').words).toBe('guardian');
  expect(closestRules('gaurdian timming').rules.map((rule) => rule.id)).toContain('keyword.guardian.timing');
  expect(closestRules('damage.distribute.cup').rules[0]!.id).toBe('damage.distribute.cap');
  expect(closestRules('mulligan guardian').rules.length).toBeGreaterThan(0);
  expect(closestRules('qqqqqqqq')).toEqual({ words: null, rules: [] });
});
