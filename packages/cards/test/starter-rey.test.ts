import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

describe('Rey starter', () => {
  test('[dice.melee] [damage.shield.block] a melee die hits one character, shields first', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1MD'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', shields: 1 }] },
    });
    table.me.picks('Resolve melee', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[clar.rey] an Ambush upgrade on Rey gives two additional actions', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Vibroknife'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Vibroknife', 'Yes', 'Decline', 'Decline');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
