import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Scavenge', () => {
  const playing = (deck: string[]) => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Scavenge'], deck, discard: ['Cunning'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Scavenge');
    return table;
  };

  test('[ex.then.scavenge.short] [abilities.then] with fewer than three cards nothing may be taken', () => {
    const table = playing(['Vibroknife', 'Aim']);
    expect(table.me.discard).toEqual(['Cunning', 'Vibroknife', 'Aim', 'Scavenge']);
    expect(table.me.hand).toEqual([]);
    table.rests();
  });

  test('[ex.then.scavenge.short] with three an upgrade or support may be taken, whichever way it came there', () => {
    const table = playing(['Vibroknife', 'Aim', 'Millennium Falcon', 'Dodge']);
    table.me.picks('Yes').isAsked('Cunning', 'Vibroknife', 'Millennium Falcon').picks('Millennium Falcon');
    expect(table.me.hand).toEqual(['Millennium Falcon']);
    expect(table.me.discard).toEqual(['Cunning', 'Vibroknife', 'Aim', 'Scavenge']);
    expect(table.me.deckCount).toBe(1);
    table.rests();
  });

  test('it may be left there', () => {
    const table = playing(['Vibroknife', 'Aim', 'Aim']);
    table.me.picks('No');
    expect(table.me.hand).toEqual([]);
    table.rests();
  });
});
