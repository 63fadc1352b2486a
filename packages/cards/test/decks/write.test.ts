import { Chance } from '@dejarik/engine/check';
import { describe, expect, test } from 'vitest';
import {
  DECK_FILES,
  type DeckFile,
  type DeckList,
  EMPTY_DECK,
  FORMATS,
  PRINTED,
  readDeck,
  writeDeck,
} from '../../src/decks/index.js';

/** A deck of any printed cards, official or not. */
function anyDeck(seed: string): DeckList {
  const chance = new Chance(seed);
  const some = (types: readonly string[], count: number): string[] =>
    chance
      .shuffled(PRINTED.filter(({ type }) => types.includes(type)))
      .slice(0, count)
      .map(({ code }) => code);
  const copies = (codes: readonly string[]): Record<string, number> =>
    Object.fromEntries(codes.map((code) => [code, 1 + chance.below(3)]));
  const team = some(['character'], 1 + chance.below(3));
  const twins = PRINTED.filter(({ type, unique }) => type === 'character' && !unique).slice(0, 1);
  return {
    ...EMPTY_DECK,
    name: chance.oneIn(3) ? 'Déjà Vu & friends' : `Deck ${seed}`,
    characters: [
      ...team.map((code) => ({ code, dice: 1 + chance.below(3) })),
      ...twins.flatMap(({ code }) => [
        { code, dice: 2 },
        { code, dice: 2 },
      ]),
    ],
    battlefields: some(['battlefield'], 1 + chance.below(2)),
    plots: some(['plot'], chance.below(2)),
    deck: copies(some(['event', 'upgrade', 'support', 'downgrade'], 12)),
    setAside: chance.oneIn(2) ? null : copies(some(['event', 'upgrade', 'character'], chance.below(3))),
    spareDice: chance.oneIn(2) ? null : some(['character'], chance.below(3)),
    format: chance.oneIn(2) ? null : (FORMATS[chance.below(FORMATS.length)]?.code ?? null),
    edition: chance.oneIn(2) ? null : 'rr15',
  };
}

/** The order of cards says nothing. */
function sorted(deck: DeckList | null): unknown {
  if (deck === null) return null;
  const counts = (of: Readonly<Record<string, number>> | null): unknown =>
    of && Object.entries(of).sort(([a], [b]) => a.localeCompare(b));
  return {
    ...deck,
    characters: deck.characters.map(({ code, dice }) => `${code} ${dice}`).sort(),
    battlefields: [...deck.battlefields].sort(),
    deck: counts(deck.deck),
    setAside: counts(deck.setAside),
    spareDice: deck.spareDice && [...deck.spareDice].sort(),
  };
}

/** A save names nothing of an empty pile: what lies set aside is then as many as the cards can use. */
function meant(deck: DeckList, kind: DeckFile): DeckList {
  if (kind !== 'tts') return deck;
  const { setAside, spareDice } = deck;
  return {
    ...deck,
    setAside: Object.keys(setAside ?? {}).length === 0 ? null : setAside,
    spareDice: spareDice?.length === 0 ? null : spareDice,
  };
}

describe.each(DECK_FILES)('as %s', (kind) => {
  test('what is written is read back, without a remark', () => {
    const seeds = Array.from({ length: 150 }, (_, seed) => String(seed));
    const back = seeds.map((seed) => readDeck(writeDeck(anyDeck(seed), kind)));
    expect(back.flatMap(({ problems }) => problems)).toEqual([]);
    expect(back.map(({ deck }) => sorted(deck))).toEqual(seeds.map((seed) => sorted(meant(anyDeck(seed), kind))));
  });
});

test('a plain list reads like those that players exchange', () => {
  const deck: DeckList = {
    ...EMPTY_DECK,
    name: 'Two friends',
    characters: [
      { code: '01038', dice: 2 },
      { code: '01002', dice: 1 },
      { code: '01002', dice: 1 },
    ],
    battlefields: ['01174'],
    plots: ['05169'],
    deck: { '01151': 2, '01059': 1 },
    format: 'TRI',
  };
  expect(writeDeck(deck, 'text')).toBe(`Name: Two friends
Format: FFG Trilogy

Characters
2x Rey, Force Prodigy (Awakenings #38)
2x First Order Stormtrooper (Awakenings #2)

Battlefield
1x Starship Graveyard, Jakku (Awakenings #174)

Plot
1x Fortify (Legacies #169)

Upgrades
1x Lightsaber (Awakenings #59)

Events
2x Aim (Awakenings #151)
`);
});

test('JSON is that of the deck sites: slots with copies and dice', () => {
  const team = [
    { code: '01038', dice: 2 },
    { code: '01030', dice: 1 },
    { code: '01030', dice: 1 },
  ];
  const written = writeDeck({ ...EMPTY_DECK, characters: team, battlefields: ['01174'], deck: { '01059': 2 } }, 'json');
  expect(JSON.parse(written)).toMatchObject({
    slots: {
      '01038': { quantity: 1, dice: 2, dices: [2] },
      '01030': { quantity: 2, dice: 2, dices: [1, 1] },
      '01174': { quantity: 1 },
      '01059': { quantity: 2 },
    },
  });
});
