import { character, plot } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { faultsOf, rulesOf } from './support.js';

/* AW 28 Leia Organa 12/16, AW 46 Han Solo 14/18, AW 10 Darth Vader 16/21, AW 11 Kylo Ren 10/13, AW 2 Stormtrooper 7. */

describe('points', () => {
  test('[ex.custom.leia-han.team] [custom.team.cap] [custom.team.unique-choice] 30 points are the most', () => {
    expect(faultsOf({ team: ['AW 28 elite', 'AW 46'] })).toEqual([]);
    expect(faultsOf({ team: ['AW 28 elite', 'AW 46 elite'] })).toEqual([
      'custom.team.cap: The team costs 34 points, more than 30: Leia Organa 16, Han Solo 18.',
    ]);
    // Less than 30 is a team as well.
    expect(faultsOf({ team: ['AW 28'] })).toEqual([]);
  });

  test('[ex.custom.leia-han.team] the Balance of the Force changes neither of them', () => {
    expect(faultsOf({ team: ['AW 28 elite', 'AW 46'] }, { edition: 'rr15' })).toEqual([]);
  });

  test('[custom.team.unique-choice] a unique character has one die or two', () => {
    const three = character({ ...hero, code: '99301', title: 'Nobody', unique: true, points: [5, 8] });
    expect(faultsOf({ team: ['99301 elite'] }, { made: [three] })).toEqual([]);
    const single = character({ ...hero, code: '99302', title: 'Nobody', unique: true, points: [5] });
    expect(faultsOf({ team: ['99302 elite'] }, { made: [single] })).toEqual([
      'custom.team.unique-choice: Nobody can be taken with one die, not with 2 dice.',
    ]);
  });
});

const hero = {
  color: 'red',
  affiliation: 'hero',
  rarity: 'starter',
  health: 8,
  die: '1MD 1MD 1MD 1R - -',
} as const;

describe('who', () => {
  test('[core.deck.legality] [custom.team.at-least-one] nobody is no team', () => {
    expect(faultsOf({ team: [] })).toEqual(['custom.team.at-least-one: The team has no character.']);
  });

  test('[custom.team.colors-free] characters of any colors stand together', () => {
    expect(faultsOf({ team: ['AW 38', 'AW 45'] })).toEqual([]);
    expect(faultsOf({ team: ['AW 2', 'AW 11', 'AW 21'] })).toEqual([]);
  });

  test('[core.team.nonunique] [custom.team.nonunique-any] [custom.team.nonunique-one-die] any number, a die each', () => {
    const four = ['AW 2', 'AW 2', 'AW 2', 'AW 2'];
    expect(faultsOf({ team: four })).toEqual([]);
    expect(rulesOf({ team: [...four, 'AW 2'] })).toEqual(['custom.team.cap']);
    expect(faultsOf({ team: ['AW 2 elite'] })).toEqual([
      'custom.team.nonunique-one-die: First Order Stormtrooper can be taken with one die, not with 2 dice.',
    ]);
  });

  test('[custom.team.nonunique-one-die] one that prints two values can be bought with two dice, as later sets have it', () => {
    const knight = character({ ...hero, code: '99303', title: 'Knight', points: [8, 11] });
    expect(faultsOf({ team: ['99303 elite', '99303'] }, { made: [knight] })).toEqual([]);
  });

  test('[unique.team] [unique.mark] a unique character is there once', () => {
    expect(faultsOf({ team: ['AW 11', 'AW 11'] })).toEqual([
      "unique.team: A unique character is on a team once: there are 2 of Kylo Ren, Vader's Disciple.",
    ]);
    // The mark decides, not the title: two who are called the same and carry none are two.
    const guard = character({ ...hero, code: '99304', title: 'Guard', points: [5] });
    const other = character({ ...hero, code: '99305', title: 'Guard', subtitle: 'Other', points: [6] });
    expect(faultsOf({ team: ['99304', '99304', '99305'] }, { made: [guard, other] })).toEqual([]);
  });

  test('[custom.team.no-mixing] [custom.team.pick-side] heroes and villains do not stand together', () => {
    expect(faultsOf({ team: ['AW 38', 'AW 11'] })).toEqual([
      "custom.team.no-mixing: Heroes and villains cannot be on one team: Rey, Force Prodigy and Kylo Ren, Vader's Disciple.",
    ]);
  });
});

describe('plots', () => {
  const made = [
    plot({ color: 'gray', affiliation: 'neutral', rarity: 'starter', code: '99310', title: 'Any', points: [2] }),
    plot({ color: 'red', affiliation: 'villain', rarity: 'starter', code: '99311', title: 'Fleet', points: [3] }),
    plot({ color: 'gray', affiliation: 'neutral', rarity: 'starter', code: '99312', title: 'Loss', points: [-2] }),
  ];

  test('[contradiction.plot.exactly-one] [custom.plot.max-one] none is needed, one is the most', () => {
    expect(faultsOf({ team: ['AW 28'] }, { edition: 'convergence' })).toEqual([]);
    expect(faultsOf({ team: ['AW 28'], plots: ['99310'] }, { made })).toEqual([]);
    expect(faultsOf({ team: ['AW 28'], plots: ['99310', '99312'] }, { made })).toEqual([
      'custom.plot.max-one: A team has at most one plot, not 2.',
    ]);
  });

  test('[custom.plot.points] its points are points of the team, and negative ones make room', () => {
    const team = ['AW 28 elite', 'AW 46'];
    expect(faultsOf({ team, plots: ['99310'] }, { made })).toEqual([
      'custom.team.cap: The team costs 32 points, more than 30: Leia Organa 16, Han Solo 14, Any 2.',
    ]);
    // 16 + 16 - 2
    expect(faultsOf({ team: ['AW 10', 'AW 1 elite'], plots: ['99312'] }, { made })).toEqual([]);
    expect(rulesOf({ team: ['AW 10', 'AW 1 elite'] })).toEqual(['custom.team.cap']);
  });

  test('[custom.plot.match] color and affiliation both need a character, not the same one', () => {
    expect(faultsOf({ team: ['AW 28'], plots: ['99311'] }, { made })).toEqual([
      'custom.plot.match: The plot Fleet needs a villain character on the team.',
    ]);
    expect(faultsOf({ team: ['AW 11'], plots: ['99311'] }, { made })).toEqual([
      'custom.plot.match: The plot Fleet needs a red character on the team.',
    ]);
    expect(faultsOf({ team: ['AW 38'], plots: ['99311'] }, { made })).toEqual([
      'custom.plot.match: The plot Fleet needs a red character and a villain character on the team.',
    ]);
    const neutral = character({ ...hero, affiliation: 'neutral', code: '99313', title: 'Mercenary', points: [7] });
    expect(faultsOf({ team: ['AW 11', '99313'], plots: ['99311'] }, { made: [...made, neutral] })).toEqual([]);
  });

  test('[custom.plot.not-in-deck] a plot is no card of the deck', () => {
    expect(faultsOf({ cards: ['99310'] }, { made })).toEqual([
      'custom.plot.not-in-deck: card 99310 is a plot and is not part of the deck.',
    ]);
    // Nor is it counted: 30 cards beside it.
    expect(faultsOf({ plots: ['99310'], size: 29 }, { made })).toEqual([
      'custom.deck.size: The deck has 29 cards instead of 30.',
    ]);
  });
});
