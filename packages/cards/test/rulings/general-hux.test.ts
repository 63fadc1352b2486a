import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const HUX = 'General Hux';

describe('General Hux', () => {
  const commanding = (hand: string[], resources: number) =>
    board({
      me: {
        characters: [{ card: HUX, pool: ['Sp'] }, 'Bala-Tik', { card: 'First Order Stormtrooper', damage: 6 }],
        hand,
        resources,
      },
      opponent: { characters: [{ card: 'Finn', pool: ['1RD'] }] },
      turn: 'opponent',
    });

  test('[clar.general-hux] [clarification.general-hux] a red event costs 1 less for each character in play; a defeated one does not count', () => {
    const table = commanding(['Endless Ranks', 'Doubt'], 3);
    table.opponent.picks('Resolve ranged', 'First Order Stormtrooper (6 damage)');
    // It costs 5: 2 less for himself and Bala-Tik.
    table.me.picks('Resolve special').isAsked('Endless Ranks').picks('Endless Ranks');
    expect(table.me.resources).toBe(0);
    expect(table.me.has('First Order Stormtrooper')).toBe(true);
    table.rests();
    const poor = commanding(['Endless Ranks'], 2);
    poor.opponent.picks('Resolve ranged', 'First Order Stormtrooper (6 damage)');
    poor.me.picks('Resolve special', 'Done');
    expect(poor.me.hand).toEqual(['Endless Ranks']);
    poor.rests();
  });

  test('with all three it costs 3 less, never below nothing', () => {
    const table = commanding(['Salvo'], 1);
    table.opponent.picks('Resolve ranged', 'Bala-Tik');
    table.me.picks('Resolve special', 'Salvo');
    expect(table.me.resources).toBe(1);
    expect(table.me.discard).toEqual(['Salvo']);
    table.rests();
  });
});
