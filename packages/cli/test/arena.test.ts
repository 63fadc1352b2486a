import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { arenaReport, type GameRecord } from '@dejarik/bots';
import { describe, expect, test } from 'vitest';
import { reportText } from '../src/arena/report-text.js';
import { readArena } from '../src/arena/save-file.js';
import type { ArenaResult } from '../src/commands/arena.js';
import { timeLeft } from '../src/progress.js';
import { builtDejarik, dejarik, temporaryFolder } from './support/dejarik.js';

const files = temporaryFolder();
const FEW = ['arena', '--bots', 'random,padawan', '--decks', 'AW-H,AW-V', '--workers', '1'];

async function arena(...more: string[]): Promise<ArenaResult> {
  const { code, out, error } = await dejarik([...FEW, '--json', ...more]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as ArenaResult;
}

/** Without what the clock says. */
function played({ standings, meetings, endedBy, errors, rounds }: ArenaResult): unknown {
  const bare = standings.map(({ turns, details, secondsAGame: _seconds, ...rest }) => ({
    ...rest,
    picks: [turns.picks, details.picks],
  }));
  return { standings: bare, meetings, endedBy, errors, rounds };
}

/** The lines of a saved arena without what the clock says. */
function gamesIn(file: string): unknown[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line) as GameRecord)
    .map(({ turns: _turns, details: _details, memory: _memory, ...rest }) => rest)
    .toSorted((a, b) => a.meeting - b.meeting || a.number - b.number);
}

describe('arena', () => {
  test('all meet all; the result has everything', async () => {
    const result = await arena('--games', '6');
    expect(result).toMatchObject({
      engine: expect.any(String) as string,
      seed: '1',
      run: { games: 6, workers: 1 },
      games: 6,
      anchor: 'random',
      decks: ['AW-H', 'AW-V'],
      illegal: 0,
      errors: [],
    });
    const [random, padawan] = result.standings;
    expect(random).toMatchObject({ contestant: 'random', games: 6, illegal: 0, elo: { value: 0 } });
    expect(padawan?.elo?.value).toBeGreaterThan(100);
    expect((random?.won ?? 0) + (padawan?.won ?? 0)).toBe(6);
    expect(padawan?.turns.picks).toBeGreaterThan(20);
    expect(padawan?.turns.median).toBeGreaterThan(0);
    expect(padawan?.turns.percentile95).toBeGreaterThanOrEqual(padawan?.turns.median ?? NaN);
    expect(result.meetings).toHaveLength(1);
    expect(result.meetings[0]?.byDecks.map(({ own, other }) => `${own} ${other}`)).toEqual([
      'AW-H AW-H',
      'AW-H AW-V',
      'AW-V AW-H',
      'AW-V AW-V',
    ]);
    expect(result.memory).toBeGreaterThan(20);
  }, 60_000);

  test('the same options play the same games, another seed others', async () => {
    const first = played(await arena('--games', '6'));
    expect(played(await arena('--games', '6'))).toEqual(first);
    expect(played(await arena('--games', '6', '--seed', 'other'))).not.toEqual(first);
  }, 60_000);

  test('for people: standings, meetings, thinking, decks and totals', async () => {
    const { code, out } = await dejarik([...FEW, '--games', '6']);
    expect(code).toBe(0);
    expect(out).toMatch(/^standings +Elo +interval +won +win rate +interval$/m);
    expect(out).toMatch(/^padawan +\+\d+ +[+-]\d+ to \+\d+ +\d of 6 +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m);
    expect(out).toMatch(/^random v padawan +\d of 6 +/m);
    expect(out).toMatch(/^thinking +median +95 % +most/m);
    expect(out).toMatch(/^by own deck +AW-H +AW-V$/m);
    expect(out).toMatch(/^illegal picks +0$/m);
    expect(out).toMatch(/^errors +0$/m);
    expect(out).toMatch(/^memory +\d+ MB at the most$/m);
    expect(out).toMatch(/^games +6; 6 now, in \d+\.\d s with 1 thread$/m);
    expect(out).not.toContain('row against column');
  }, 60_000);

  test('two threads play the same games as one', async () => {
    const options = ['arena', '--bots', 'random,padawan', '--decks', 'AW-H,AW-V', '--games', '12', '--json'];
    const one = await builtDejarik([...options, '--workers', '1']);
    const two = await builtDejarik([...options, '--workers', '2', '--save', files.path('two.jsonl')]);
    expect({ code: two.code, error: two.error }).toEqual({ code: 0, error: '' });
    expect(played(JSON.parse(two.out) as ArenaResult)).toEqual(played(JSON.parse(one.out) as ArenaResult));
    expect(gamesIn(files.path('two.jsonl'))).toHaveLength(12);
  }, 120_000);
});

