import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Events that only the Kylo Ren starter deck has. */

describe('The Best Defense... (AW 75)', () => {
  const hand = ['The Best Defense...'];

  test('3 damage to a red character remove up to 2 dice of an opponent', () => {
    const table = board({
      me: { characters: ['Kylo Ren', 'First Order Stormtrooper', 'First Order Stormtrooper'], hand, resources: 1 },
      opponent: {
        characters: [
          { card: 'Rey', pool: ['1MD', '1R'] },
          { card: 'Finn', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Play The Best Defense...').isAsked('First Order Stormtrooper', 'First Order Stormtrooper');
    table.me.picks('First Order Stormtrooper#2');
    expect(table.me.card('First Order Stormtrooper#2').damage).toBe(3);
    table.me.isAsked('Rey: 1 melee', 'Rey: 1 resource', 'Finn: 2 ranged', 'None');
    table.me.picks('Rey: 1 melee', 'Finn: 2 ranged');
    expect(table.opponent.pool).toEqual(['Rey 1R']);
    table.rests();
  });

  test('fewer, even none, may be removed; without a red character nothing happens', () => {
    const none = board({
      me: { characters: ['First Order Stormtrooper'], hand, resources: 1 },
      opponent: { characters: [{ card: 'Rey', pool: ['1MD', '1R'] }] },
    });
    none.me.picks('Play The Best Defense...', 'None');
    expect(none.opponent.pool).toEqual(['Rey 1MD', 'Rey 1R']);

    const blue = board({
      me: { characters: ['Kylo Ren'], hand, resources: 1 },
      opponent: { characters: [{ card: 'Rey', pool: ['1MD'] }] },
    });
    blue.me.picks('Play The Best Defense...');
    expect(blue.opponent.pool).toEqual(['Rey 1MD']);
    expect(blue.me.card('Kylo Ren').damage).toBe(0);
    blue.rests();
  });
});

describe('Enrage (AW 81)', () => {
  test('1 damage to a blue character gains 1 resource, shields or not', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', shields: 1 }, 'First Order Stormtrooper'], hand: ['Enrage'] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Play Enrage');
    expect(table.me.card('Kylo Ren')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.me.resources).toBe(1);
    table.rests();
  });

  test('nothing without a blue character', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper'], hand: ['Enrage'] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Play Enrage');
    expect(table.me.resources).toBe(0);
    expect(table.me.card('First Order Stormtrooper').damage).toBe(0);
    table.rests();
  });
});

describe('Intimidate (AW 84)', () => {
  test('removes all shields from one character of either player', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', shields: 1 }], hand: ['Intimidate'] },
      opponent: {
        characters: [
          { card: 'Rey', shields: 3 },
          { card: 'Finn', shields: 2 },
        ],
      },
    });
    table.me.picks('Play Intimidate').isAsked('Kylo Ren', 'Rey', 'Finn').picks('Rey');
    expect(table.opponent.card('Rey').shields).toBe(0);
    expect(table.opponent.card('Finn').shields).toBe(2);
    expect(table.me.card('Kylo Ren').shields).toBe(1);
    table.rests();
  });
});

describe('Nowhere to Run (AW 91)', () => {
  test('each own die that shows a blank is turned to any side', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Kylo Ren', pool: ['-', '1R'] },
          { card: 'First Order Stormtrooper', pool: ['-'] },
        ],
        hand: ['Nowhere to Run'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'Rey', pool: ['-'] }] },
    });
    table.me.picks('Play Nowhere to Run');
    table.me.isAsked('1 melee', '2 melee for 1', '1 shield', '1 resource', 'Special').picks('Special');
    // The Stormtrooper's die has a second blank, which is another side.
    table.me.isAsked('1 ranged', '2 ranged', '2 ranged for 1', '1 resource', 'Blank').picks('2 ranged');
    expect(table.me.pool).toEqual(['Kylo Ren Sp', 'Kylo Ren 1R', 'First Order Stormtrooper 2RD']);
    expect(table.opponent.pool).toEqual(['Rey -']);
    table.rests();
  });
});

describe('Disturbance in the Force (AW 146)', () => {
  test('rerolls every die of both pools and none on a card', () => {
    const table = board({
      me: {
        characters: [{ card: 'Kylo Ren', pool: ['-'] }, 'First Order Stormtrooper'],
        hand: ['Disturbance in the Force'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Rey', pool: ['1MD', '-'] }] },
      rolls: [
        ['Kylo Ren', '1Sh'],
        ['Rey', '1R'],
        ['Rey', '+2MD'],
      ],
    });
    table.me.picks('Play Disturbance in the Force');
    expect(table.me.pool).toEqual(['Kylo Ren 1Sh']);
    expect(table.opponent.pool).toEqual(['Rey 1R', 'Rey +2MD']);
    table.rests();
  });
});
