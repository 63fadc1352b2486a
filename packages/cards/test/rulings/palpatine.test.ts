import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Palpatine', () => {
  test('after his die is resolved an opponent distributes 2 damage among own characters', () => {
    const table = board({
      me: { characters: [{ card: 'Palpatine', elite: true, pool: ['1R', '2Sh'] }] },
      opponent: { characters: ['Finn', 'Rey'] },
    });
    table.me.picks('Resolve resource');
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Finn', 'Rey');
    expect([table.opponent.card('Finn').damage, table.opponent.card('Rey').damage]).toEqual([1, 1]);
    table.opponent.picks('Pass');
    table.me.picks('Resolve shield', 'Palpatine');
    table.opponent.picks('Rey');
    expect(table.opponent.card('Rey').damage).toBe(3);
    table.rests();
  });

  test('dice of others, and his own that is removed, do nothing of the kind', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Palpatine', pool: ['2RD'] },
          { card: 'Kylo Ren', pool: ['1Sh'] },
        ],
      },
      opponent: { characters: ['Finn'], hand: ['Dodge'], resources: 2 },
    });
    table.me.picks('Resolve shield', 'Kylo Ren');
    table.opponent.picks('Play Dodge');
    expect(table.me.pool).toEqual([]);
    expect(table.opponent.card('Finn').damage).toBe(0);
    table.rests();
  });
});

describe('Anger', () => {
  const angry = (pool: string[], resources = 0) =>
    board({
      me: { characters: [{ card: 'Kylo Ren', elite: true, pool }, 'Count Dooku'], hand: ['Anger'], resources },
      opponent: {
        characters: [
          { card: 'Palpatine', pool: ['3RD'] },
          { card: 'Bala-Tik', pool: ['1Sh'] },
        ],
      },
    });

  test("[faq.palpatine-anger] Palpatine's ability is silent when an opponent resolves his die", () => {
    const table = angry(['-', '-']);
    table.me.picks('Play Anger', 'Palpatine');
    expect(table.opponent.card('Palpatine').damage).toBe(3);
    expect(table.opponent.pool).toEqual(['Bala-Tik 1Sh']);
    expect([table.me.card('Kylo Ren').damage, table.me.card('Count Dooku').damage]).toEqual([0, 0]);
    expect(table.opponent.card('Bala-Tik').damage).toBe(0);
    table.rests();
  });

  test('it needs two dice that show blanks', () => {
    expect(angry(['-', '1R']).me.isOffered('Play Anger')).toBe(false);
    expect(angry(['-']).me.isOffered('Play Anger')).toBe(false);
    expect(angry(['-', '-']).me.isOffered('Play Anger')).toBe(true);
  });

  test('whoever resolves the die pays for it and chooses', () => {
    const resolving = (resources: number) =>
      board({
        me: { characters: [{ card: 'Kylo Ren', elite: true, pool: ['-', '-'] }], hand: ['Anger'], resources },
        opponent: { characters: [{ card: 'Finn', upgrades: [{ card: 'F-11D Rifle', pool: ['2RD1'] }] }], resources: 3 },
      });
    const table = resolving(1);
    table.me.picks('Play Anger', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect([table.me.resources, table.opponent.resources]).toEqual([0, 3]);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
    const poor = resolving(0);
    poor.me.picks('Play Anger');
    expect(poor.opponent.pool).toEqual(['F-11D Rifle 2RD1']);
    poor.rests();
  });
});
