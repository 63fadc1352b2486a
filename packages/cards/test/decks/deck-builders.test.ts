import { character, eventCard, plot } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { deckSetup, listOf } from '../../src/decks/index.js';
import { deckOf, faultsOf, rulesOf, withMade } from './support.js';

/* The decks of the cards that change how teams and decks are built. Cards are named by set and number. */

const OVERRIDE = 'custom.card-overrides';
/** Blue and neutral, two copies each: 30 cards for a team without gray ones. */
const BLUE = ['57', '58', '59', '60', '145', '146', '149', '150'].map((number) => `2 AW ${number}`);
const ALL_BLUE = [...BLUE, '2 SoR 131', '2 SoR 132', '2 SoR 135', '2 EaW 49', '2 LEG 56', '2 LEG 58', '2 LEG 125'];

describe('who may be on the team', () => {
  test('[core.neutral-team] [custom.team.neutral] Anakin Skywalker beside Rey or Kylo Ren; never beside Darth Vader', () => {
    expect(faultsOf({ team: ['RIV 1', 'AW 38'] })).toEqual([]);
    expect(faultsOf({ team: ['RIV 1', 'AW 11'] })).toEqual([]);
    expect(rulesOf({ team: ['RIV 1', 'AW 38', 'AW 11'] })).toContain('custom.team.no-mixing');
    expect(faultsOf({ team: ['RIV 1', 'AW 10'] })).toEqual([
      `${OVERRIDE}: With Anakin Skywalker, Conflicted Apprentice there cannot be Darth Vader, Sith Lord.`,
    ]);
  });

  test('Ewok Warrior needs a unique ewok', () => {
    expect(faultsOf({ team: ['SoH 95', 'SoH 95', 'AW 46'] })).toContain(
      `${OVERRIDE}: Ewok Warrior can be included only if your team has a unique ewok character.`,
    );
  });

  test('Youngling needs a Jedi', () => {
    expect(faultsOf({ team: ['SoH 59', 'SoH 59', 'SoH 59', 'AW 37'] })).toEqual([]);
    expect(faultsOf({ team: ['SoH 59', 'AW 38'] })).toEqual([
      `${OVERRIDE}: Youngling can be included only if your team has a jedi character.`,
    ]);
  });

  test('No Allegiance wants neutral characters only, and its points count back', () => {
    const plots = ['AtG 155'];
    // 10 + 16 - 1 and 13 + 13 - 1.
    expect(faultsOf({ team: ['RIV 1', 'AtG 135 elite'], plots })).toEqual([]);
    expect(rulesOf({ team: ['RIV 1', 'AW 38'], plots })).toEqual([OVERRIDE]);
    expect(rulesOf({ team: ['RIV 1', 'AW 11'], plots })).toEqual([OVERRIDE]);
  });

  test('Solidarity wants one color, and one copy of every card', () => {
    const plots = ['AtG 156'];
    const single = [...BLUE, '2 LEG 56', '2 LEG 58', '2 LEG 125', '2 LEG 128', '2 LEG 130', '2 LEG 133', '2 LEG 134'];
    const heroes = ['AW 40', 'AW 42', 'AW 115', 'AW 117', 'AW 118', 'AW 121', 'AW 124', 'TPG 30', 'TPG 31', 'TPG 32'];
    const more = ['TPG 38', 'TPG 40', 'TPG 41', 'TPG 42', 'LEG 35', 'LEG 102'];
    const cards = [...single.map((card) => card.slice(2)), ...heroes, ...more].slice(0, 30);
    const team = ['AW 37', 'AW 38'];
    expect(faultsOf({ team, plots, cards })).toEqual([]);
    expect(rulesOf({ team: ['AW 37', 'AW 30'], plots, cards })).toEqual([OVERRIDE]);
    expect(rulesOf({ team, plots, cards: ['2 AW 57', ...cards.slice(2)] })).toEqual([OVERRIDE]);
  });

  test('Allies of Necessity wants two characters of one color, and its points count back', () => {
    const plots = ['AoN 16'];
    // 20 + 12 - 2.
    expect(faultsOf({ team: ['SoR 37 elite', 'AW 38 elite'], plots })).toEqual([]);
    expect(rulesOf({ team: ['SoR 37 elite', 'AW 38 elite'] })).toEqual(['custom.team.cap']);
    expect(rulesOf({ team: ['AW 38', 'AW 28', 'AW 46'], plots })).toContain(OVERRIDE);
  });

  test('Temporary Truce lets Kylo Ren and Rey be one team, alone and without gray cards', () => {
    const plots = ['SoH 119'];
    const truce = ['AW 11 elite', 'AW 38 elite'];
    expect(faultsOf({ team: truce, plots, cards: ALL_BLUE })).toEqual([]);
    // Both their sides' cards fit.
    expect(faultsOf({ team: truce, plots, cards: ['2 AW 121', '2 AW 14', ...ALL_BLUE.slice(2)] })).toEqual([]);
    expect(rulesOf({ team: truce, plots: [], cards: ALL_BLUE })).toEqual(['custom.team.no-mixing']);
    expect(rulesOf({ team: ['AW 11', 'AW 36'], plots, cards: ALL_BLUE })).toEqual([OVERRIDE]);
    expect(faultsOf({ team: truce, plots, cards: ['2 AW 151', ...ALL_BLUE.slice(1)] })).toEqual([
      expect.stringMatching(/^custom\.card-overrides: Temporary Truce keeps .* out of the deck\.$/),
    ]);
  });

  test('Retribution wants a character worth 20 or more points', () => {
    const plots = ['AtG 54'];
    expect(faultsOf({ team: ['AW 10 elite', 'AW 12'], plots })).toEqual([]);
    expect(rulesOf({ team: ['AW 10', 'AW 11'], plots })).toEqual([OVERRIDE]);
  });

  test('Spectre Cell wants spectres only', () => {
    const plots = ['CM 104'];
    expect(faultsOf({ team: ['EaW 33'], plots })).toEqual([]);
    expect(rulesOf({ team: ['EaW 33', 'AW 38'], plots })).toEqual([OVERRIDE]);
  });
});

