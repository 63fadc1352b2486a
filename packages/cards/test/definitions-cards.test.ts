import { AFFILIATIONS, cardFace, COLORS, parseDie, RARITIES, SET_CODES, TYPE_NAMES } from '@dejarik/engine';
import { character } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { checkDeck, EMPTY_DECK } from '../src/decks/index.js';
import { catalogue } from '../src/index.js';
import { begin, starter } from './support/game.js';

/* What a card and a die are: the definitions of the rules, shown on every automated card. */

const faces = catalogue.cards.map(cardFace);
const ofType = (type: string) => faces.filter((face) => face.type === type);

describe('the parts of a card', () => {
  test('[cards.components] affiliation, color, type, title, ability, uniqueness, identification, rarity, dice reference', () => {
    const rey = cardFace(catalogue.get('01038'));
    expect(rey).toMatchObject({
      affiliation: 'hero',
      color: 'blue',
      type: 'character',
      title: 'Rey',
      unique: true,
      set: 'AW',
      number: 38,
      rarity: 'starter',
    });
    expect(rey.text).toContain('additional action');
    expect(rey.sides).toHaveLength(6);
  });

  test('[cards.types.base] the five types are there, and no type beside them but plots and downgrades', () => {
    const types = new Set(faces.map((face) => face.type));
    for (const type of ['battlefield', 'character', 'event', 'support', 'upgrade'] as const) {
      expect(types).toContain(type);
    }
    expect([...types].filter((type) => type !== 'plot' && type !== 'downgrade').toSorted()).toEqual([
      'battlefield',
      'character',
      'event',
      'support',
      'upgrade',
    ]);
    expect(TYPE_NAMES).toHaveLength(7);
  });

  test('[cards.affiliation.values] [cards.color.values] every card has one affiliation and one color', () => {
    expect([...AFFILIATIONS].toSorted()).toEqual(['hero', 'neutral', 'villain']);
    expect([...COLORS].toSorted()).toEqual(['blue', 'gray', 'red', 'yellow']);
    for (const face of faces) {
      expect(AFFILIATIONS).toContain(face.affiliation);
      expect(COLORS).toContain(face.color);
    }
    for (const color of COLORS) expect(faces.some((face) => face.color === color)).toBe(true);
    for (const one of AFFILIATIONS) expect(faces.some((face) => face.affiliation === one)).toBe(true);
  });

  test('[cards.rarity.levels] fixed (of a starter), common, uncommon, rare and legendary', () => {
    const printed = ['starter', 'common', 'uncommon', 'rare', 'legendary'];
    expect(RARITIES.filter((rarity) => rarity !== 'promo')).toEqual(printed);
    expect(new Set(faces.map((face) => face.rarity))).toEqual(new Set(printed));
  });

  test('[cards.battlefield.gray] every battlefield is gray', () => {
    expect(ofType('battlefield').length).toBeGreaterThan(5);
    for (const face of ofType('battlefield')) expect(face).toMatchObject({ color: 'gray', affiliation: 'neutral' });
  });

  test('[cards.subtitle] battlefields lie at a place; characters of one title are told apart', () => {
    const placed = [...ofType('battlefield'), ...ofType('character').filter((face) => face.unique)];
    expect(placed.filter((face) => face.subtitle === null).map((face) => face.title)).toEqual([]);
    const kyloRens = ofType('character').filter((face) => face.title === 'Kylo Ren');
    expect(kyloRens.length).toBeGreaterThan(1);
    expect(new Set(kyloRens.map((face) => face.subtitle)).size).toBe(kyloRens.length);
  });

  test('[cards.id] set and number name one card', () => {
    for (const face of faces) {
      const set = Object.entries(SET_CODES).find(([, letters]) => letters === face.set)?.[0];
      expect(`${set ?? ''}${String(face.number).padStart(3, '0')}`).toBe(face.code);
    }
    expect(new Set(faces.map((face) => `${face.set} ${face.number}`)).size).toBe(faces.length);
  });

  test('[cards.character.points] one value or two, the higher for two dice; with one value there is one die', () => {
    for (const { title, unique, points } of ofType('character')) {
      const [one = 0, two = Number.POSITIVE_INFINITY] = points ?? [];
      expect([title, points?.length]).toEqual([title, unique ? 2 : 1]);
      expect(one).toBeGreaterThan(0);
      expect(two).toBeGreaterThan(one);
    }
    const troopers = (dice: number) =>
      checkDeck({ ...EMPTY_DECK, characters: [{ code: '01002', dice }] }).some(({ codes }) => codes.includes('01002'));
    expect([troopers(1), troopers(2)]).toEqual([false, true]);
  });
});

describe('the parts of a die', () => {
  test('[cards.dice-reference] [dice.components] a card with a die shows its six sides, each with symbol, value, cost and modifier', () => {
    const dice = faces.filter((face) => face.sides !== null);
    expect(dice.length).toBeGreaterThan(40);
    expect(dice.filter((face) => face.sides?.length !== 6)).toEqual([]);
    expect(cardFace(catalogue.get('01011')).sides).toEqual([
      { symbol: 'melee', value: 1, modifier: false, cost: 0 },
      { symbol: 'melee', value: 2, modifier: false, cost: 1 },
      { symbol: 'shield', value: 1, modifier: false, cost: 0 },
      { symbol: 'resource', value: 1, modifier: false, cost: 0 },
      { symbol: 'special', value: 0, modifier: false, cost: 0 },
      { symbol: 'blank', value: 0, modifier: false, cost: 0 },
    ]);
    expect(cardFace(catalogue.get('01038')).sides?.[1]).toEqual({ symbol: 'melee', value: 2, modifier: true, cost: 0 });
  });

  test('[dice.match-id] [cards.rarity.die] a die is of the card with its set and number, and as rare', () => {
    const { view } = begin(starter('AW-H'), starter('AW-V')).me;
    const dice = Object.values(view.dice).filter((die) => die.card !== null);
    expect(dice).toHaveLength(6);
    for (const die of dice) {
      const card = view.cards[die.card ?? ''];
      expect(die.code).toBe(card?.code);
      expect(view.faces[die.code]?.rarity).toBe(view.faces[card?.code ?? '']?.rarity);
    }
  });

  test('[dice.six-sided] each side comes up about as often as every other', () => {
    // The first rolls of the two dice of Rey; her six sides read differently.
    const counts = new Map<string, number>();
    for (let game = 0; game < 600; game++) {
      const table = begin(starter('AW-H'), starter('AW-V'), { seed: `roll ${game}` });
      while (!table.log.some((line) => line.startsWith('Rey rolls '))) {
        const { options } = table.match;
        table.match.pick((options.find((key) => key.startsWith('activate:')) ?? options.at(-1)) as string);
      }
      const rolls = table.log.filter((line) => line.startsWith('Rey rolls ')).slice(0, 2);
      expect(rolls).toHaveLength(2);
      for (const roll of rolls) counts.set(roll, (counts.get(roll) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 1200 rolls: 200 of each, give or take four standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(4 * Math.sqrt(1200 * (5 / 36)));
  });

  test('[dice.six-sided] there is no other die', () => {
    expect(() => parseDie('1MD 1MD - - -')).toThrow('six sides');
    expect(() =>
      character({
        code: '99001',
        title: 'Lopsided',
        color: 'gray',
        affiliation: 'neutral',
        rarity: 'common',
        points: [8],
        health: 8,
        die: '1MD 1MD 1MD 1MD 1MD 1MD 1MD',
      }),
    ).toThrow('six sides');
  });
});
