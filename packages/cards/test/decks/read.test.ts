import { describe, expect, test } from 'vitest';
import { type DeckList, problemText, readDeck, readDecks } from '../../src/decks/index.js';

/** The deck in a text that is read without remarks. */
function deckIn(text: string): DeckList {
  const { deck, problems } = readDeck(text);
  expect(problems).toEqual([]);
  if (deck === null) throw new Error('no deck was read');
  return deck;
}
const problemsIn = (text: string): string[] => readDeck(text).problems.map(problemText);

describe('a plain list', () => {
  test('titles, sets and numbers under headings; the count of a unique character is its dice', () => {
    const deck = deckIn(`My deck
Format: FFG Infinite
Edition: rr15

Characters (3)
2x Rey, Force Prodigy (Awakenings #38)
1x Finn, First Order Defector (Awakenings #45)

Battlefield:
1x Starship Graveyard, Jakku (Awakenings #174)

Plot
1x Fortify (Legacies #169)

Upgrades (2)
2x Lightsaber (Awakenings #59)

Events
1x Roger, Roger (Convergence #27)
`);
    expect(deck).toEqual({
      name: 'My deck',
      format: 'FFGInf',
      edition: 'rr15',
      characters: [
        { code: '01038', dice: 2 },
        { code: '01045', dice: 1 },
      ],
      battlefields: ['01174'],
      plots: ['05169'],
      deck: { '01059': 2, '09027': 1 },
      setAside: null,
      spareDice: null,
    });
  });

  test('copies of a character that is not unique have a die each, or as many as the line says', () => {
    expect(deckIn('Characters\n2x First Order Stormtrooper (Awakenings #2)').characters).toEqual([
      { code: '01002', dice: 1 },
      { code: '01002', dice: 1 },
    ]);
    expect(deckIn('Characters\n2x Jedi Knight (Covert Missions #54), 2 dice').characters).toEqual([
      { code: '12054', dice: 2 },
      { code: '12054', dice: 2 },
    ]);
  });

  test('old exports: rules under headings, HTML entities, a line for each copy', () => {
    const deck = deckIn(
      'Padm&eacute; &amp; Rey\r\n¯¯¯¯¯¯¯\r\nCharacters\r\n¯¯¯¯\r\n1x Rey (Awakenings #38)\r\n1x Rey (Awakenings #38)\r\n' +
        'Upgrades\r\n--------\r\n1x Rey&#039;s Staff (Awakenings #44)\r\n1x Rey&#x27;s Staff (Awakenings #44)\r\n',
    );
    expect(deck.name).toBe('Padmé & Rey');
    expect(deck.characters).toEqual([{ code: '01038', dice: 2 }]);
    expect(deck.deck).toEqual({ '01044': 2 });
  });

  test.each([
    ['2 Lightsaber', '01059', 2],
    ['Lightsaber x2', '01059', 2],
    ['x2 lightsaber', '01059', 2],
    ['2× AW 59', '01059', 2],
    ['2x AW59 Lightsaber', '01059', 2],
    ['2x Lightsaber [AW 59]', '01059', 2],
    ['2x Lightsaber (AW #059)', '01059', 2],
    ['- Lightsaber', '01059', 1],
    ['01059', '01059', 1],
    ['2x 01059 Lightsaber', '01059', 2],
    ['2x EoD1 43', '17043', 2],
    ['DEJA VU', '08047', 1],
    ['4-LOM’s nothing (AtG 47)', '08047', 1],
    ['2x 501st Assault Team', '15022', 2],
  ])('the line "%s"', (line, code, copies) => {
    const { deck } = readDeck(`Events\n${line}`);
    expect(deck?.deck).toEqual({ [code]: copies });
  });

  test('a title that means several cards must say which, unless its place tells', () => {
    expect(problemsIn('1x Rey\n2x Aim')).toEqual([
      expect.stringMatching(
        /^line 1: "1x Rey" cannot be read\. "Rey" can be AW 38 Rey, Force Prodigy; TPG 24 Rey, Finding The Ways; /,
      ),
    ]);
    expect(deckIn('1x Rey, Force Prodigy').characters).toEqual([{ code: '01038', dice: 1 }]);
    // A downgrade and a character are called 4-LOM.
    expect(problemsIn('1x 4-LOM')[0]).toContain(
      '"4-LOM" can be SoH 38 4-LOM, Calculating Criminal; AF 32 4-LOM: say which',
    );
    expect(deckIn('Downgrades\n1x 4-LOM').deck).toEqual({ '24032': 1 });
    // Printings of one card are one card.
    expect(deckIn('1x Dodge').deck).toEqual({ '01155': 1 });
  });

  test('what cannot be read is named with its line and the closest card, and the rest is read', () => {
    const { deck, problems } = readDeck(
      'Rey\nCharacters\n1x Rey, Force Prodigy\n2x Lihgtsaber\nblah\n1x Aim (Nowhere #3)\n1x Aim (AW 999)',
    );
    expect(deck?.characters).toEqual([{ code: '01038', dice: 1 }]);
    expect(problems.map(({ kind }) => kind)).toEqual(['lost', 'lost', 'lost', 'lost']);
    expect(problems.map(problemText)).toEqual([
      'line 4: "2x Lihgtsaber" cannot be read. There is no card "Lihgtsaber". The closest is AW 59 Lightsaber.',
      expect.stringMatching(/^line 5: "blah" cannot be read\. There is no card "blah"\. The closest is /),
      'line 6: "1x Aim (Nowhere #3)" cannot be read. There is no set "Nowhere". The closest is AW 151 Aim.',
      'line 7: "1x Aim (AW 999)" cannot be read. There is no card 999 in the set Awakenings. The closest is AW 151 Aim.',
    ]);
  });

  test('set and number decide; another title there is noted', () => {
    const { deck, problems } = readDeck('1x Ship Graveyard (AW 174)');
    expect(deck?.battlefields).toEqual(['01174']);
    expect(problems).toEqual([
      { kind: 'note', where: 'line 1', message: 'AW 174 Starship Graveyard is called "Ship Graveyard" here.' },
    ]);
  });

  test('what is set aside', () => {
    const deck = deckIn('1x Aim\nSet aside\n4x Execute Order 66\nSpare dice\n2x Death Trooper');
    expect(deck.setAside).toEqual({ '11027': 4 });
    expect(deck.spareDice).toEqual(['02001', '02001']);
  });

  test('many lines that are no cards are told quickly', () => {
    const lines = Array.from({ length: 400 }, (_, at) => `${at} lines of something else altogether`);
    expect(readDeck(['1x Aim', ...lines].join('\n')).problems).toHaveLength(400);
  });

  test('nothing is no deck', () => {
    expect(deckIn('[Mine]\n1x Aim').name).toBe('[Mine]');
    expect(readDeck('  \n')).toMatchObject({ deck: null });
    expect(readDeck('Just a name')).toMatchObject({ deck: null });
    expect(problemsIn('\n')).toEqual(['There is no deck in it.']);
    expect(problemsIn('a name and nothing else\n')).toEqual(['There is no deck in it.']);
  });
});

