import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Leadership', () => {
  test('exhausts a unique red character to ready another', () => {
    const table = board({
      me: {
        characters: [
          'Leia Organa',
          { card: 'Rebel Trooper', exhausted: true },
          { card: 'Poe Dameron', exhausted: true },
        ],
        hand: ['Leadership'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Finn', exhausted: true }] },
    });
    table.me.picks('Play Leadership').isAsked('Rebel Trooper', 'Poe Dameron', 'Finn').picks('Rebel Trooper');
    expect(table.me.card('Leia Organa').exhausted).toBe(true);
    expect(table.me.card('Rebel Trooper').exhausted).toBe(false);
    table.rests();
  });

  test('without a ready one nothing is readied', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Leia Organa', exhausted: true },
          { card: 'Rebel Trooper', exhausted: true },
        ],
        hand: ['Leadership'],
        resources: 1,
      },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Play Leadership');
    expect(table.me.card('Rebel Trooper').exhausted).toBe(true);
    table.rests();
  });

  test('[faq.readied-character-dice] [actions.activate.not-pool-dice] a readied character rolls only what lies on its card', () => {
    const table = board({
      me: {
        characters: ['Leia Organa', { card: 'Poe Dameron', exhausted: true, elite: true, pool: ['2RD'] }],
        hand: ['Leadership'],
        resources: 1,
      },
      opponent: { characters: ['Finn'] },
      rolls: [['Poe Dameron', '1R']],
    });
    table.me.picks('Play Leadership', 'Poe Dameron');
    expect(table.me.pool).toEqual(['Poe Dameron 2RD']);
    table.opponent.picks('Pass');
    table.me.picks('Activate Poe Dameron');
    expect(table.me.pool).toEqual(['Poe Dameron 2RD', 'Poe Dameron 1R']);
    table.rests();
  });

  test('[faq.readied-character-dice] so with Bala-Tik, who readies himself', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Bala-Tik', exhausted: true, elite: true, pool: ['+2RD'] },
          { card: 'First Order Stormtrooper', pool: ['1RD'] },
        ],
      },
      opponent: { characters: [{ card: 'Rebel Trooper', damage: 6 }, 'Finn'] },
      rolls: [['Bala-Tik', '1Sh']],
    });
    table.me.picks('Resolve ranged', 'Resolve without modifiers', 'Rebel Trooper', 'Yes');
    expect(table.me.card('Bala-Tik').exhausted).toBe(false);
    table.opponent.picks('Pass');
    table.me.picks('Activate Bala-Tik');
    expect(table.me.pool).toEqual(['Bala-Tik +2RD', 'Bala-Tik 1Sh']);
    table.rests();
  });
});
