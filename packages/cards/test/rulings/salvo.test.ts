import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Salvo', () => {
  const firing = (resources: number) =>
    board({
      me: { characters: [{ card: 'Han Solo', pool: ['3RD1'] }, 'Leia Organa'], hand: ['Salvo'], resources },
      opponent: { characters: ['Kylo Ren', { card: 'Bala-Tik', shields: 1 }, { card: 'Nightsister', damage: 4 }] },
    });

  test("[clar.salvo] [clarification.salvo] [dice.through-card.cost] the cost of the die is paid once, all its damage is dealt to each of an opponent's characters", () => {
    const table = firing(3);
    table.me.picks('Play Salvo');
    expect(table.me.resources).toBe(0);
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.opponent.card('Bala-Tik')).toMatchObject({ damage: 2, shields: 0 });
    expect(table.opponent.has('Nightsister')).toBe(false);
    expect(table.me.card('Leia Organa').damage).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('a die that cannot be paid for stays', () => {
    const table = firing(2);
    table.me.picks('Play Salvo');
    expect(table.me.pool).toEqual(['Han Solo 3RD1']);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('[dice.through-card.no-modifiers] no plus die joins it; melee damage is not meant', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Leia Organa', pool: ['2RD'] },
          { card: 'Rebel Trooper', pool: ['+1RD'] },
          { card: 'Rey', pool: ['1MD'] },
        ],
        hand: ['Salvo'],
        resources: 2,
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Salvo');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.me.pool).toEqual(['Rebel Trooper +1RD', 'Rey 1MD']);
    table.rests();
  });
});
