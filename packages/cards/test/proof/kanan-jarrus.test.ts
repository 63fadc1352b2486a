import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Kanan Jarrus', () => {
  test('before an action one of his dice may be resolved', () => {
    const table = board({
      me: { characters: [{ card: 'Kanan Jarrus', elite: true, pool: ['2MD', '1Dr'] }, 'Finn'] },
      opponent: { characters: ['Bala-Tik'], resources: 2 },
      rolls: [['Finn', '1R']],
    });
    table.me.picks('Activate Finn').isAsked('Use Kanan Jarrus', 'None').picks('Use Kanan Jarrus');
    table.me.isAsked('Kanan Jarrus: 2 melee', 'Kanan Jarrus: 1 disrupt').picks('Kanan Jarrus: 2 melee', 'Bala-Tik');
    expect(table.opponent.card('Bala-Tik').damage).toBe(2);
    expect(table.me.pool).toEqual(['Kanan Jarrus 1Dr', 'Finn 1R']);
    table.rests();
  });

  test('[clar.kanan-jarrus] the declared action stays the same', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Kanan Jarrus', pool: ['1Dr'] },
          { card: 'Finn', elite: true, pool: ['2RD', '1MD'] },
        ],
      },
      opponent: { characters: ['Bala-Tik'], resources: 2 },
    });
    table.me.picks('Resolve ranged', 'Use Kanan Jarrus');
    expect(table.opponent.resources).toBe(1);
    // Ranged it was, ranged it is.
    table.me.isAsked('Bala-Tik', 'Finn', 'Kanan Jarrus').picks('Bala-Tik');
    expect(table.opponent.card('Bala-Tik').damage).toBe(2);
    expect(table.me.pool).toEqual(['Finn 1MD']);
    table.opponent.isAsked('Activate Bala-Tik', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[clar.kanan-jarrus] even where it can no longer be carried out', () => {
    const table = board({
      me: { characters: [{ card: 'Kanan Jarrus', pool: ['1RD'], exhausted: true }], hand: ['Take Cover'] },
      opponent: { characters: ['Bala-Tik'] },
    });
    table.me.picks('Resolve ranged', 'Use Kanan Jarrus', 'Bala-Tik');
    expect(table.opponent.card('Bala-Tik').damage).toBe(1);
    table.opponent.isAsked('Activate Bala-Tik', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('it is no action of its own: a pass has no before', () => {
    const table = board({
      me: { characters: [{ card: 'Kanan Jarrus', pool: ['2MD'] }] },
      opponent: { characters: ['Bala-Tik'] },
    });
    table.me.picks('Pass');
    table.opponent.isAsked('Activate Bala-Tik', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('an additional action has one', () => {
    const table = board({
      me: {
        characters: [{ card: 'Kanan Jarrus', elite: true, pool: ['2MD', '1RD'] }],
        hand: ['Vibroknife'],
        resources: 2,
      },
      opponent: { characters: ['Bala-Tik'] },
      battlefield: 'Frozen Wastes',
    });
    table.me.picks('Play Vibroknife', 'Use Kanan Jarrus', 'Kanan Jarrus: 2 melee', 'Bala-Tik');
    table.me.picks('Claim the battlefield').isAsked('Use Kanan Jarrus', 'None').picks('Use Kanan Jarrus', 'Bala-Tik');
    expect(table.opponent.card('Bala-Tik').damage).toBe(3);
    table.rests();
  });

  test('neither his upgrades nor other characters lend their dice', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Kanan Jarrus', upgrades: [{ card: 'Vibroknife', pool: ['1MD'] }] },
          { card: 'Finn', pool: ['1MD'] },
        ],
      },
      opponent: { characters: ['Bala-Tik'] },
      rolls: [['Kanan Jarrus', '1R']],
    });
    table.me.picks('Activate Kanan Jarrus');
    table.opponent.isAsked('Activate Bala-Tik', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