describe('which cards may be in the deck', () => {
  test('Bo-Katan Kryze lets in yellow villain upgrades', () => {
    const team = ['WotF 89 elite'];
    expect(faultsOf({ team, cards: ['2 AW 23', '2 SoR 23'] })).toEqual([]);
    // A support; an upgrade of another color.
    expect(rulesOf({ team, cards: ['AW 99'] })).toEqual(['custom.deck.affiliation']);
    expect(rulesOf({ team, cards: ['AW 15'] })).toEqual(['custom.deck.affiliation', 'custom.deck.color']);
  });

  test('Leia Organa lets in five yellow villain cards of any type', () => {
    const team = ['AtG 90', 'AW 45'];
    expect(faultsOf({ team, cards: ['2 AW 23', '2 AW 99', 'AW 92'] })).toEqual([]);
    expect(rulesOf({ team, cards: ['2 AW 23', '2 AW 99', '2 AW 92'] })).toEqual(['custom.deck.affiliation']);
  });

  test("Qi'Ra lets in yellow events of heroes and of villains", () => {
    const team = ['AtG 135 elite'];
    expect(faultsOf({ team, cards: ['2 AW 92', '2 AW 128', 'LEG 96'] })).toEqual([]);
    expect(rulesOf({ team, cards: ['AW 23'] })).toEqual(['custom.deck.affiliation']);
    expect(rulesOf({ team, cards: ['AW 115'] })).toEqual(['custom.deck.affiliation', 'custom.deck.color']);
  });

  test('Pong Krell lets in four different blue hero cards, in two copies each', () => {
    const team = ['CM 3 elite'];
    const four = ['2 AW 40', '2 AW 42', '2 AW 117', '2 AW 121'];
    expect(faultsOf({ team, cards: four })).toEqual([]);
    expect(rulesOf({ team, cards: [...four, 'AW 118'] })).toEqual(['custom.deck.affiliation']);
  });

  test('Double Down lets in one more copy of two different cards', () => {
    const words = { team: ['AtG 135'], plots: ['AtG 143'] };
    expect(faultsOf({ ...words, cards: ['3 AW 151', '3 AW 153'] })).toEqual([]);
    expect(rulesOf({ ...words, cards: ['4 AW 151'] })).toEqual(['custom.deck.two-copies']);
    expect(rulesOf({ ...words, cards: ['3 AW 151', '3 AW 153', '3 AW 155'] })).toEqual(['custom.deck.two-copies']);
    // A yellow plot.
    expect(rulesOf({ team: ['AW 38'], plots: ['AtG 143'] })).toEqual(['custom.plot.match']);
  });

  test('Enfys Nest lets in two villain cards and two hero cards', () => {
    const team = ['CONV 141 elite'];
    expect(faultsOf({ team, cards: ['2 AW 92', '2 AW 128'] })).toEqual([]);
    expect(rulesOf({ team, cards: ['2 AW 92', 'AW 99'] })).toEqual(['custom.deck.affiliation']);
    // Following other deckbuilding restrictions: a color of the team.
    expect(rulesOf({ team, cards: ['AW 115'] })).toEqual(['custom.deck.affiliation', 'custom.deck.color']);
  });
});

