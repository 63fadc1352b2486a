import { cardText } from '@dejarik/engine';
import {
  allHold,
  bringsAside,
  bringsBattlefields,
  changesDeckSize,
  changesOwnPoints,
  changesPoints,
  type CardDefinition,
  type CardFacts,
  character,
  charactersShareColor,
  copiesOfThis,
  eventCard,
  furtherCopies,
  includeOnlyIf,
  mayBring,
  mayHaveOnly,
  mayInclude,
  mayMix,
  mayNotHave,
  mayNotInclude,
  plot,
  singleCopies,
  support,
  teamHas,
  teamIsAll,
  upToCopies,
  upgrade,
  upToDifferent,
} from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { faultsOf, rulesOf } from './support.js';

/* What cards change about building decks, with cards made up for it; and Finn, who is real. */

type Abilities = NonNullable<CardFacts['abilities']>;
const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter' } as const;
const person = { ...gray, unique: true, health: 8, points: [8, 11], die: '1MD 1MD 1MD 1R - -' } as const;
const someone = (code: string, title: string, facts: Partial<CardFacts>): CardDefinition =>
  character({ ...person, code, title, ...facts });
const scheme = (...abilities: Abilities): CardDefinition =>
  plot({ ...gray, code: '99400', title: 'Scheme', points: [0], abilities });

const villain = { affiliation: 'villain' } as const;
const yellowVillain = { ...villain, color: 'yellow' } as const;
const cards = [
  eventCard({ ...gray, ...yellowVillain, cost: 1, code: '99451', title: 'Ambush' }),
  eventCard({ ...gray, ...yellowVillain, cost: 1, code: '99452', title: 'Betrayal' }),
  support({ ...gray, ...yellowVillain, cost: 1, code: '99453', title: 'Gang' }),
  eventCard({ ...gray, ...villain, cost: 1, code: '99454', title: 'Threat' }),
  eventCard({ ...gray, affiliation: 'hero', cost: 1, code: '99455', title: 'Hope' }),
];

describe('who lets cards in', () => {
  test('[st.rey.finn-subtype] [custom.card-overrides] with Finn red villain weapons and vehicles are let in, nothing else', () => {
    const withFinn = { team: ['AW 38', 'AW 45'] };
    expect(faultsOf({ ...withFinn, cards: ['2 AW 8', '2 AW 5'] })).toEqual([]);
    expect(rulesOf({ ...withFinn, cards: ['AW 78'] })).toEqual(['custom.deck.affiliation', 'custom.deck.color']);
    expect(rulesOf({ ...withFinn, cards: ['AW 15'] })).toEqual(['custom.deck.affiliation']);
    expect(rulesOf({ team: ['AW 38'], cards: ['AW 8'] })).toEqual(['custom.deck.affiliation', 'custom.deck.color']);
  });

  test('what is named is let in: a color that is not named must fit', () => {
    const smuggler = someone('99401', 'Smuggler', { affiliation: 'hero', abilities: [mayInclude(villain)] });
    const made = [...cards, smuggler];
    expect(faultsOf({ team: ['99401'], cards: ['99454'] }, { made })).toEqual([]);
    expect(rulesOf({ team: ['99401'], cards: ['99451'] }, { made })).toEqual([
      'custom.deck.affiliation',
      'custom.deck.color',
    ]);
    expect(faultsOf({ team: ['99401', 'AW 46'], cards: ['99451'] }, { made })).toEqual([]);
    expect(cardText(smuggler)).toBe('You can include villain cards in your deck.');
  });

  test('up to so many copies; several of those who say it add up', () => {
    const guard = someone('99402', 'Guard', {
      unique: false,
      points: [7],
      abilities: [mayInclude(villain, upToCopies(1)), mayInclude({ affiliation: 'hero' }, upToCopies(1))],
    });
    const made = [...cards, guard];
    expect(faultsOf({ team: ['99402'], cards: ['99454', '99455'] }, { made })).toEqual([]);
    expect(faultsOf({ team: ['99402'], cards: ['2 99454'] }, { made })).toEqual([
      'custom.deck.affiliation: Threat is villain, and the team has no villain character. One copy is let in, 1 more are there.',
    ]);
    expect(faultsOf({ team: ['99402', '99402'], cards: ['2 99454', '2 99455'] }, { made })).toEqual([]);
    expect(cardText(guard)).toContain('You can include up to 1 villain card in your deck.');
  });

  test('copies are shared out so that as many as possible are let in', () => {
    const narrow = someone('99403', 'Narrow', {
      color: 'yellow',
      abilities: [mayInclude({ ...yellowVillain, type: 'support' }, upToCopies(2))],
    });
    const wide = someone('99404', 'Wide', { color: 'yellow', abilities: [mayInclude(yellowVillain, upToCopies(2))] });
    const made = [...cards, narrow, wide];
    const team = ['99404', '99403'];
    expect(faultsOf({ team, cards: ['2 99453', '2 99451'] }, { made })).toEqual([]);
    expect(rulesOf({ team, cards: ['2 99453', '2 99451', '99452'] }, { made })).toEqual(['custom.deck.affiliation']);
  });

  test('up to so many different ones, in as many copies as always', () => {
    const krell = someone('99405', 'Turncoat', {
      color: 'yellow',
      abilities: [mayInclude(yellowVillain, upToDifferent(2))],
    });
    const made = [...cards, krell];
    expect(faultsOf({ team: ['99405'], cards: ['2 99451', '2 99452'] }, { made })).toEqual([]);
    expect(rulesOf({ team: ['99405'], cards: ['2 99451', '2 99452', '99453'] }, { made })).toEqual([
      'custom.deck.affiliation',
    ]);
    expect(cardText(krell)).toBe('You can include up to 2 different yellow villain cards in your deck.');
  });
});

