import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Destiny', () => {
  const destined = (pool: string[], hand: string[], supports: string[] = []) =>
    board({
      me: {
        characters: [
          { card: 'Rey', elite: true, pool },
          { card: 'Finn', pool: ['2RD'] },
        ],
        hand: ['Destiny', ...hand],
        supports,
      },
      opponent: { characters: ['Kylo Ren'] },
    });

  test('blue dice are removed, and a card that costs no more than their combined value is played for free', () => {
    const table = destined(['1MD', '1R'], ['Jedi Robes', 'Lightsaber', 'Comlink']);
    table.me.picks('Play Destiny').isAsked('Rey: 1 melee', 'Rey: 1 resource', 'None');
    table.me.picks('Rey: 1 melee', 'Rey: 1 resource').isAsked('Jedi Robes', 'Comlink').picks('Comlink', 'Finn');
    expect(table.me.upgradesOn('Finn')).toEqual(['Comlink']);
    expect(table.me.pool).toEqual(['Finn 2RD']);
    expect(table.me.resources).toBe(0);
  });

  test('[clar.destiny] [clarification.destiny] what lowers a cost before a card is played does not make it fit', () => {
    const table = destined(['1MD', '1R'], ['Lightsaber'], ['It Binds All Things']);
    table.me.picks('Play Destiny', 'Rey: 1 melee', 'Rey: 1 resource');
    expect(table.me.upgradesOn('Rey')).toEqual([]);
    // That there is nothing to play only its player knows.
    table.me.picks('Done');
    expect(table.me.card('It Binds All Things').exhausted).toBe(false);
    expect(table.me.hand).toEqual(['Lightsaber']);
    table.rests();
  });

  test('[terms.target.any-number] no die need be removed: then only a card without a cost is left', () => {
    const table = destined(['1MD', '1R'], ['Take Cover', 'Comlink']);
    table.me.picks('Play Destiny', 'None').isAsked('Take Cover').picks('Take Cover', 'Rey');
    expect(table.me.card('Rey').shields).toBe(1);
    expect(table.me.pool).toEqual(['Rey 1MD', 'Rey 1R', 'Finn 2RD']);
    table.rests();
  });
});