describe('how many copies, how many points, what is brought', () => {
  test('four copies of TIE Fighter, and of X-Wing', () => {
    expect(faultsOf({ team: ['AW 1'], cards: ['4 AtG 31'] })).toEqual([]);
    expect(rulesOf({ team: ['AW 1'], cards: ['5 AtG 31'] })).toEqual(['custom.deck.two-copies']);
    expect(faultsOf({ team: ['AW 28'], cards: ['4 AtG 86'] })).toEqual([]);
    expect(rulesOf({ team: ['AW 28'], cards: ['5 AtG 86'] })).toEqual(['custom.deck.two-copies']);
  });

  test('beside Clone Commander Cody each Clone Trooper costs 1 point less', () => {
    // 9 + 7 + 7 + 7.
    expect(faultsOf({ team: ['AtG 73', 'LEG 38', 'LEG 38', 'LEG 38'] })).toEqual([]);
    expect(rulesOf({ team: ['AtG 73 elite', 'LEG 38', 'LEG 38', 'LEG 38'] })).toEqual(['custom.team.cap']);
    expect(rulesOf({ team: ['LEG 38', 'LEG 38', 'LEG 38', 'LEG 38'] })).toEqual(['custom.team.cap']);
  });

  test('Director Krennic makes a Death Star plot cheaper', () => {
    const station = plot({
      code: '99481',
      title: 'Battle Station',
      color: 'gray',
      affiliation: 'neutral',
      rarity: 'common',
      subtypes: ['death-star', 'mission'],
      points: [5],
    });
    const made = [station];
    const plots = ['99481'];
    // 10 + 16 + 4; 10 + 16 + 5 without him.
    expect(faultsOf({ team: ['CM 21', 'LEG 19 elite'], plots }, { made })).toEqual([]);
    expect(rulesOf({ team: ['SoR 2', 'LEG 19 elite'], plots }, { made })).toEqual(['custom.team.cap']);
  });

  test('Kanan Jarrus costs 1 point less beside another spectre', () => {
    const hera = character({
      code: '99482',
      title: 'Hera',
      color: 'red',
      affiliation: 'hero',
      rarity: 'rare',
      unique: true,
      subtypes: ['spectre'],
      points: [19, 22],
      health: 9,
      die: '1RD 1RD 1RD 1R - -',
    });
    const made = [hera];
    // 11 + 19; 12 + 19 - 1 is too much no more.
    expect(faultsOf({ team: ['CM 55 elite', '99482'] }, { made })).toEqual([]);
    expect(rulesOf({ team: ['CM 55 elite', 'AW 28', 'AW 30'] })).toEqual(['custom.team.cap']);
    expect(faultsOf({ team: ['CM 55', '99482'], plots: ['CM 104'] }, { made })).toEqual([]);
  });

  test('[custom.card-overrides] each copy of Vibro-Arbir Blades brings one to lie set aside', () => {
    const words = { team: ['AW 11 elite'], cards: ['2 CM 19'] };
    expect(faultsOf({ ...words, setAside: { '12019': 2 } })).toEqual([]);
    expect(rulesOf({ ...words, setAside: { '12019': 3 } })).toEqual(['custom.card-overrides']);
    expect(deckSetup(deckOf(words)).setAside).toEqual({ '12019': 2 });
    expect(deckSetup(deckOf({ ...words, cards: ['CM 19'] })).setAside).toEqual({ '12019': 1 });
  });

  test("each of Enfys Nest's Marauders lets in one villain card and one hero card", () => {
    const two = ['CONV 142', 'CONV 142'];
    expect(faultsOf({ team: two, cards: ['2 AW 92', '2 AW 128'] })).toEqual([]);
    expect(rulesOf({ team: two, cards: ['2 AW 92', 'AW 99'] })).toEqual(['custom.deck.affiliation']);
  });

  test('[custom.battlefield] two battlefields with Home Turf Advantage, one without', () => {
    const two = { team: ['AW 28'], battlefields: ['AW 174', 'LEG 178'] };
    expect(faultsOf({ ...two, plots: ['WotF 127'] })).toEqual([]);
    expect(rulesOf({ ...two, battlefields: ['AW 174'], plots: ['WotF 127'] })).toEqual(['custom.battlefield']);
    expect(rulesOf(two)).toEqual(['custom.battlefield']);
    expect(deckSetup(deckOf({ ...two, plots: ['WotF 127'] }))).toMatchObject({
      battlefield: '01174',
      setAside: { '05178': 1 },
    });
  });

  test('Lightsaber Mastery brings two different move events of any color, and they go under it', () => {
    const made = ['99483', '99484'].map((code) =>
      eventCard({
        code,
        title: code,
        color: 'red',
        affiliation: 'villain',
        rarity: 'common',
        subtypes: ['move'],
        cost: 1,
      }),
    );
    const words = { team: ['AW 38'], plots: ['CONV 114'] };
    const both = { '99483': 1, '99484': 1 };
    expect(faultsOf({ ...words, setAside: both }, { made })).toEqual([]);
    expect(rulesOf({ ...words, setAside: { '99483': 2 } }, { made })).toEqual([OVERRIDE]);
    expect(rulesOf({ ...words, setAside: { '01151': 1 } }, { made })).toEqual([OVERRIDE]);
    const setup = deckSetup(deckOf({ ...words, setAside: both }), withMade(made));
    expect(setup.underPlot).toEqual(both);
    expect(setup.setAside).toBeUndefined();
    // And back: as brought as any card that lies set aside.
    expect(listOf(setup).setAside).toEqual(both);
  });

  test('Order 66 brings up to four copies of Execute Order 66 beside those of the deck', () => {
    const words = { team: ['AW 11'], plots: ['SoH 15'] };
    expect(faultsOf({ ...words, setAside: { '11027': 4 } })).toEqual([]);
    expect(rulesOf({ ...words, setAside: { '11027': 5 } })).toEqual([OVERRIDE]);
    expect(deckSetup(deckOf(words)).setAside).toEqual({ '11027': 4 });
    // A red villain event: in a deck only with a red villain.
    expect(faultsOf({ team: ['AW 11', 'AW 2'], plots: ['SoH 15'], cards: ['2 SoH 27'] })).toEqual([]);
    expect(rulesOf({ ...words, cards: ['2 SoH 27'] })).toEqual(['custom.deck.color']);
  });

  test('Coaxium Heist needs the sentinel that it brings', () => {
    const words = { team: ['AW 46'], plots: ['CM 139'] };
    expect(faultsOf({ ...words, setAside: { '12040': 1 } })).toEqual([]);
    expect(rulesOf({ ...words, setAside: {} })).toEqual([OVERRIDE]);
    expect(rulesOf({ ...words, setAside: { '12040': 2 } })).toEqual([OVERRIDE]);
    expect(deckSetup(deckOf(words)).setAside).toEqual({ '12040': 1 });
  });
});
