import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dejarik, temporaryFolder } from './support/dejarik.js';

const files = temporaryFolder();

/** A deck of the tests: Rey and Finn with nine cards, a plain list. */
const LIST = `Two friends
Characters
2x Rey, Force Prodigy (Awakenings #38)
1x Finn, First Order Defector (Awakenings #45)

Battlefield
1x Starship Graveyard (Awakenings #174)

Upgrades
2x Lightsaber (Awakenings #59)
3x Dodge (Awakenings #155)
4x Block (Awakenings #153)
`;

describe('deck check', () => {
  test('a starter deck is legal as what it is', async () => {
    const { code, out } = await dejarik(['deck', 'check', 'aw-h']);
    expect({ code, out }).toEqual({ code: 0, out: 'Rey (introductory, awakenings): legal\n' });
  });

  test('lists every fault with its rule', async () => {
    const { code, out } = await dejarik(['deck', 'check', files.write('friends.txt', LIST)]);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'Two friends (FFGInf, current): 3 faults',
      '  custom.deck.size        The deck has 9 cards instead of 30.',
      '  custom.deck.two-copies  There are 3 copies of Dodge in the deck; 2 are allowed.',
      '  custom.deck.two-copies  There are 4 copies of Block in the deck; 2 are allowed.',
      '',
    ]);
  });

  test('reads standard input, takes a format by its name, writes JSON', async () => {
    const { code, out } = await dejarik(['deck', 'check', '-', '--format', 'ffg trilogy', '--json'], LIST);
    expect(code).toBe(1);
    const { name, format, edition, legal, faults, problems } = JSON.parse(out) as Record<string, unknown>;
    expect({ name, format, edition, legal, problems }).toEqual({
      name: 'Two friends',
      format: 'TRI',
      edition: 'current',
      legal: false,
      problems: [],
    });
    expect(faults).toContainEqual({
      rule: 'format.sets',
      message: 'AW 38 Rey is of the set Awakenings, which is not in the format FFG Trilogy.',
      codes: ['01038'],
    });
  });

  test('what cannot be read and what is not automated is told, and is a fault', async () => {
    const { code, out } = await dejarik(
      ['deck', 'check', '-'],
      `${LIST}2x Lightsabre\n1x Tauntaun (Uncharted Alliances #22)\n`,
    );
    expect(code).toBe(1);
    expect(out).toContain(
      'line 13: "2x Lightsabre" cannot be read. There is no card "Lightsabre". The closest is AW 59',
    );
    expect(out).toContain('card.unknown            UA 22 Tauntaun is not automated yet.');
    expect(out).toMatch(/^Two friends .*: 5 faults, not read in full$/m);
  });

  test('of several decks each is reported, and what is wanted most', async () => {
    const decks = [
      { id: 1, slots: { '01038': 2, '01045': 1, '01174': 1, '01059': 2, '25022': 2 } },
      { id: 2, slots: { '01038': 2, '25022': 1, '25027': 1 } },
      { id: 3, slots: 'none' },
    ];
    const { code, out } = await dejarik(['deck', 'check', files.write('many.json', decks)]);
    expect(code).toBe(1);
    expect(out).toMatch(/^Deck 1 \(FFGInf, current\): \d faults, 1 card not automated yet$/m);
    expect(out).toMatch(/^a deck that cannot be read\n +lost +slots: this does not give copies/m);
    expect(out).toMatch(/^decks +3\nlegal +0\nwith faults +2\nwith cards that are not automated yet +2\n/m);
    expect(out).toMatch(/decks that have them\n +2 +UA 22 Tauntaun\n +1 +UA 27 Porg\n/);
  });

  test.each([
    [['deck', 'check', 'none.txt'], 'there is no deck file "none.txt"'],
    [['deck', 'check', 'AW-X'], 'there is no deck "AW-X"; there are AW-H (Rey)'],
    [['deck', 'check', 'AW-H', '--format', 'XXX'], 'there is no format "XXX"; formats are STD, TRI, FFGInf'],
    [['deck', 'check', 'AW-H', '--edition', 'XXX'], 'there is no edition "XXX"'],
    [['deck', 'check', '-'], '"-" cannot be read: There is no deck in it.'],
  ])('%j is wrong use', async (args, message) => {
    const { code, out, error } = await dejarik(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
  });
});

describe('deck convert', () => {
  test('through every kind of file it stays the same deck', async () => {
    const json = await dejarik(['deck', 'convert', files.write('a.txt', LIST), '--to', 'json']);
    const saved = await dejarik(['deck', 'convert', '-', '--to', 'tts'], json.out);
    const text = await dejarik(['deck', 'convert', files.write('a.json', saved.out), '--to', 'text']);
    const again = await dejarik(['deck', 'convert', '-', '--to', 'json'], text.out);
    expect([json, saved, text, again].map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(again.out).toBe(json.out);
    expect(saved.out).toContain('"Description": "elite AW 38"');
    expect(text.out).toContain('\nCharacters\n2x Rey, Force Prodigy (Awakenings #38)\n1x Finn,');
  });

  test('writes to a file', async () => {
    const { code, out } = await dejarik(['deck', 'convert', 'AW-V', '--to', 'text', '--out', files.path('v.txt')]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(files.path('v.txt'), 'utf8')).toContain('2x Kylo Ren, Vader');
  });

  test('what is lost is told, and is a fault', async () => {
    const { code, out, error } = await dejarik(['deck', 'convert', '-', '--to', 'json'], `${LIST}2x Lightsabre\n`);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ name: 'Two friends', slots: { '01174': { quantity: 1 } } });
    expect(error).toContain('line 13: "2x Lightsabre" cannot be read.');
  });

  test.each([
    [['deck', 'convert', 'AW-H', '--to', 'pdf'], 'there is no kind of file "pdf"; kinds are text, json, tts'],
    [['deck', 'convert', 'AW-H', '--to', 'json', '--out', '/none/at/all'], '"/none/at/all" cannot be written'],
  ])('%j is wrong use', async (args, message) => {
    const { code, error } = await dejarik(args);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });
});

describe('deck files in play', () => {
  test('a plain list can be played with', async () => {
    const file = files.write('play.txt', LIST);
    const { code, out } = await dejarik(['simulate', '--decks', `${file},AW-V`, '--games', '4', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 4, errors: [] });
  });
});
