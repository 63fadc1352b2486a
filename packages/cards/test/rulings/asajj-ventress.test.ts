import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const ASAJJ = 'Asajj Ventress';

describe('Asajj Ventress', () => {
  const rerolling = (hand: string[]) => {
    const table = board({
      me: { characters: [ASAJJ] },
      opponent: { characters: [{ card: 'Rey', pool: ['1Dc'] }], hand },
      turn: 'opponent',
      rolls: [['Rey', '1MD']],
    });
    table.opponent.picks(`Discard ${hand[0]} to reroll`);
    return table;
  };

  test('[clar.asajj-ventress] [clarification.asajj-ventress] a further card of own choice is discarded; the reroll goes on as usual', () => {
    const table = rerolling(['Aim', 'Dodge', 'Block']);
    expect(table.opponent.pool).toEqual(['Rey 1MD']);
    expect(table.opponent.discard).toEqual(['Aim']);
    table.me.isAsked('Yes', 'No').picks('Yes');
    table.opponent.isAsked('Dodge', 'Block').picks('Block');
    expect(table.opponent.discard).toEqual(['Aim', 'Block']);
    expect(table.opponent.hand).toEqual(['Dodge']);
    table.rests();
  });

  test('it is her player who may decline', () => {
    const table = rerolling(['Aim', 'Dodge']);
    table.me.picks('No');
    expect(table.opponent.player.hand).toHaveLength(1);
    table.rests();
  });

  test('other discards, and own ones to reroll, do not concern her', () => {
    const table = board({
      me: { characters: [{ card: ASAJJ, pool: ['1F'] }], hand: ['Aim', 'Aim'], deck: ['Aim'] },
      opponent: { characters: ['Rey'], hand: ['Aim', 'Dodge'], deck: ['Aim'] },
      rolls: [[ASAJJ, '1R']],
    });
    table.me.picks('Discard Aim to reroll');
    table.opponent.picks('Pass');
    table.me.picks('Pass', 'None');
    table.opponent.picks('Aim', 'Done');
    expect(table.opponent.discard).toEqual(['Aim']);
    table.rests();
  });
});
