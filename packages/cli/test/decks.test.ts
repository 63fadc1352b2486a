import { describe, expect, test } from 'vitest';
import { dejarik, temporaryFolder } from './support/dejarik.js';

const files = temporaryFolder();

const good = {
  name: 'Two friends',
  edition: 'rr15',
  characters: [
    { code: '01038', dice: 2 },
    { code: '01045', dice: 1 },
  ],
  battlefield: '01174',
  deck: { '01059': 2, '01149': 1 },
};

describe('decks', () => {
  test('lists the starter decks', async () => {
    const { code, out } = await dejarik(['decks']);
    expect(code).toBe(0);
    expect(out).toMatch(/^AW-H +Rey +awakenings +Rey \(2 dice\), Finn \(1 die\); 20 cards; Starship Graveyard$/m);
    expect(out).toMatch(/^AW-V +Kylo Ren +awakenings /m);
  });

  test('shows the cards of one, named in any case of letters', async () => {
    const { out } = await dejarik(['decks', 'aw-h']);
    expect(out).toMatch(/^ +2× +01124 +Awakening +support +cost 1$/m);
    expect(out).toContain('Battlefield: Starship Graveyard\n');
  });

  test('a JSON file is a deck as well', async () => {
    const { code, out } = await dejarik(['decks', files.write('good.json', good), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(good);
  });

  test('an unknown deck is wrong use and lists those that there are', async () => {
    const { code, out, error } = await dejarik(['decks', 'AW-X']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('there is no deck "AW-X"; there are AW-H (Rey), AW-V (Kylo Ren)');
    expect(error).toContain('JSON file');
  });

  test('a file that is not there is called a file', async () => {
    const { code, error } = await dejarik(['decks', files.path('none.json')]);
    expect(code).toBe(2);
    expect(error).toContain(`there is no deck file "${files.path('none.json')}"`);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{ "name": ', 'is not JSON'],
    ['a list', [], 'is not a JSON object'],
    ['no name', { ...good, name: undefined }, '"name" is not a text'],
    ['no characters', { ...good, characters: [] }, '"characters" is not a list like'],
    ['a character as text', { ...good, characters: ['01038'] }, '"characters[0]" is not like'],
    [
      'too many dice',
      { ...good, characters: [{ code: '01038', dice: 3 }] },
      '"characters[0].dice" is 3; a character has 1 or 2 dice',
    ],
    [
      'an upgrade as character',
      { ...good, characters: [{ code: '01059', dice: 1 }] },
      '"characters[0].code" names Lightsaber (01059), which is of type upgrade and not character',
    ],
    [
      'an unknown character',
      { ...good, characters: [{ code: '99001', dice: 1 }] },
      '"characters[0].code" names the card "99001", which is not known',
    ],
    [
      'no battlefield',
      { ...good, battlefield: '01149' },
      '"battlefield" names Use The Force (01149), which is of type event and not battlefield',
    ],
    ['a deck as list', { ...good, deck: ['01059'] }, '"deck" does not give copies by code'],
    [
      'an unknown card',
      { ...good, deck: { '01059': 1, '99002': 1 } },
      '"deck["99002"]" names the card "99002", which is not known',
    ],
    ['half a card', { ...good, deck: { '01059': 0.5 } }, '"deck["01059"]" is 0.5; it is a number of copies from 1 to'],
    [
      'a character in the deck',
      { ...good, deck: { '01038': 1 } },
      '"deck["01038"]" names Rey (01038), which is of type character',
    ],
    ['plots that are none', { ...good, plots: ['01059'] }, '"plots[0]" names Lightsaber'],
    ['spare dice as text', { ...good, spareDice: '01059' }, '"spareDice" is not a list of card codes'],
    ['an unknown edition', { ...good, edition: 'newest' }, '"edition" is "newest"; editions are awakenings, rr15'],
    [
      'a slip in a field',
      { ...good, battelfield: '01174' },
      '"battelfield" is no field of a deck; fields are name, characters',
    ],
  ])('a deck file with %s is wrong use and names the place', async (_what, content, message) => {
    const file = files.write('bad.json', content);
    const { code, out, error } = await dejarik(['decks', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(`the deck file "${file}"`);
    expect(error).toContain(message);
  });
});
