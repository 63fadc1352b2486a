import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const MACE = 'Mace Windu';
const USE = `Use ${MACE}`;

describe('Mace Windu', () => {
  test('[clar.mace-windu] [clarification.mace-windu] a character with 2 remaining health is defeated, whatever its shields', () => {
    const table = board({
      me: { characters: [{ card: MACE, pool: ['1R'] }] },
      opponent: {
        characters: [
          { card: 'Kylo Ren', damage: 9, shields: 3 },
          { card: 'Bala-Tik', damage: 5 },
        ],
      },
    });
    table.me.picks(USE);
    expect(table.opponent.has('Kylo Ren')).toBe(false);
    expect(table.opponent.has('Bala-Tik')).toBe(true);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('the die is one of his, whatever it shows; with two its player says which', () => {
    const table = board({
      me: { characters: [{ card: MACE, elite: true, pool: ['4MD1', '-'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }, 'Bala-Tik'] },
    });
    table.me.picks(USE).isAsked(`${MACE}: 4 melee for 1`, `${MACE}: blank`).picks(`${MACE}: blank`);
    expect(table.me.pool).toEqual([`${MACE} 4MD1`]);
    expect(table.opponent.has('Kylo Ren')).toBe(false);
    table.rests();
  });

  test('without a die of his in the pool there is no action; without a victim the die is removed in vain', () => {
    const idle = board({ me: { characters: [MACE] }, opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }] } });
    expect(idle.me.isOffered(USE)).toBe(false);
    const table = board({
      me: { characters: [{ card: MACE, pool: ['1R'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 8 }] },
    });
    table.me.picks(USE);
    expect(table.opponent.has('Kylo Ren')).toBe(true);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});
