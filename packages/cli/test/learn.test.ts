import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { LearningRecord } from '@dejarik/bots/learning';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtDejarik, dejarik, temporaryFolder } from './support/dejarik.js';

const files = temporaryFolder();
const file = files.path('games.jsonl');
const play = (save: string, ...more: string[]): ReturnType<typeof dejarik> =>
  dejarik([
    'learn',
    'play',
    '--games',
    '1',
    '--from',
    '8',
    '--iterations',
    '2',
    '--workers',
    '1',
    '--save',
    save,
    ...more,
  ]);
let played: Awaited<ReturnType<typeof dejarik>>;
let line = '';
let record: LearningRecord;

beforeAll(async () => {
  played = await play(file);
  line = readFileSync(file, 'utf8');
  record = JSON.parse(line) as LearningRecord;
}, 120_000);

const withNumber = (number: number): string => `${JSON.stringify({ ...record, number })}\n`;

describe('learn play', () => {
  test('keeps a line for each game', () => {
    expect(played).toEqual({ code: 0, out: `1 game played; they are in ${file}\n`, error: '' });
    expect(line.endsWith('}\n')).toBe(true);
    expect(Object.keys(record)).toEqual(['number', 'winner', 'picks', 'judged']);
    expect(record.number).toBe(8);
  });

  test('goes on where it was stopped: games that are there are not played again, half a line is', async () => {
    const stopped = files.write('stopped.jsonl', `${withNumber(7)}${withNumber(9)}${line.slice(0, 60)}`);
    const { code, out } = await play(stopped, '--games', '3', '--from', '7');
    expect({ code, out }).toEqual({ code: 0, out: `1 game played, 2 were there; they are in ${stopped}\n` });
    expect(readFileSync(stopped, 'utf8')).toBe(`${withNumber(7)}${withNumber(9)}${line}`);
    const again = await play(stopped, '--games', '3', '--from', '7');
    expect(again.out).toBe(`0 games played, 3 were there; they are in ${stopped}\n`);
  }, 120_000);

  test('leaves other files as they are', async () => {
    for (const content of ['notes', 'notes\n', `${line}{"number":1}\n`]) {
      const other = files.write('other.txt', content);
      const { code, out, error } = await play(other);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      const at = content.startsWith('notes') ? 1 : 2;
      expect(error).toContain(`line ${at} of "${other}" is no learning game; take the line out, or name a file of`);
      expect(readFileSync(other, 'utf8')).toBe(content);
    }
  });

  test.each([
    [['--save', 'x.jsonl'], "required option '--games <number>' not specified"],
    [['--games', '4'], "required option '--save <file>' not specified"],
    [['--games', '0', '--save', 'x.jsonl'], 'a whole number from 1'],
    [['--games', '2', '--from', '2000000000', '--save', 'x.jsonl'], 'numbers of games end at 2000000000: lower --from'],
    [['--games', '1', '--save', files.path('no/such/folder.jsonl')], 'the games cannot be written: '],
  ])('%j is wrong use and says what there is', async (args, message) => {
    const { code, out, error } = await dejarik(['learn', 'play', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
    expect(existsSync('x.jsonl')).toBe(false);
  });
});

describe('learn judgement', () => {
  const learn = (...args: string[]): ReturnType<typeof dejarik> =>
    dejarik(['learn', 'judgement', '--workers', '1', '--hidden', '2', '--epochs', '2', ...args]);

  test('says how well it learned and writes a module, the same for the same games', async () => {
    const [one, two] = [files.path('one.ts'), files.path('two.ts')];
    const { code, out, error } = await learn(file, '--save', one);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^games +1$/m);
    expect(out).toMatch(/^situations +(\d+): \1 to learn from, 0 held out$/m);
    expect(out).toMatch(/^an even guess +log loss 0\.6931, right 50\.0 %$/m);
    expect(out.match(/^epoch [12] {2}learned from log loss 0\.\d{4}, right \d+\.\d %$/gm)).toHaveLength(2);
    expect(out).toContain(`What was learned is in ${one}\n`);
    await learn(file, '--save', two);
    const text = readFileSync(one, 'utf8');
    expect(text).toMatch(/^export const WRITTEN_WEIGHTS: WrittenWeights = \{\n {2}hidden: 2,$/m);
    expect(readFileSync(two, 'utf8')).toBe(text);
    await learn(file, '--save', two, '--seed', 'other');
    expect(readFileSync(two, 'utf8')).not.toBe(text);
  }, 60_000);

  test('two threads read the same as one', async () => {
    const many = files.write('many.jsonl', line.repeat(40));
    const options = ['learn', 'judgement', many, '--hidden', '2', '--epochs', '1', '--save'];
    await learn(many, '--epochs', '1', '--save', files.path('single.ts'));
    const { code, error } = await builtDejarik([...options, files.path('double.ts'), '--workers', '2']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(readFileSync(files.path('double.ts'), 'utf8')).toBe(readFileSync(files.path('single.ts'), 'utf8'));
  }, 120_000);

  test('games that go otherwise now are left out and counted; half a last line is none', async () => {
    const mixed = files.write('mixed.jsonl', `${withNumber(0)}${line}${line.slice(0, 30)}`);
    const { code, out, error } = await learn(mixed, '--save', files.path('mixed.ts'));
    expect(code).toBe(0);
    expect(out).toMatch(/^games +2$/m);
    expect(error).toBe('1 game left out: they go otherwise with the cards and rules of today (number 0)\n');
  }, 60_000);

  test('without games to learn from nothing is written', async () => {
    const module = files.path('kept.ts');
    writeFileSync(module, 'kept');
    const { code, error } = await learn(files.write('none.jsonl', withNumber(0)), '--save', module);
    expect(code).toBe(2);
    expect(error).toContain('there is nothing to learn from; play more games: dejarik learn play');
    expect(readFileSync(module, 'utf8')).toBe('kept');
  });

  test('bad files are named, with the line', async () => {
    const bad = files.write('bad.jsonl', `${line}${line}{}\n${line}`);
    const { code, out, error } = await learn(file, bad, '--save', files.path('bad.ts'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(`line 3 of "${bad}" is no learning game`);
    const missing = await learn(files.path('nowhere.jsonl'), '--save', files.path('bad.ts'));
    expect(missing.error).toContain(`nowhere.jsonl" cannot be read: ENOENT`);
    const nowhere = await learn(file, '--save', files.path('no/such/folder.ts'));
    expect(nowhere.error).toContain('the module cannot be written: ENOENT');
    expect((await learn('--save', files.path('bad.ts'))).error).toContain("missing required argument 'file'");
    expect((await learn(file)).error).toContain("required option '--save <file>' not specified");
    expect(existsSync(files.path('bad.ts'))).toBe(false);
  });
});

test('learn shows its commands', async () => {
  const { out } = await dejarik(['learn', '--help']);
  expect(out).toMatch(/^ {2}play .*play games to learn from$/m);
  expect(out).toMatch(/^ {2}judgement .*learn from games how games stand$/m);
});
