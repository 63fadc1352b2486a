import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const SHIFT = 'Momentum Shift';

describe('Momentum Shift', () => {
  const shifting = (mine: [number, number], theirs: [number, number]) =>
    board({
      me: {
        characters: [
          { card: 'Rey', shields: mine[0] },
          { card: 'Finn', shields: mine[1] },
        ],
        hand: [SHIFT],
        resources: 1,
      },
      opponent: {
        characters: [
          { card: 'Kylo Ren', shields: theirs[0] },
          { card: 'Bala-Tik', shields: theirs[1] },
        ],
      },
    });

  test("1 shield moves from an opponent's character to an own one", () => {
    const table = shifting([0, 1], [2, 1]);
    table.me.picks(`Play ${SHIFT}`).isAsked('Kylo Ren', 'Bala-Tik').picks('Kylo Ren');
    table.me.isAsked('Rey', 'Finn').picks('Finn');
    expect(table.opponent.card('Kylo Ren').shields).toBe(1);
    expect(table.me.card('Finn').shields).toBe(2);
    table.rests();
  });

  test('[clar.momentum-shift] [clarification.momentum-shift] none moves where every own character has three', () => {
    const table = shifting([3, 3], [1, 0]);
    table.me.picks(`Play ${SHIFT}`);
    expect(table.opponent.card('Kylo Ren').shields).toBe(1);
    expect(table.me.discard).toEqual([SHIFT]);
    table.rests();
  });

  test('only characters with a shield, and own ones with room, can be chosen', () => {
    const table = shifting([3, 2], [0, 1]);
    table.me.picks(`Play ${SHIFT}`);
    expect(table.opponent.card('Bala-Tik').shields).toBe(0);
    expect([table.me.card('Rey').shields, table.me.card('Finn').shields]).toEqual([3, 3]);
    table.rests();
  });
});
