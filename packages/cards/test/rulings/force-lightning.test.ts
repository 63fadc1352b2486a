import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const LIGHTNING = 'Force Lightning';

describe('Force Lightning', () => {
  test("[clar.force-lightning] [clarification.force-lightning] an opponent's blank die may be removed for the reroll; the die is not resolved twice in one action", () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: LIGHTNING, pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Finn', pool: ['-'] }] },
      rolls: [[LIGHTNING, 'Sp']],
    });
    table.me.picks('Resolve special', 'Finn').isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.card('Finn').damage).toBe(1);
    expect(table.opponent.pool).toEqual([]);
    // It shows its special again, but this action is over.
    expect(table.me.pool).toEqual([`${LIGHTNING} Sp`]);
    table.opponent.picks('Pass');
    table.me.picks('Resolve special', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('any blank will do, one of them is chosen', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Kylo Ren', upgrades: [{ card: LIGHTNING, pool: ['Sp'] }] },
          { card: 'Bala-Tik', pool: ['-'] },
        ],
      },
      opponent: { characters: [{ card: 'Finn', pool: ['-'] }] },
      rolls: [[LIGHTNING, '2RD']],
    });
    table.me.picks('Resolve special', 'Finn', 'Yes').isAsked('Bala-Tik: blank', 'Finn: blank').picks('Bala-Tik: blank');
    expect(table.opponent.pool).toEqual(['Finn -']);
    expect(table.me.pool).toEqual([`${LIGHTNING} 2RD`]);
    table.rests();
  });

  test('without a blank die, or when its player declines, it leaves the pool', () => {
    const striking = (side: string) =>
      board({
        me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: LIGHTNING, pool: ['Sp'] }] }] },
        opponent: { characters: [{ card: 'Finn', pool: [side] }] },
      });
    const table = striking('1RD');
    table.me.picks('Resolve special', 'Finn');
    expect(table.me.pool).toEqual([]);
    table.rests();
    const declined = striking('-');
    declined.me.picks('Resolve special', 'Finn', 'No');
    expect(declined.me.pool).toEqual([]);
    expect(declined.opponent.pool).toEqual(['Finn -']);
    declined.rests();
  });

  test('blue character only', () => {
    const table = board({
      me: { characters: ['Kylo Ren', 'Bala-Tik'], hand: [LIGHTNING], resources: 4 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks(`Play ${LIGHTNING}`);
    expect(table.me.upgradesOn('Kylo Ren')).toEqual([LIGHTNING]);
    table.rests();
  });
});
