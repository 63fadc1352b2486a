import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Comlink', () => {
  const playing = (rolls: [string, string][]) => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', pool: ['1MD'] },
          { card: 'Finn', pool: ['1Sh'] },
        ],
        hand: ['Comlink'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'Kylo Ren', elite: true, pool: ['1R', '-'] }] },
      rolls,
    });
    table.me.picks('Play Comlink', 'Finn').isAsked('Yes', 'No');
    // Paid for and attached before anything is rerolled.
    expect(table.me.resources).toBe(0);
    expect(table.me.upgradesOn('Finn')).toEqual(['Comlink']);
    return table;
  };

  test('[ex.after.comlink] [abilities.after] when it is paid and attached any number of own dice may be rerolled', () => {
    const table = playing([
      ['Rey', '+2MD'],
      ['Finn', '2RD'],
    ]);
    table.me.picks('Yes');
    table.me.picks(table.me.labels[0] ?? '').isAsked('Rey: 1 melee', 'Finn: 1 shield', 'None');
    table.me.picks('Rey: 1 melee', 'Finn: 1 shield');
    expect(table.me.pool).toEqual(['Rey +2MD', 'Finn 2RD']);
    table.rests();
  });

  test("[ex.after.comlink] or any number of an opponent's, but not some of each", () => {
    const table = playing([['Kylo Ren', 'Sp']]);
    table.me.picks('Yes');
    table.me.picks(table.me.labels[1] ?? '').isAsked('Kylo Ren: 1 resource', 'Kylo Ren: blank', 'None');
    table.me.picks('Kylo Ren: blank');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1R', 'Kylo Ren Sp']);
    table.rests();
  });

  test('[ex.after.comlink] or none at all', () => {
    const table = playing([]);
    table.me.picks('No');
    table.rests();
  });
});
