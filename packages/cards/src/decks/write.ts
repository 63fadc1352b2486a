import type { TypeName } from '@dejarik/engine';
import type { DeckList } from './deck-list.js';
import { FORMATS } from './formats.js';
import { type Printed, printed } from './printed.js';
import type { DeckFile } from './reading.js';

/** Writes a deck to a file of that kind; `readDeck` reads it back. */
export function writeDeck(deck: DeckList, kind: DeckFile): string {
  switch (kind) {
    case 'text':
      return textOf(deck);
    case 'json':
      return jsonOf(deck);
    case 'tts':
      return savedOf(deck);
  }
}

/** A card of a deck as the deck sites count it: copies, and for characters the dice of all and of each. */
interface Slot {
  quantity: number;
  dice?: number;
  dices?: number[];
}

/**
 * The form of the deck sites: `slots` by code. What they do not know (the edition, what lies set aside) stands beside
 * in fields of its own.
 */
function jsonOf(deck: DeckList): string {
  const { name, characters, battlefields, plots, deck: cards, setAside, spareDice, format, edition } = deck;
  const slots: Record<string, Slot> = {};
  for (const { code, dice } of characters) {
    const slot = (slots[code] ??= { quantity: 0, dice: 0, dices: [] });
    slot.quantity++;
    slot.dice = (slot.dice ?? 0) + dice;
    slot.dices?.push(dice);
  }
  for (const code of [...battlefields, ...plots]) (slots[code] ??= { quantity: 0 }).quantity++;
  for (const [code, quantity] of Object.entries(cards)) slots[code] = { quantity };
  const value = {
    name,
    ...(format === null ? {} : { format_code: format }),
    ...(edition === null ? {} : { edition }),
    slots,
    ...(setAside === null ? {} : { setAside }),
    ...(spareDice === null ? {} : { spareDice }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

const HEADINGS: readonly (readonly [heading: string, type: TypeName])[] = [
  ['Upgrades', 'upgrade'],
  ['Downgrades', 'downgrade'],
  ['Supports', 'support'],
  ['Events', 'event'],
];

/** `Title, Subtitle (Set #n)`; a code that no card has stands for itself. */
function lineOf(code: string, copies: number, dice: number | null = null): string {
  const card = printed(code);
  const name = card === undefined ? code : `${titleOf(card)} (${card.set.name} #${card.number})`;
  return `${copies}x ${name}${dice === null ? '' : `, ${dice} dice`}`;
}

const titleOf = ({ title, subtitle }: Printed): string => (subtitle === null ? title : `${title}, ${subtitle}`);

function textOf(deck: DeckList): string {
  const { name, characters, battlefields, plots, deck: cards, setAside, spareDice, format, edition } = deck;
  const known = FORMATS.find(({ code }) => code === format);
  const head = [
    ...(name === '' ? [] : [`Name: ${name}`]),
    ...(format === null ? [] : [`Format: ${known?.name ?? format}`]),
    ...(edition === null ? [] : [`Edition: ${edition}`]),
  ];
  const entries = Object.entries(cards);
  const ofType = (type: TypeName | null): string[] =>
    entries.filter(([code]) => placeOf(code) === type).map(([code, copies]) => lineOf(code, copies));
  const sections: (readonly [string, readonly string[]])[] = [
    ['Characters', characterLines(characters)],
    ['Battlefield', battlefields.map((code) => lineOf(code, 1))],
    ['Plot', plots.map((code) => lineOf(code, 1))],
    ...HEADINGS.map(([heading, type]) => [heading, ofType(type)] as const),
    ['Cards', ofType(null)],
    ['Set aside', Object.entries(setAside ?? {}).map(([code, copies]) => lineOf(code, copies))],
    ['Spare dice', countsOf(spareDice ?? []).map(([code, count]) => lineOf(code, count))],
  ];
  // An empty list of what lies set aside says something: that nothing does.
  const said = [...(setAside === null ? [] : ['Set aside']), ...(spareDice === null ? [] : ['Spare dice'])];
  const parts = sections.filter(([heading, lines]) => lines.length > 0 || said.includes(heading));
  return [head, ...parts.map(([heading, lines]) => [heading, ...lines])]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** The type of a card by which it is listed; null for what is not meant to be in a deck. */
function placeOf(code: string): TypeName | null {
  const type = printed(code)?.type;
  return HEADINGS.some(([, listed]) => listed === type) ? (type ?? null) : null;
}

/** The number before a unique character is that of its dice; of the others it is how many there are. */
function characterLines(characters: DeckList['characters']): readonly string[] {
  const lines = new Map<string, number>();
  for (const { code, dice } of characters) {
    const unique = printed(code)?.unique === true && dice >= 1;
    const once = unique ? lineOf(code, dice) : `${code} ${dice}`;
    lines.set(once, (lines.get(once) ?? 0) + 1);
  }
  return [...lines].flatMap(([line, count]) => {
    const [, code = '', dice = ''] = /^(\w+) (\d+)$/.exec(line) ?? [];
    if (code === '') return new Array<string>(count).fill(line);
    return [lineOf(code, count, dice === '1' ? null : Number(dice))];
  });
}

function countsOf(codes: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts];
}

const PLACE = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };

/**
 * A saved object with every card as its own object. It has no pictures: the description (`elite AW 38`) is what the
 * tables of the simulator know a card by.
 */
function savedOf(deck: DeckList): string {
  let id = 0;
  const card = (code: string, dice = 1): object => {
    const known = printed(code);
    const label = known === undefined ? code : `${known.set.letters} ${known.number}`;
    return {
      Name: 'Card',
      Transform: PLACE,
      Nickname: known === undefined ? code : known.title,
      Description: `${dice > 1 ? 'elite ' : ''}${label}`,
      ...(dice > 2 ? { GMNotes: `${dice} dice` } : {}),
      CardID: (id += 100),
    };
  };
  const pile = (name: string, inside: readonly object[]): object[] =>
    inside.length === 0 ? [] : [{ Name: 'Bag', Transform: PLACE, Nickname: name, ContainedObjects: inside }];
  const copies = (counts: Readonly<Record<string, number>>): object[] =>
    Object.entries(counts).flatMap(([code, count]) => Array.from({ length: count }, () => card(code)));
  const { characters, battlefields, plots } = deck;
  const facts = [
    ...(deck.format === null ? [] : [`Format: ${deck.format}`]),
    ...(deck.edition === null ? [] : [`Edition: ${deck.edition}`]),
  ];
  const value = {
    SaveName: deck.name,
    Note: facts.join('\n'),
    ObjectStates: [
      ...pile('Team', [
        ...characters.map(({ code, dice }) => card(code, dice)),
        ...[...battlefields, ...plots].map((code) => card(code)),
      ]),
      ...pile('Deck', copies(deck.deck)),
      ...pile('Set aside', copies(deck.setAside ?? {})),
      ...pile(
        'Set-aside dice',
        (deck.spareDice ?? []).map((code) => card(code)),
      ),
    ],
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
