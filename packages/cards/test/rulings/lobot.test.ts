import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Lobot', () => {
  test('his special resolves an own die with 2 more', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Lobot', pool: ['Sp'] },
          { card: 'Finn', pool: ['2RD'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve special', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(4);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('he has Guardian while his player controls the battlefield', () => {
    for (const controller of ['me', 'opponent'] as const) {
      const table = board({
        me: { characters: ['Lobot'] },
        opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
        battlefield: 'Frozen Wastes',
        controller,
        rolls: [['Lobot', '1F']],
      });
      table.me.picks('Activate Lobot');
      expect(table.me.isOffered('Yes')).toBe(controller === 'me');
      if (controller === 'me') table.me.picks('Yes');
      expect(table.me.card('Lobot').damage).toBe(controller === 'me' ? 2 : 0);
      table.rests();
    }
  });
});