describe('JSON of the deck sites', () => {
  test('numbers by code', () => {
    const deck = deckIn(
      JSON.stringify({ id: 12, slots: { '01038': 2, '01002': 2, '01174': 1, '01059': 2, '13007A': 1 } }),
    );
    expect(deck).toMatchObject({
      name: 'Deck 12',
      characters: expect.arrayContaining([
        { code: '01038', dice: 2 },
        { code: '01002', dice: 1 },
        { code: '01002', dice: 1 },
      ]) as unknown,
      battlefields: ['01174'],
      plots: ['13007A'],
      deck: { '01059': 2 },
    });
  });

  test.each([
    ['two cards', { quantity: 2 }, [2]],
    ['two cards and dice', { quantity: 2, dice: 2 }, [2]],
    ['one card, two dice', { quantity: 1, dice: 2 }, [2]],
    ['one card, one die', { quantity: 1, dice: 1 }, [1]],
    ['dice one by one', { quantity: 1, dice: 0, dices: '2' }, [2]],
  ])('a unique character as %s', (_what, slot, dice) => {
    const { characters } = deckIn(JSON.stringify({ name: 'Any', slots: { '01038': slot } }));
    expect(characters.map((one) => one.dice)).toEqual(dice);
  });

  test.each([
    ['two cards', { quantity: 2, dice: 2 }, [1, 1]],
    ['three dice on two', { quantity: 2, dice: 3 }, [2, 1]],
    ['dice one by one', { quantity: 2, dices: '1,2' }, [1, 2]],
    ['dice as a list', { quantity: 2, dices: [2, 2] }, [2, 2]],
  ])('a character that is not unique as %s', (_what, slot, dice) => {
    const { characters } = deckIn(JSON.stringify({ slots: { '12054': slot } }));
    expect(characters.map((one) => one.dice)).toEqual(dice);
  });

  test('several decks, a format by its code, slots that are none', () => {
    const decks = readDecks(
      JSON.stringify([
        { name: 'One', format_code: 'TRI', slots: { '01038': 1, '99999': 2, '01059': { quantity: 'two' } } },
        { name: 'Two', slots: [] },
        7,
      ]),
    );
    expect(decks.map(({ deck }) => deck?.name ?? null)).toEqual(['One', null, null]);
    expect(decks[0]?.deck?.format).toBe('TRI');
    expect(decks[0]?.problems.map(problemText)).toEqual([
      'slots["99999"]: "99999" is not the code of a card, like "01038".',
      'slots["01059"]: {"quantity":"two"} is not a number of copies.',
    ]);
    const { deck, problems } = readDeck(JSON.stringify([{ slots: { '01038': 1 } }, { slots: { '01045': 1 } }]));
    expect(deck?.characters).toEqual([{ code: '01038', dice: 1 }]);
    expect(problems).toEqual([{ kind: 'note', where: null, message: 'There are 2 decks in it; this is the first.' }]);
  });
});