describe('how many copies, how many cards', () => {
  test('a card may say how many of it there can be', () => {
    const wing = support({ ...gray, cost: 1, code: '99410', title: 'Wing', abilities: [copiesOfThis(4)] });
    expect(faultsOf({ cards: ['4 99410'] }, { made: [wing] })).toEqual([]);
    expect(faultsOf({ cards: ['5 99410'] }, { made: [wing] })).toEqual([
      'custom.deck.two-copies: There are 5 copies of Wing in the deck; 4 are allowed.',
    ]);
    expect(cardText(wing)).toBe('You can include up to 4 copies of this support in your deck.');
  });

  test('one more copy of some cards', () => {
    const made = [scheme(furtherCopies(1, 2))];
    const plots = ['99400'];
    expect(faultsOf({ plots, cards: ['3 AW 151', '3 AW 153'] }, { made })).toEqual([]);
    expect(rulesOf({ plots, cards: ['4 AW 151'] }, { made })).toEqual(['custom.deck.two-copies']);
    expect(rulesOf({ plots, cards: ['3 AW 151', '3 AW 153', '3 AW 155'] }, { made })).toEqual([
      'custom.deck.two-copies',
    ]);
    expect(cardText(made[0] as CardDefinition)).toBe(
      'You can include 1 additional copy of up to 2 different cards in your deck.',
    );
  });

  test('another size of the deck, cards that are kept out', () => {
    const long = scheme(changesDeckSize(4));
    expect(faultsOf({ plots: ['99400'], size: 34 }, { made: [long] })).toEqual([]);
    expect(faultsOf({ plots: ['99400'] }, { made: [long] })).toEqual([
      'custom.deck.size: The deck has 30 cards instead of 34.',
    ]);
    expect(cardText(long)).toBe('Your deck has 4 cards more.');
    const strict = scheme(mayNotInclude({ color: 'gray', type: 'upgrade' }));
    const plate = upgrade({ ...gray, cost: 1, code: '99411', title: 'Plate' });
    const yellow = upgrade({ ...gray, color: 'yellow', cost: 1, code: '99412', title: 'Patch' });
    const events = Array.from({ length: 29 }, (_, at) =>
      eventCard({ ...gray, cost: 0, code: `995${50 + at}`, title: `Event ${at}` }),
    );
    const words = { team: ['AW 46'], plots: ['99400'] };
    const rest = events.map(({ code }) => code);
    const made = [strict, plate, yellow, ...events];
    expect(faultsOf({ ...words, cards: ['99411', ...rest] }, { made })).toEqual([
      'custom.card-overrides: Scheme keeps Plate out of the deck.',
    ]);
    expect(faultsOf({ ...words, cards: ['99412', ...rest] }, { made })).toEqual([]);
    expect(cardText(strict)).toBe('You cannot include gray upgrades in your deck.');
  });
});

