import { readFileSync } from 'node:fs';
import { seatingOrder } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { builtDejarik, dejarik, temporaryFolder } from './support/dejarik.js';
import type { ReplayFile } from './support/recorded.js';

const files = temporaryFolder();
const PLAY = ['play', '--deck', 'AW-H', '--against', 'AW-V', '--bot', 'random', '--seed', 'terminal'];
const saved = (name: string): ReplayFile => JSON.parse(readFileSync(files.path(name), 'utf8')) as ReplayFile;

/** Lines of input. */
const typed = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

describe('play', () => {
  test('a whole game, piped: table, questions, log, the result and a replay that verifies', async () => {
    const file = files.path('whole.json');
    const { code, out, error } = await dejarik([...PLAY, '--save', file], '1\n'.repeat(3000));
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain('Player: Rey, Bot: Kylo Ren; edition awakenings, seed terminal\n');
    expect(out).toContain('Choose the cards to shuffle back and redraw.\n');
    expect(out).toMatch(/── Round 1, action phase, Player's turn ─/);
    expect(out).toMatch(/^Battlefield {2}\S.*, controlled by (Player|Bot)/m);
    expect(out).toMatch(/^ {2}Rey: \d+ of 10 health/m);
    expect(out).toMatch(/\n(Player|Bot) wins \((defeat|deck-out)\)\.\n/);
    const replayed = await dejarik(['replay', file, '--verify', '--json']);
    expect(JSON.parse(replayed.out)).toMatchObject({ over: true, verified: true });
  });

  test('[mp.seating] [gap.concession] against three programs, seated at random; they play on when the person concedes', async () => {
    const file = files.path('four.json');
    const { code, out, error } = await dejarik(
      ['play', '--deck', 'AW-H', '--against', 'AW-V,AW-H,AW-V', '--bot', 'random', '--seed', 'four', '--save', file],
      typed('6', 'c', 'y'),
    );
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const seated = saved('four.json').setup.seats.map(({ name }) => name);
    expect(seated.toSorted()).toEqual(['Bot 1', 'Bot 2', 'Bot 3', 'Player']);
    expect(seated).toEqual(seatingOrder('four', 4).map((at) => (at === 0 ? 'Player' : `Bot ${at}`)));
    expect(out).toContain('Player concedes\n');
    expect(out).toMatch(/\nBot \d wins \((defeat|deck-out)\)\.\n/);
    expect(JSON.parse((await dejarik(['replay', file, '--verify', '--json'])).out)).toMatchObject({ verified: true });
    const again = await dejarik(['play', '--resume', file, '--bot', 'random,padawan,random'], '');
    expect(again.code).toBe(0);
  });

  test.each([
    [['--against', 'AW-V,AW-V,AW-V,AW-V'], '--against takes one to three decks'],
    [['--against', 'AW-V', '--bot', 'random,padawan'], '--bot takes 1 names'],
    [['--against', 'AW-V,AW-V', '--bot', 'random,clever'], 'there is no bot "clever"'],
  ])('%j is wrong use', async (args, message) => {
    const { code, error } = await dejarik(['play', '--deck', 'AW-H', ...args]);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });

  test('the same seed and the same lines give the same game', async () => {
    const lines = '2\n'.repeat(40);
    expect((await dejarik(PLAY, lines)).out).toBe((await dejarik(PLAY, lines)).out);
  });

  test('several numbers choose several; a choice that is full ends by itself', async () => {
    const file = files.path('several.json');
    await dejarik([...PLAY, '--save', file], typed('1 2 6'));
    const { picks } = saved('several.json');
    expect(picks.slice(0, 3)).toEqual([
      expect.stringMatching(/^card:/) as string,
      expect.stringMatching(/^card:/) as string,
      'done',
    ]);
  });

  test('what is no option is told and asked again', async () => {
    const file = files.path('wrong.json');
    const { out } = await dejarik([...PLAY, '--save', file], typed('99', 'x', '', '1 x'));
    expect(out).toContain('"99" is not an option: type a number from 1 to 6, or ? for help.\n');
    expect(out).toContain('"x" is not an option');
    expect(saved('wrong.json').picks).toEqual([]);
  });

  test('u takes a pick back, as far as it may be', async () => {
    const file = files.path('undo.json');
    const { out } = await dejarik([...PLAY, '--save', file], typed('u', '1', 'u', '2'));
    expect(out).toContain('The last pick cannot be taken back any more.\n');
    expect(out).toContain('Taken back.\n');
    const plain = files.path('plain.json');
    await dejarik([...PLAY, '--save', plain], typed('2'));
    expect(saved('undo.json').picks).toEqual(saved('plain.json').picks);
  });

  test('c concedes after a question', async () => {
    const file = files.path('conceded.json');
    const { code, out } = await dejarik([...PLAY, '--save', file], typed('c', 'n', 'c', 'y'));
    expect(code).toBe(0);
    expect(out).toContain('Concede the game? (y/n) n\n');
    expect(out).toContain('\nBot wins (concession).\n');
    expect(saved('conceded.json').picks).toEqual(['concede:0']);
  });

  test('q offers to save, and the game goes on from there', async () => {
    const file = files.path('quit.json');
    const first = await dejarik(PLAY, typed('6', '1', 'q', file));
    expect(first.out).toContain(`The replay is in ${file}: dejarik replay ${file}`);
    const begun = saved('quit.json').picks;
    const again = files.path('again.json');
    const resumed = await dejarik(['play', '--resume', file, '--bot', 'random', '--save', again], typed('1', '1', '1'));
    expect(resumed.code).toBe(0);
    expect(saved('again.json').picks.slice(0, begun.length)).toEqual(begun);
    expect(saved('again.json').picks.length).toBeGreaterThan(begun.length);
  });

  test('?, t, l and i show help, table, log and cards', async () => {
    const { out } = await dejarik(PLAY, typed('?', 't', 'l', 'i rey', 'i 1', 'i nobody'));
    expect(out).toContain('take back the last pick');
    expect(out.match(/── Setup ─/g)).toHaveLength(2);
    expect(out.match(/^Player shuffles$/gm)).toHaveLength(2);
    expect(out).toContain('Rey - Force Prodigy\n  After you play an upgrade on this character');
    expect(out).toContain('No card begins with "nobody".');
  });

  test('the end of the input ends the game without an error', async () => {
    const { code, out } = await dejarik(PLAY, typed('6'));
    expect(code).toBe(0);
    expect(out).toContain('The input has ended, the game is not over.\n');
  });

  test('a hidden hand is never shown', async () => {
    const { out } = await dejarik(PLAY, '6\n');
    const own = /^ {2}hand: (.*)$/m.exec(out)?.[1] ?? '';
    expect(own.split(', ')).toHaveLength(5);
    expect(out.match(/^ {2}hand: /gm)).toHaveLength(out.match(/^── /gm)?.length ?? -1);
  });

  test.each([
    [['play'], 'name both decks: dejarik play --deck AW-H --against AW-V'],
    [['play', '--deck', 'AW-H', '--against', 'nobody'], 'there is no deck "nobody"; there are AW-H'],
    [[...PLAY, '--bot', 'clever'], 'there is no bot "clever"; bots are random, initiate, padawan, knight, master'],
    [[...PLAY, '--edition', 'old'], 'there is no edition "old"'],
    [['play', '--resume', 'x.json', '--seed', '1'], '--seed does not go with --resume'],
    [['play', '--resume', 'none.json'], 'the replay file "none.json" cannot be read'],
  ])('%j is wrong use', async (args, message) => {
    const { code, error } = await dejarik(args);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });

  test('a replay that cannot be written is told', async () => {
    const { code, error } = await dejarik([...PLAY, '--save', files.path('none/game.json')], typed('6'));
    expect(code).toBe(1);
    expect(error).toContain('the replay could not be written to');
  });

  test('as its own process against the padawan bot', async () => {
    const args = ['play', '--deck', 'AW-V', '--against', 'AW-H', '--bot', 'padawan', '--seed', 'process'];
    const { code, out, error } = await builtDejarik(args, '1\n'.repeat(3000));
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/\n(Player|Bot) wins \(.*\)\.\n$/);
  }, 120_000);
});
