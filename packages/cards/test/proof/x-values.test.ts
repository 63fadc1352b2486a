import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Launch Bay', () => {
  const bay = (side: string, hand: string[]) =>
    board({
      me: {
        characters: [{ card: 'Finn', exhausted: true }],
        supports: [{ card: 'Launch Bay', pool: [side], exhausted: true }],
        hand,
        resources: 1,
      },
      opponent: { characters: [{ card: 'Rey', exhausted: true }], resources: 5, hand: ['Aim', 'Aim', 'Aim'] },
    });

  test('[abilities.inherent.list] [terms.x] X is the number of cards in the hand', () => {
    const table = bay('XRD', ['Dodge', 'Aim', 'Block']);
    table.me.picks('Resolve ranged', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(3);
    table.rests();
  });

  test('[terms.x] as it is when the die is resolved', () => {
    const table = bay('XSh', ['Take Cover', 'Aim', 'Block']);
    table.me.picks('Play Take Cover', 'Rey');
    table.opponent.picks('Pass');
    table.me.picks('Resolve shield', 'Finn');
    expect(table.me.card('Finn').shields).toBe(2);
    table.rests();
  });

  test('disrupt and discard alike', () => {
    const table = bay('XDr', ['Aim', 'Block']);
    table.me.picks('Resolve disrupt');
    expect(table.opponent.resources).toBe(3);
    const discarding = bay('XDc', ['Aim', 'Block']);
    discarding.me.picks('Resolve discard');
    expect(discarding.opponent.hand).toEqual(['Aim']);
    discarding.rests();
  });

  test('without a card in the hand X is 0, and the die may still be resolved', () => {
    const table = bay('XRD', []);
    table.me.picks('Resolve ranged');
    expect(table.me.pool).toEqual([]);
    expect(table.opponent.card('Rey').damage).toBe(0);
    table.rests();
  });

  test("[keyword.guardian] damage taken by Guardian is X of the die's own player", () => {
    const table = board({
      me: { characters: ['Rebel Trooper'], hand: ['Aim'] },
      opponent: { characters: ['Rey'], supports: [{ card: 'Launch Bay', pool: ['XRD'] }], hand: ['Aim', 'Aim', 'Aim'] },
      rolls: [['Rebel Trooper', '1R']],
    });
    table.me.picks('Activate Rebel Trooper', 'Yes');
    expect(table.me.card('Rebel Trooper').damage).toBe(3);
    table.rests();
  });
});

describe('ID9 Seeker Droid', () => {
  const seeking = (sides: [string, string, string]) =>
    board({
      me: {
        characters: [
          { card: 'Kylo Ren', upgrades: sides.map((side) => ({ card: 'ID9 Seeker Droid', pool: [side] })) },
          { card: 'Bala-Tik', pool: ['1RD'] },
        ],
      },
      opponent: { characters: ['Rey'], resources: 9 },
    });

  test('[clar.id9-seeker-droid.recount] [actions.resolve.one-at-a-time] three in one action deal 3, 2 and 1', () => {
    const table = seeking(['XMD', 'XMD', 'XMD']);
    table.me.picks('Resolve melee', 'ID9 Seeker Droid: X melee', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(3);
    table.me.picks('ID9 Seeker Droid: X melee', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(5);
    table.me.picks('ID9 Seeker Droid: X melee', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(6);
    expect(table.me.pool).toEqual(['Bala-Tik 1RD']);
    table.rests();
  });

  test('[clar.id9-seeker-droid.recount] dice on other sides count as well', () => {
    const table = seeking(['XDr', '-', 'XSh']);
    table.me.picks('Resolve disrupt');
    expect(table.opponent.resources).toBe(6);
    table.opponent.picks('Pass');
    table.me.picks('Resolve shield', 'Kylo Ren');
    expect(table.me.card('Kylo Ren').shields).toBe(2);
    table.rests();
  });

  test('only those of the own pool', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'ID9 Seeker Droid', pool: ['XDr'] }] }] },
      opponent: {
        characters: [{ card: 'Count Dooku', upgrades: [{ card: 'ID9 Seeker Droid', pool: ['XDr'] }] }],
        resources: 3,
      },
    });
    table.me.picks('Resolve disrupt');
    expect(table.opponent.resources).toBe(2);
    table.rests();
  });
});
