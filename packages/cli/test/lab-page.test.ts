import { createBot, parseContestant } from '@dejarik/bots';
import { type LabPlan, labResult, type LabResult, playLab } from '@dejarik/bots/lab';
import { describe, expect, test } from 'vitest';
import { planOf } from '../src/lab/plan.js';
import { html, Html } from '../src/lab/page/html.js';
import { labPage } from '../src/lab/page/page.js';

const NASTY = `<script>alert("x")</script> & 'co'`;
const plan: LabPlan = {
  ...planOf('AW-H', { against: 'AW-V,CONV-V', games: 6, seed: 'page', bot: 'random', mirror: true }),
  bot: parseContestant('random'),
};
const slice = playLab(plan, 0, 18, ({ bot }, seed) => createBot(bot, seed));
const result = labResult(plan, [slice]);
const nothing = labResult(plan, []);
const nasty: LabResult = {
  ...result,
  deck: NASTY,
  seed: NASTY,
  opponents: result.opponents.map((one, at) => (at === 0 ? { ...one, name: NASTY } : one)),
  errors: [{ game: 1, opponent: 0, seat: 1, seed: NASTY, message: NASTY }],
};
const PAGES = [
  ['of games', labPage(result)],
  ['without a game', labPage(nothing)],
  ['with names that somebody typed', labPage(nasty)],
] as const;

/** Tags that are not closed in the order in which they were opened. */
function unbalanced(page: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', rest = ''] of page.matchAll(/<(\/?)([a-z]\w*)((?:"[^"]*"|[^>"])*)>/g)) {
    if (name === 'meta' || rest.endsWith('/')) continue;
    if (close === '') open.push(name);
    else if (open.pop() !== name) return [...open, `</${name}>`];
  }
  return open;
}

describe('markup', () => {
  test('whatever is put in is escaped, but for markup', () => {
    const name = `<b>"Tom" & 'Jerry'</b>`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;">&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;</p>',
    );
    const list = [html`<i>${1}</i>`, null, ['<', new Html('<u></u>')]];
    expect(html`<b>${list}</b>`.text).toBe('<b><i>1</i>&lt;<u></u></b>');
  });

  test('a number that is none makes no page', () => {
    expect(() => html`<p>${Number.NaN}</p>`).toThrow('NaN is no number for a page');
    expect(() => html`<p>${Number.POSITIVE_INFINITY}</p>`).toThrow('Infinity is no number');
  });
});

describe('the page', () => {
  test.each(PAGES)('%s is well-formed, whole in itself and without a number that is none', (_, page) => {
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(unbalanced(page)).toEqual([]);
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(page).not.toMatch(/https?:|\/\/|@import|<script|<link|<img|\ssrc=|\son\w+=/);
    for (const [, target = ''] of page.matchAll(/(?:href="|url\()([^")]*)/g)) {
      expect(page).toContain(` id="${target.replace(/^#/, '')}"`);
    }
  });

  test.each(PAGES)('%s draws only what lies on the drawing', (_, page) => {
    const numbers = [...page.matchAll(/\s(?:x|y|x1|x2|y1|y2|cx|cy|r|width|height)="([^"]*)"/g)].map(
      ([, value]) => value,
    );
    expect(numbers.length).toBeGreaterThan(20);
    for (const number of numbers) expect(number).toMatch(/^-?\d+(?:\.\d+)?%?$/);
    for (const number of numbers.filter((one) => one?.endsWith('%'))) {
      expect(Number.parseFloat(number ?? '')).toBeGreaterThanOrEqual(0);
      expect(Number.parseFloat(number ?? '')).toBeLessThanOrEqual(100.1);
    }
    for (const [, length] of page.matchAll(/\s(?:width|height)="(-[^"]*)"/g)) expect(length).toBeUndefined();
  });

  test('names what was played, every opponent, card, character and die', () => {
    const page = labPage(result);
    for (const name of [
      'Rey (AW-H)',
      ...result.opponents.map(({ name: one }) => one),
      'random',
      'page',
      result.engine,
    ]) {
      expect(page).toContain(name);
    }
    for (const { title } of [...result.cards, ...result.characters, ...result.dice]) {
      expect(page).toContain(title.replaceAll("'", '&#39;'));
    }
    expect(page).toContain('unofficial fan project');
    expect(page).toMatch(/Mirror match<\/dt>\s*<dd>played/);
    expect(labPage({ ...result, opponents: result.opponents.slice(0, 2) })).toMatch(
      /Mirror match<\/dt>\s*<dd>left out/,
    );
  });

  test('every drawing says in words what it shows, and every part of the page has its heading', () => {
    const page = labPage(result);
    const drawings = [...page.matchAll(/<svg[^>]*role="img"[^>]*>\s*<title>([^<]*)/g)].map(([, words = '']) => words);
    expect(drawings).toHaveLength(page.split('role="img"').length - 1);
    expect(drawings.every((words) => words.length > 10)).toBe(true);
    for (const [, id = ''] of page.matchAll(/<section\s[^>]*aria-labelledby="([^"]*)"/g)) {
      expect(page).toContain(`<h2 id="${id}">`);
    }
    const [won, games] = [result.wins, result.games];
    expect(page.replaceAll(/\s+/g, ' ')).toContain(`Won <b>${won}</b> of <b>${games}</b> games.`);
  });

  test('a side that came up too seldom or too often for a fair die is marked', () => {
    const [first] = result.dice;
    /** The page where every side of the first die came up so often. */
    const marks = (low: number, high: number): number => {
      const share = { value: (low + high) / 2, low, high };
      const dice = first === undefined ? [] : [{ ...first, sides: first.sides.map((side) => ({ ...side, share })) }];
      return labPage({ ...result, dice }).split('<sup').length - 1;
    };
    expect([marks(0.2, 0.3), marks(0.1, 0.16), marks(0.1, 0.2)]).toEqual([6, 6, 0]);
  });

  test('what somebody typed is text', () => {
    const page = labPage(nasty);
    expect(page).not.toContain(NASTY);
    expect(
      page.split('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;').length - 1,
    ).toBeGreaterThan(5);
    expect(page).toContain('1 game broke off');
  });

  test('without a game it says so', () => {
    const page = labPage(nothing);
    expect(page).toContain('No game came to its end.');
    expect(page).toContain('Never rolled: Rey, Finn');
  });
});
