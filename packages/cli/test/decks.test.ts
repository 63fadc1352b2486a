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
    expect(out).toMatch(/^CONV-H .*; 20 cards; Deathwatch Hideout; Force Flow$/m);
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
    expect(error).toContain('deck file');
  });

  test('a file that is not there is called a file', async () => {
    const { code, error } = await dejarik(['decks', files.path('none.json')]);
    expect(code).toBe(2);
    expect(error).toContain(`there is no deck file "${files.path('none.json')}"`);
  });

  test.each<[string, unknown, string]>([
    ['broken JSON', '{ "name": ', 'This is not JSON'],
    ['an empty list', [], 'There is no deck in it'],
    ['a number as name', { ...good, name: 7 }, 'name: this is not a text'],
    ['no characters', { ...good, characters: [] }, 'The team has no character'],
    ['a character without a code', { ...good, characters: [{ dice: 1 }] }, 'characters[0]: undefined is not the code'],
    ['too many dice', { ...good, characters: [{ code: '01038', dice: 3 }] }, 'AW 38 Rey has 3 dice'],
    [
      'an upgrade as character',
      { ...good, characters: [{ code: '01059', dice: 1 }] },
      'characters[0]: AW 59 Lightsaber is of type upgrade and not character',
    ],
    [
      'an unknown character',
      { ...good, characters: [{ code: '99001', dice: 1 }] },
      'characters[0]: "99001" is not the code of a card',
    ],
    [
      'an event as battlefield',
      { ...good, battlefield: '01149' },
      'battlefield: AW 149 Use The Force is of type event and not battlefield',
    ],
    ['a deck as list', { ...good, deck: ['01059'] }, 'deck: this does not give copies by code'],
    [
      'an unknown card',
      { ...good, deck: { '01059': 1, '99002': 1 } },
      'deck["99002"]: "99002" is not the code of a card',
    ],
    ['half a card', { ...good, deck: { '01059': 0.5 } }, 'deck["01059"]: 0.5 is not a number of copies from 1 to'],
    ['a character in the deck', { ...good, deck: { '01038': 1 } }, 'deck["01038"]: AW 38 Rey is of type character'],
    [
      'plots that are none',
      { ...good, plots: ['01059'] },
      'plots[0]: AW 59 Lightsaber is of type upgrade and not plot',
    ],
    ['spare dice as text', { ...good, spareDice: '01059' }, 'spareDice: this is not a list'],
    [
      'an unknown edition',
      { ...good, edition: 'newest' },
      'edition: there is no edition "newest"; editions are awakenings',
    ],
    [
      'a slip in a field',
      { ...good, battelfield: '01174' },
      'battelfield: this is no field of a deck; fields are name',
    ],
    ['a card that is not automated', { ...good, deck: { '25022': 1 } }, 'UA 22 Tauntaun is not automated yet'],
  ])('a deck file with %s is wrong use and names the place', async (_what, content, message) => {
    const file = files.write('bad.json', content);
    const { code, out, error } = await dejarik(['decks', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(`the deck file "${file}"`);
    expect(error).toContain(message);
  });
});