describe('who may be there', () => {
  const sith = someone('99420', 'Lord', { affiliation: 'villain', color: 'blue', subtypes: ['sith'] });

  test('somebody who is not wanted', () => {
    const boy = someone('99421', 'Boy', { abilities: [mayNotHave({ title: 'Lord' })] });
    expect(faultsOf({ team: ['99421', '99420'] }, { made: [boy, sith] })).toEqual([
      'custom.card-overrides: With Boy there cannot be Lord.',
    ]);
    expect(cardText(boy)).toBe('You cannot have Lord on your team.');
  });

  test('only some, and then heroes and villains together', () => {
    const truce = scheme(mayHaveOnly('Rey', 'Kylo Ren'), mayMix);
    expect(faultsOf({ team: ['AW 38', 'AW 11'], plots: ['99400'] }, { made: [truce] })).toEqual([]);
    expect(faultsOf({ team: ['AW 11', 'AW 2'], plots: ['99400'] }, { made: [truce] })).toEqual([
      'custom.card-overrides: With Scheme only Rey and Kylo Ren can be on the team, not First Order Stormtrooper.',
    ]);
    expect(cardText(truce)).toBe(
      'You can have only Rey and Kylo Ren on your team.\nYour team can have both hero and villain characters.',
    );
  });

  test.each([
    ['a character of a kind', teamHas({ subtype: 'sith' }), ['AW 28'], ['99420']],
    ['so many of them', teamHas({ color: 'red' }, { count: 2 }), ['AW 28'], ['AW 28', 'AW 29']],
    ['one that is worth so much', teamHas({}, { worth: 16 }), ['AW 28'], ['AW 28 elite']],
    ['all of a kind', teamIsAll({ affiliation: 'neutral' }), ['AW 28'], ['99422']],
    ['all of one color', charactersShareColor('all'), ['AW 28', 'AW 46'], ['AW 28', 'AW 29']],
    ['two of one color', charactersShareColor(2), ['AW 28', 'AW 46'], ['AW 28', 'AW 45', 'AW 29']],
  ] as const)('a card that can be included only with %s', (_what, condition, without, having) => {
    const made = [sith, someone('99422', 'Nobody', {}), scheme(includeOnlyIf(condition))];
    const points = { ...made.at(-1), points: [-10] } as CardDefinition;
    const all = [...made.slice(0, -1), points];
    expect(rulesOf({ team: [...without], plots: ['99400'] }, { made: all })).toEqual(['custom.card-overrides']);
    expect(faultsOf({ team: [...having], plots: ['99400'] }, { made: all })).toEqual([]);
  });

  test('a card that can be included only in a deck of single copies', () => {
    const made = [scheme(includeOnlyIf(allHold(charactersShareColor('all'), singleCopies)))];
    expect(faultsOf({ plots: ['99400'] }, { made })).toEqual([
      'custom.card-overrides: Scheme can be included only if each character on your team is the same color and your deck has no more than one copy of any card.',
    ]);
    const singles = Array.from({ length: 30 }, (_, at) =>
      eventCard({ ...gray, cost: 0, code: `995${10 + at}`, title: `Event ${at}` }),
    );
    const words = { plots: ['99400'], cards: singles.map(({ code }) => code) };
    expect(faultsOf(words, { made: [...made, ...singles] })).toEqual([]);
  });
});

