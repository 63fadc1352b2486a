import { describe, expect, test } from 'vitest';
import { dejarik } from './support/dejarik.js';

const COMMANDS = ['decks', 'cards', 'simulate', 'fuzz', 'replay', 'play', 'bench'];

describe('the command', () => {
  test.each(COMMANDS)('%s has help with an example of itself', async (command) => {
    const { code, out, error } = await dejarik([command, '--help']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain(`Usage: dejarik ${command}`);
    expect(out).toContain(`  dejarik ${command}`);
    expect(out).toMatch(/Examples:\n/);
  });

  test('help lists every command', async () => {
    const { code, out } = await dejarik(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  test('without a command it shows the help on standard error and is wrong use', async () => {
    const { code, out, error } = await dejarik([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('Usage: dejarik');
  });

  test.each([
    [['simulat'], "unknown command 'simulat'", 'Did you mean simulate?'],
    [['decks', '--jason'], "unknown option '--jason'", 'Did you mean --json?'],
    [['decks', 'AW-H', 'AW-V'], 'too many arguments', 'dejarik <command> --help'],
    [['replay'], "missing required argument 'file'", 'dejarik <command> --help'],
    [['simulate'], "required option '--decks", 'dejarik <command> --help'],
    [
      ['fuzz', '--games', 'many'],
      "'--games <number>' argument 'many' is invalid",
      'whole number of at least 1|from 1 to',
    ],
    [['fuzz', '--games', '0'], "argument '0' is invalid", 'whole number'],
    [['fuzz', '--seats', '5'], "argument '5' is invalid", '2, 3 or 4'],
    [['bench', '--rounds', '-1'], "argument '-1' is invalid", 'from 1 to 100'],
  ])('%j is wrong use and says why', async (args, what, way) => {
    const { code, out, error } = await dejarik(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(what);
    expect(error).toMatch(new RegExp(way));
  });
});