describe('saves of the tabletop simulator', () => {
  const save = (...inside: object[]): object => ({
    SaveName: '',
    ObjectStates: [{ Name: 'DeckCustom', Nickname: 'Saved', Description: '', ContainedObjects: inside }],
  });
  const card = (Nickname: string, Description: string, more: object = {}): object => ({
    Name: 'Card',
    Nickname,
    Description,
    CardID: 100,
    ...more,
  });

  test('descriptions name the cards', () => {
    const text = JSON.stringify(
      save(
        card('Rey', 'elite AW 38'),
        card('First Order Stormtrooper', 'AW 2'),
        card('First Order Stormtrooper', 'AW 2'),
        card('Lightsaber', 'AW 59'),
        card('Lightsaber', 'AW 59'),
        { Name: 'Custom_Dice', Nickname: 'Rey', Description: '' },
      ),
    );
    expect(deckIn(text)).toMatchObject({
      name: 'Saved',
      characters: [
        { code: '01038', dice: 2 },
        { code: '01002', dice: 1 },
        { code: '01002', dice: 1 },
      ],
      deck: { '01059': 2 },
    });
  });

  test('a blank CardID is no JSON: the description still names the card', () => {
    const text = JSON.stringify(save(card('Rey', 'elite AW 38'), card('Aim', 'AW 151'))).replace(
      '"CardID":100',
      '"CardID": ',
    );
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    const { deck, problems } = readDeck(text);
    expect(deck).toMatchObject({ characters: [{ code: '01038', dice: 2 }], deck: { '01151': 1 } });
    expect(problems.map(problemText)).toEqual([
      'ObjectStates[0].ContainedObjects[0]: The CardID of "Rey" is blank; its description names it.',
    ]);
  });

  test('a card without a description is known by its name, or named', () => {
    const { deck, problems } = readDeck(JSON.stringify(save(card('Aim', ''), card('Rey', ''), card('Nobody', 'XX 1'))));
    expect(deck?.deck).toEqual({ '01151': 1 });
    expect(problems.map(problemText)).toEqual([
      expect.stringContaining('ContainedObjects[1]: A card called "Rey" has no description. "Rey" can be AW 38'),
      expect.stringContaining(
        'ContainedObjects[2]: A card called "Nobody" is described as "XX 1". There is no set "XX".',
      ),
    ]);
  });

  test('text that is broken in another way is said to be', () => {
    expect(problemsIn('{ "ObjectStates": [')[0]).toMatch(/^This is not JSON: /);
    expect(problemsIn('{ "a": 1 }')).toEqual(['There is no deck in it.']);
  });
});

describe('JSON of this project', () => {
  test('starter decks with one battlefield and one plot', () => {
    const text = JSON.stringify({
      id: 'X',
      name: 'Own',
      edition: 'legacies',
      format: 'introductory',
      characters: [{ code: '01038', dice: 2 }],
      battlefield: '01174',
      plot: '09113',
      deck: { '01059': 1 },
      spareDice: ['02001'],
      setAside: { '11027': 4 },
    });
    expect(deckIn(text)).toEqual({
      name: 'Own',
      edition: 'legacies',
      format: 'introductory',
      characters: [{ code: '01038', dice: 2 }],
      battlefields: ['01174'],
      plots: ['09113'],
      deck: { '01059': 1 },
      spareDice: ['02001'],
      setAside: { '11027': 4 },
    });
  });

  test('every fault is told with its place', () => {
    const text = JSON.stringify({
      name: 1,
      characters: ['01059', { code: '01038', dice: 'two' }],
      deck: { '01038': 1 },
      x: 1,
    });
    expect(problemsIn(text)).toEqual([
      expect.stringContaining('x: this is no field of a deck'),
      'name: this is not a text.',
      'characters[0]: AW 59 Lightsaber is of type upgrade and not character.',
      'characters[1]: "two" is not a number of dice.',
      'deck["01038"]: AW 38 Rey is of type character and not part of a deck.',
    ]);
  });
});