describe('points', () => {
  test('droids cost less, each of them, when the team is built', () => {
    const general = someone('99430', 'General', {
      subtypes: ['droid'],
      abilities: [changesPoints({ subtype: 'droid' }, -1)],
    });
    const droid = someone('99431', 'Droid', { unique: false, points: [8], subtypes: ['droid'] });
    // 7 + 3 * 7 and 11 - 1 + 3 * 7
    expect(faultsOf({ team: ['99430', '99431', '99431', '99431'] }, { made: [general, droid] })).toEqual([]);
    expect(faultsOf({ team: ['99430 elite', '99431', '99431', '99431'] }, { made: [general, droid] })).toEqual([
      'custom.team.cap: The team costs 31 points, more than 30: General 10 (printed 11), Droid 7 (printed 8), Droid 7 (printed 8), Droid 7 (printed 8).',
    ]);
    expect(cardText(general)).toBe('While you build your team, each droid costs 1 point less.');
  });

  test('one costs less beside another of its kind', () => {
    const kanan = someone('99432', 'Rebel', {
      affiliation: 'hero',
      points: [15, 18],
      subtypes: ['spectre'],
      abilities: [changesOwnPoints(-1, teamHas({ subtype: 'spectre', other: true }))],
    });
    const friend = someone('99433', 'Friend', { affiliation: 'hero', points: [16], subtypes: ['spectre'] });
    const stranger = someone('99434', 'Stranger', { affiliation: 'hero', points: [16] });
    const made = [kanan, friend, stranger];
    expect(faultsOf({ team: ['99432', '99433'] }, { made })).toEqual([]);
    expect(rulesOf({ team: ['99432', '99434'] }, { made })).toEqual(['custom.team.cap']);
    expect(cardText(kanan)).toBe(
      'While you build your team, this character costs 1 point less if your team has another spectre character.',
    );
  });

  test('a plot costs less', () => {
    const director = someone('99435', 'Director', {
      affiliation: 'villain',
      points: [10, 13],
      abilities: [changesPoints({ type: 'plot', subtype: 'station' }, -1)],
    });
    const station = plot({ ...gray, code: '99436', title: 'Station', points: [5], subtypes: ['station'] });
    const team = ['99435 elite', 'AW 11 elite'];
    expect(faultsOf({ team, plots: ['99436'] }, { made: [director, station] })).toEqual([]);
    expect(cardText(director)).toBe('While you build your team, each station plot costs 1 point less.');
  });
});

describe('what is brought beside the deck', () => {
  test('two battlefields', () => {
    const made = [scheme(bringsBattlefields(2))];
    expect(faultsOf({ plots: ['99400'], battlefields: ['AW 174', 'AW 168'] }, { made })).toEqual([]);
    expect(faultsOf({ plots: ['99400'] }, { made })).toEqual([
      'custom.battlefield: 2 battlefields are to be brought; one is.',
    ]);
  });

  test('cards to set aside, in spite of everything; deck sites write them among the others', () => {
    const made = [...cards, scheme(mayBring({ type: 'event', affiliation: 'villain' }, 2, { different: true }))];
    const plots = ['99400'];
    expect(faultsOf({ plots, setAside: { '99451': 1, '99454': 1 } }, { made })).toEqual([]);
    expect(faultsOf({ plots, cards: ['99451', '99454'], size: 32 }, { made })).toEqual([]);
    expect(faultsOf({ plots, setAside: { '99451': 2 } }, { made })).toEqual([
      'custom.card-overrides: 1× card 99451 is brought to lie set aside, and no card of the deck says so.',
    ]);
    expect(rulesOf({ plots, cards: ['99451', '99454'], size: 33 }, { made })).toEqual(['custom.deck.size']);
    expect(rulesOf({ setAside: { '99451': 1 } }, { made })).toEqual(['custom.card-overrides']);
  });

  test('a card that needs another to lie set aside', () => {
    const sentinel = someone('99440', 'Sentinel', {});
    const heist = scheme(includeOnlyIf(bringsAside({ title: 'Sentinel' })));
    const made = [sentinel, heist];
    // What is not said is brought.
    expect(faultsOf({ plots: ['99400'] }, { made })).toEqual([]);
    expect(faultsOf({ plots: ['99400'], setAside: { '99440': 1 } }, { made })).toEqual([]);
    expect(faultsOf({ plots: ['99400'], setAside: {} }, { made })).toEqual([
      'custom.card-overrides: Scheme can be included only if you bring a set-aside Sentinel to the game.',
    ]);
  });

  test('the texts', () => {
    expect(cardText(scheme(mayBring({ title: 'Order' }, 4)))).toBe('You can bring up to 4 set-aside copies of Order.');
    expect(cardText(scheme(mayBring(null, 1)))).toBe('You can bring up to 1 set-aside copy of this plot.');
    expect(cardText(scheme(mayBring({ type: 'event', subtype: 'move' }, 2, { different: true })))).toBe(
      'You can bring up to 2 different set-aside cards, each a move event.',
    );
    expect(cardText(scheme(bringsBattlefields(2)))).toBe('Bring 2 battlefields to the game.');
  });
});
