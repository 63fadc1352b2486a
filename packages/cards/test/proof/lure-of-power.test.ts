import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Lure of Power', () => {
  const lured = (base: string, lure = '+2*') =>
    board({
      me: {
        characters: [{ card: 'Kylo Ren', pool: [base], upgrades: [{ card: 'Lure of Power', pool: [lure] }] }],
        resources: 1,
      },
      opponent: { characters: ['Rey'], resources: 5, hand: ['Aim', 'Flank', 'Dodge'] },
    });

  test('[contradiction.modifier.faces] [abilities.inherent.list] its plus sides join any symbol: melee', () => {
    const table = lured('2MD1');
    table.me.picks('Resolve melee', 'Lure of Power: +2 any', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(4);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('shields', () => {
    const table = lured('1Sh', '+1*');
    table.me.picks('Resolve shield', 'Lure of Power: +1 any', 'Kylo Ren');
    expect(table.me.card('Kylo Ren').shields).toBe(2);
    table.rests();
  });

  test('resources', () => {
    const table = lured('1R');
    table.me.picks('Resolve resource', 'Lure of Power: +2 any');
    expect(table.me.resources).toBe(4);
    table.rests();
  });

  test('[contradiction.modifier.faces] [gap.modifier.several] all plus sides on one base, each at its own place', () => {
    const table = board({
      me: {
        characters: [
          {
            card: 'Kylo Ren',
            pool: ['1MD'],
            upgrades: [
              { card: 'Lure of Power', pool: ['+1*'] },
              { card: 'Lure of Power', pool: ['+2*'] },
              { card: 'Vibroknife', pool: ['+2MD'] },
            ],
          },
        ],
      },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve melee', 'Lure of Power: +1 any', 'Lure of Power: +2 any', 'Vibroknife: +2 melee', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(6);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[dice.modifier.not-alone] alone it is never resolved', () => {
    const table = board({
      me: {
        characters: [
          {
            card: 'Rey',
            exhausted: true,
            upgrades: [
              { card: 'Lure of Power', pool: ['+1*'] },
              { card: 'Lure of Power', pool: ['+2*'] },
            ],
          },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.isAsked('Claim the battlefield', 'Pass');
  });

  test('[terms.showing] it counts as showing no symbol: Dodge, Block and Guardian pass it by', () => {
    const table = board({
      me: { characters: ['Rebel Trooper'], hand: ['Dodge', 'Block'], resources: 4 },
      opponent: {
        characters: [{ card: 'Kylo Ren', exhausted: true, upgrades: [{ card: 'Lure of Power', pool: ['+2*'] }] }],
      },
      rolls: [['Rebel Trooper', '1R']],
    });
    table.me.picks('Play Dodge');
    table.opponent.picks('Pass');
    table.me.picks('Play Block');
    expect(table.opponent.pool).toEqual(['Lure of Power +2*']);
    table.opponent.picks('Pass');
    // Guardian has no die to take.
    table.me.picks('Activate Rebel Trooper');
    table.opponent.isAsked('Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[dice.value.zero-fixed] a special is not raised by it', () => {
    const table = board({
      me: {
        characters: [{ card: 'Finn', exhausted: true, upgrades: [{ card: 'Lure of Power', pool: ['+2*'] }] }],
        supports: [{ card: 'Black One', pool: ['Sp'], exhausted: true }],
      },
      opponent: { characters: ['Rey'] },
      rolls: [['Black One', '2RD']],
    });
    table.me.picks('Resolve special', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    expect(table.me.pool).toEqual(['Lure of Power +2*', 'Black One 2RD']);
    table.rests();
  });
});
