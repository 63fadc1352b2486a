import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Nightsister', () => {
  test('[clar.nightsister] [clarification.nightsister] the damage may defeat her; the reroll happens', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Nightsister', damage: 6 },
          { card: 'Kylo Ren', pool: ['-'] },
        ],
      },
      opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
      rolls: [['Finn', '1Sh']],
    });
    table.me.picks('Use Nightsister').isAsked('Kylo Ren: blank', 'Finn: 2 ranged').picks('Finn: 2 ranged');
    expect(table.opponent.pool).toEqual(['Finn 1Sh']);
    expect(table.me.has('Nightsister')).toBe(false);
    table.opponent.isAsked('Activate Finn', 'Resolve shield', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('shields block it, and she may use it turn after turn', () => {
    const table = board({
      me: { characters: [{ card: 'Nightsister', shields: 1, pool: ['1R'] }] },
      opponent: { characters: ['Finn'] },
      rolls: [
        ['Nightsister', '1Dc'],
        ['Nightsister', '2RD'],
      ],
    });
    table.me.picks('Use Nightsister');
    expect(table.me.card('Nightsister')).toMatchObject({ damage: 0, shields: 0 });
    table.opponent.picks('Pass');
    table.me.picks('Use Nightsister');
    expect(table.me.card('Nightsister').damage).toBe(1);
    expect(table.me.pool).toEqual(['Nightsister 2RD']);
    table.rests();
  });
});