describe('a saved arena', () => {
  test('that was stopped goes on where it was, and ends as if it had not been', async () => {
    const [whole, cut] = [files.path('whole.jsonl'), files.path('cut.jsonl')];
    const straight = await arena('--games', '8', '--save', whole);
    const lines = readFileSync(whole, 'utf8').split('\n');
    // Stopped in the middle of a line, and of a letter.
    const half = Buffer.from(`${lines.slice(0, 4).join('\n')}\n${(lines[4] ?? '').slice(0, 40)}é`);
    writeFileSync(cut, half.subarray(0, half.length - 1));
    const resumed = await arena('--games', '8', '--save', cut);
    expect(resumed.run?.games).toBe(5);
    expect(played(resumed)).toEqual(played(straight));
    expect(gamesIn(cut)).toEqual(gamesIn(whole));
  }, 60_000);

  test('may be given more games later, or fewer be reported', async () => {
    const file = files.path('more.jsonl');
    await arena('--games', '4', '--save', file);
    const more = await arena('--games', '8', '--save', file);
    expect(more.run?.games).toBe(4);
    expect(played(more)).toEqual(played(await arena('--games', '8')));
    const fewer = await arena('--games', '4', '--save', file);
    expect(fewer.run?.games).toBe(0);
    expect(played(fewer)).toEqual(played(await arena('--games', '4')));
    expect(gamesIn(file)).toHaveLength(8);
  }, 60_000);

  test('is reported without playing', async () => {
    const file = files.path('report.jsonl');
    const result = await arena('--games', '4', '--save', file);
    const { code, out } = await dejarik(['arena', '--report', file, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ...result, run: null });
    expect((await dejarik(['arena', '--report', file])).out).toMatch(/^games +4$/m);
    const both = await dejarik(['arena', '--report', file, '--bots', 'random']);
    expect(both).toMatchObject({ code: 2, out: '' });
    expect(both.error).toContain('--bots does not go with --report: the file says it');
  }, 60_000);

  test('a game that is there twice counts once', async () => {
    const file = files.path('twice.jsonl');
    const result = await arena('--games', '2', '--save', file);
    appendFileSync(file, `${readFileSync(file, 'utf8').split('\n')[1]}\n`);
    expect(played(await arena('--games', '2', '--save', file))).toEqual(played(result));
  }, 60_000);

  describe('refuses', () => {
    const file = files.path('refuses.jsonl');
    /** The file with another header. */
    const changed = (change: (header: Record<string, unknown>) => Record<string, unknown>): string => {
      const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n');
      const header = change(JSON.parse(first) as Record<string, unknown>);
      return files.write('changed.jsonl', [JSON.stringify(header), ...rest].join('\n'));
    };
    const refused = async (args: readonly string[]): Promise<string> => {
      const { code, out, error } = await dejarik([...FEW, '--games', '2', ...args]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      return error;
    };

    test.each([
      [['--seed', '2'], 'seed: 1 there, 2 now'],
      [['--bots', 'padawan,random'], 'contestants: random, padawan there, padawan, random now'],
      [['--decks', 'AW-H'], 'decks: AW-H, AW-V there, AW-H now'],
      [['--edition', 'current'], 'editions: awakenings, awakenings, awakenings there, current, current, current now'],
    ])('%j', async (args, message) => {
      await arena('--games', '2', '--save', file);
      const error = await refused([...args, '--save', file]);
      expect(error).toContain('is of another arena');
      expect(error).toContain(`  ${message}\n`);
      expect(gamesIn(file)).toHaveLength(2);
    });

    test('other rules, cards, bots and lists of cards', async () => {
      await arena('--games', '2', '--save', file);
      expect(await refused(['--save', changed((header) => ({ ...header, engine: '0.0.9' }))])).toMatch(
        /version of the rules: 0\.0\.9 there, \d+\.\d+\.\d+ now/,
      );
      expect(await refused(['--save', changed((header) => ({ ...header, cards: 'abc' }))])).toContain(
        'cards: abc there',
      );
      const bots = { random: '0', padawan: '0' };
      expect(await refused(['--save', changed((header) => ({ ...header, bots }))])).toContain(
        'padawan: it plays otherwise now',
      );
      const shorter = changed((header) => {
        const tournament = structuredClone(header['tournament']) as { decks: { deck: { deck: object } }[] };
        tournament.decks[1]!.deck.deck = {};
        return { ...header, tournament };
      });
      expect(await refused(['--save', shorter])).toContain('deck AW-V: other cards');
    });

    test('what is no such file, or has a line that is no game of it', async () => {
      await arena('--games', '2', '--save', file);
      const other = files.write('other.jsonl', '{"format":"dejarik-replay"}\n');
      expect(await refused(['--save', other])).toContain('was not written by dejarik arena --save');
      const lines = readFileSync(file, 'utf8').split('\n');
      const broken = files.write('broken.jsonl', [lines[0], '{"meeting":0,', lines[1], ''].join('\n'));
      expect(await refused(['--save', broken])).toContain('line 2 of');
      const moved = (lines[2] ?? '').replace('"seed":"1/', '"seed":"2/');
      const strange = files.write('strange.jsonl', [lines[0], lines[1], moved, ''].join('\n'));
      expect(await refused(['--save', strange])).toContain('line 3 of');
      const none = await dejarik(['arena', '--report', files.path('none.jsonl')]);
      expect(none.code).toBe(2);
      expect(none.error).toContain('cannot be read');
      expect(await refused(['--save', files.path('no/such/folder')])).toContain('cannot be written');
    });
  });
});

describe('arena, wrongly used', () => {
  test.each([
    [[], 'name who plays: --bots padawan,random, or --ladder; bots are random,'],
    [['--bots', 'random', '--ladder', 'padawan@3it'], 'name who plays'],
    [['--bots', 'random'], 'it takes two to meet'],
    [['--bots', 'random,clever'], 'there is no bot "clever"; bots are random,'],
    [['--bots', 'random,random'], 'random is named twice'],
    [['--bots', 'random', '--against', 'padawan,random'], 'random is named twice'],
    [['--bots', 'random@5it,padawan'], 'random does not search, so it takes no budget'],
    [['--ladder', 'padawan'], 'a ladder needs a budget'],
    [['--bots', 'random,padawan', '--budget', 'much'], 'as in 300it or 20ms, not "much"'],
    [['--bots', 'random,padawan', '--games', '3'], '--games must be even, not 3'],
    [['--bots', 'random,padawan', '--decks', 'AW-Q'], 'there is no deck "AW-Q"'],
    [['--bots', 'random,padawan', '--decks', 'AW-H,aw-h'], 'two decks are called "AW-H"'],
    [['--bots', 'random,padawan', '--edition', 'old'], 'there is no edition "old"'],
  ])('%j', async (args, message) => {
    const { code, out, error } = await dejarik(['arena', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
  });
});

test('with three the report has a table of each against each', async () => {
  const file = files.path('three.jsonl');
  await arena('--games', '2', '--save', file);
  const { tournament, records } = readArena(file);
  const knight = { bot: 'knight', budget: { iterations: 300 } };
  const three = {
    ...tournament,
    contestants: [...tournament.contestants, knight],
    meetings: [[0, 1] as const, [0, 2] as const],
  };
  const won = records.map((record): GameRecord => ({ ...record, winner: 1 }));
  const text = reportText(arenaReport(three, [...won, ...won.map((record) => ({ ...record, meeting: 1 }))]));
  expect(text).toMatch(/^row against column +random +padawan +knight@300it$/m);
  expect(text).toMatch(/^random +- +0\.0 % +0\.0 %$/m);
  expect(text).toMatch(/^knight@300it +100\.0 % +- +-$/m);
  expect(text).toContain('for Elo each pair was given one drawn game more');
});

test('how long work goes on is told in the unit that fits', () => {
  expect(timeLeft(0, 0, 10)).toBe('');
  expect(timeLeft(10_000, 10, 30)).toBe('about 20 s left');
  expect(timeLeft(60_000, 10, 130)).toBe('about 12 min left');
  expect(timeLeft(3_600_000, 10, 35)).toBe('about 2.5 h left');
});
