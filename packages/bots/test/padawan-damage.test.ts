import { describe, expect, test } from 'vitest';
import { padawanAt } from './support/at-table.js';

describe('padawan deals damage', () => {
  test('it finishes off the wounded character', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', pool: ['2RD'], exhausted: true }] },
      opponent: { characters: ['First Order Stormtrooper', { card: 'Kylo Ren', damage: 9 }] },
    });
    expect(table.action()).toEqual(['Resolve ranged', 'Kylo Ren']);
    expect(table.foes).toEqual(['First Order Stormtrooper']);
  });

  test('of two that are as strong it defeats the one that can be defeated', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', pool: ['2RD'], exhausted: true }] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', damage: 1 },
          { card: 'First Order Stormtrooper', damage: 5 },
        ],
      },
    });
    table.action();
    expect(table.foes).toEqual(['First Order Stormtrooper']);
    expect(table.card('First Order Stormtrooper').damage).toBe(1);
  });

  test('it does not waste a large die on a character that a small one defeats', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: "Rey's Staff", pool: ['3MD1'] }] },
          { card: 'Finn', exhausted: true, pool: ['1MD'] },
        ],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }, 'First Order Stormtrooper'] },
    });
    table.action();
    expect(table.foes).toEqual(['First Order Stormtrooper']);
    expect(table.card('First Order Stormtrooper').damage).toBe(3);
  });

  test('it adds a plus die where its damage is not lost', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', elite: true, exhausted: true, pool: ['1MD', '+2MD'] },
          { card: 'Finn', exhausted: true, pool: ['1MD'] },
        ],
      },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }, 'First Order Stormtrooper'] },
    });
    table.action();
    expect(table.foes).toEqual(['First Order Stormtrooper']);
    expect(table.card('First Order Stormtrooper').damage).toBe(3);
  });

  test('shields in the way count: it hits where damage gets through', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', pool: ['2RD'], exhausted: true }] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', shields: 3, damage: 3 },
          { card: 'First Order Stormtrooper', damage: 3 },
        ],
      },
    });
    table.action();
    expect(table.card('First Order Stormtrooper').shields).toBe(3);
    expect(table.card('First Order Stormtrooper#2').damage).toBe(5);
  });

  test('it does not harm its own characters where it may choose', () => {
    const table = padawanAt({
      me: {
        characters: [{ card: 'Rey', exhausted: true, damage: 8, upgrades: [{ card: 'Lightsaber', pool: ['Sp'] }] }],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.action()).toEqual(['Resolve special', 'Kylo Ren']);
  });

  test('it does not remove its own dice where only those could be removed', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: "Rey's Staff", pool: ['Sp'] }] },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1Sh'] }] },
    });
    expect(table.action()).toEqual(['Resolve ranged', 'Kylo Ren']);
  });

  test('indirect damage goes to the character that bears it best', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Rey', damage: 9 }, 'Finn'] },
      opponent: {
        characters: [{ card: 'Kylo Ren', exhausted: true, upgrades: [{ card: 'F-11D Rifle', pool: ['Sp'] }] }],
      },
      turn: 'opponent',
    });
    table.other('Resolve special');
    expect(table.pick()).toBe('Finn');
    expect(table.card('Rey').damage).toBe(9);
    expect(table.card('Finn').damage).toBe(2);
  });
});
