import { readFileSync } from 'node:fs';
import { STARTERS } from '@dejarik/cards';
import { describe, expect, test } from 'vitest';
import type { LabOutput } from '../src/commands/lab.js';
import { builtDejarik, dejarik, temporaryFolder } from './support/dejarik.js';

const files = temporaryFolder();
const QUICK = ['--bot', 'random', '--workers', '1'];

async function measured(...args: string[]): Promise<LabOutput> {
  const { code, out, error } = await dejarik(['lab', ...args, '--json', ...QUICK]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as LabOutput;
}

/** Without what the clock says. */
function played({ seconds: _seconds, ...rest }: LabOutput): Omit<LabOutput, 'seconds'> {
  return rest;
}

const names = ({ opponents }: LabOutput): string[] => opponents.map(({ name }) => name);

describe('lab', () => {
  test('plays every other starter deck and counts', async () => {
    const result = await measured('aw-h', '--games', '2', '--seed', 'all');
    expect(result.deck).toBe('Rey (AW-H)');
    expect(names(result)).toEqual(STARTERS.filter(({ id }) => id !== 'AW-H').map(({ id, name }) => `${name} (${id})`));
    expect([result.games, result.gamesEach, result.bot, result.seed]).toEqual([14, 2, 'random', 'all']);
    expect(result.cards.map(({ title }) => title)).toContain('Lightsaber');
    expect(result.dice.map(({ title }) => title).slice(0, 2)).toEqual(['Rey', 'Finn']);
    expect(result.dice[0]?.sides.map(({ side }) => side)).toEqual(['1MD', '+2MD', '1Dc', '1R', '+1R', '-']);
    expect(result.errors).toEqual([]);
    expect(result.seconds).toBeGreaterThan(0);
  });

  test('the mirror is played where it is asked for, or named', async () => {
    const result = await measured('AW-H', '--against', 'AW-V', '--mirror', '--games', '4');
    expect(names(result)).toEqual(['Kylo Ren (AW-V)', 'Rey (AW-H), mirror']);
    expect(names(await measured('AW-H', '--against', 'AW-H,AW-V', '--mirror', '--games', '2'))).toEqual([
      'Rey (AW-H), mirror',
      'Kylo Ren (AW-V)',
    ]);
    expect(names(await measured('AW-H', '--mirror', '--games', '2'))).toHaveLength(8);
    expect(result.seats.map(({ games }) => games)).toEqual([4, 4]);
  });

  test('deck files, on both sides, of one name', async () => {
    const { id: _id, edition: _edition, ...kylo } = STARTERS[1] ?? {};
    const file = files.write('kylo.json', { ...kylo, name: 'Mine' });
    const other = files.write('other.json', { ...kylo, name: 'Theirs' });
    const result = await measured(file, '--against', `${other},${other},AW-V`, '--games', '2');
    expect(result.deck).toBe('Mine');
    expect(names(result)).toEqual(['Theirs', 'Theirs #2', 'Kylo Ren (AW-V)']);
  });

  test('games against a deck do not depend on who else is played, and are played by the newer edition', async () => {
    const alone = await measured('AW-H', '--against', 'TPG-V', '--games', '4');
    const among = await measured('AW-H', '--against', 'AW-V,TPG-V', '--games', '4');
    expect(among.opponents[1]).toEqual(alone.opponents[0]);
    expect(among.opponents.map(({ edition }) => edition)).toEqual(['awakenings', 'rr15']);
    const old = await measured('AW-H', '--against', 'TPG-V', '--games', '2', '--edition', 'awakenings');
    expect(old.opponents[0]?.edition).toBe('awakenings');
  });

  test('for people', async () => {
    const { code, out } = await dejarik(['lab', 'AW-H', '--against', 'AW-V', '--games', '4', ...QUICK]);
    expect(code).toBe(0);
    expect(out).toMatch(/^deck +Rey \(AW-H\)$/m);
    expect(out).toMatch(/^against +1 opponent, 4 games each, random on both sides, seed "1", engine /m);
    expect(out).toMatch(/^win rate +\d+\.\d % \(\d+\.\d % to \d+\.\d %\), \d of 4$/m);
    expect(out).toMatch(/^seats +1: \d+\.\d %, 2: \d+\.\d %$/m);
    expect(out).toMatch(/^Kylo Ren \(AW-V\) +\d of 4 /m);
    expect(out).toMatch(/^Lightsaber +1 /m);
    expect(out).toMatch(/^Finn +\d+ +.*2RD \d+\.\d %, \d+; /m);
    expect(out).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('the report is a page; beside it the terminal shows the rates in short, or the JSON', async () => {
    const options = ['lab', 'AW-H', '--against', 'AW-V', '--games', '2', ...QUICK, '--report'];
    const short = await dejarik([...options, files.path('a.html')]);
    expect(short.out).toMatch(/^win rate .*\n(?:.*\n)*\nThe report is in .*a\.html\n$/m);
    expect(short.out).not.toContain('Lightsaber');
    const json = await dejarik([...options, files.path('b.html'), '--json']);
    expect((JSON.parse(json.out) as LabOutput).games).toBe(2);
    const page = readFileSync(files.path('a.html'), 'utf8');
    expect(page).toContain('<h1>Rey (AW-H)</h1>');
    expect(readFileSync(files.path('b.html'), 'utf8')).toBe(page);
    const nowhere = await dejarik([...options, files.path('no/such/folder.html')]);
    expect({ code: nowhere.code, out: nowhere.out }).toEqual({ code: 2, out: '' });
    expect(nowhere.error).toContain('the report cannot be written: ');
  });

  test.each([
    [['AW-Q'], 'there is no deck "AW-Q"; there are AW-H (Rey)'],
    [['AW-H', '--against', 'AW-Q'], 'there is no deck "AW-Q"'],
    [['AW-H', '--games', '3'], 'games come in pairs: --games must be even, not 3'],
    [['AW-H', '--games', '0'], 'a whole number from 2'],
    [['AW-H', '--bot', 'yoda'], 'there is no bot "yoda"; bots are random, '],
    [['AW-H', '--bot', 'padawan@300it'], 'padawan does not search, so it takes no budget'],
    [['AW-H', '--bot', 'padawan@soon'], 'as in 300it or 20ms, not "soon"'],
    [['AW-H', '--edition', 'old'], 'there is no edition "old"'],
    [[], "missing required argument 'deck'"],
  ])('%j is wrong use and says what there is', async (args, message) => {
    const { code, out, error } = await dejarik(['lab', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
  });

  test('two threads play the same games as one', async () => {
    const options = ['lab', 'AW-H', '--against', 'AW-V,LEG-H', '--games', '6', '--bot', 'random', '--json'];
    const one = await builtDejarik([...options, '--workers', '1']);
    const two = await builtDejarik([...options, '--workers', '2']);
    expect({ code: two.code, error: two.error }).toEqual({ code: 0, error: '' });
    expect(played(JSON.parse(two.out) as LabOutput)).toEqual(played(JSON.parse(one.out) as LabOutput));
  }, 120_000);
});
