import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, STARTERS } from '@dejarik/cards';
import { EDITIONS, Match, type Seat } from '@dejarik/engine';
import { ruleById, RULES } from '@dejarik/rulebook';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const heads = new Set(RULES.map(({ id }) => id.split('.')[0]));

/** What reads like the id of a rule: in quotes in a source, in backticks or brackets in a document. */
function citedIn(file: string, marks: RegExp): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(marks)].map(([, id]) => id as string).filter((id) => heads.has(id.split('.')[0] as string));
}

const sources = readdirSync(join(root, 'packages/engine/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(root, 'packages/engine/src', name));

test('every rule that the engine names is in the rulebook', () => {
  const named = sources.flatMap((file) => citedIn(file, /'([a-z]+(?:\.[a-z0-9-]+)+)'/g));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((id) => ruleById(id) === undefined)).toEqual([]);
});

test('so is every rule that the documentation names', () => {
  const named = citedIn(join(root, 'docs/rules.md'), /[`[]([a-z]+(?:\.[a-z0-9-]+)+)[`\]]/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((id) => ruleById(id) === undefined)).toEqual([]);
});

test('every question and every line of the log names a rule of the rulebook', () => {
  const unknown = new Set<string>();
  const kinds = new Set<string>();
  const events = new Set<string>();
  EDITIONS.forEach((edition, game) => {
    const seats = STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck }));
    const match = Match.create(catalogue, { edition, seed: `cited ${edition}`, seats });
    while (!match.isOver) {
      const { question } = match.view(match.question?.seat ?? null);
      if (question !== null) {
        kinds.add(question.kind);
        if (ruleById(question.rule) === undefined) unknown.add(`${question.kind}: ${question.rule}`);
      }
      match.pick(match.options[(match.pickCount * 7 + game) % match.options.length] as string);
    }
    for (const line of match.logFor(0 as Seat)) {
      events.add(line.event);
      if (ruleById(line.rule) === undefined) unknown.add(`${line.event}: ${line.rule}`);
    }
  });
  expect([...unknown]).toEqual([]);
  expect(kinds.size).toBeGreaterThan(8);
  expect(events.size).toBeGreaterThan(15);
});
