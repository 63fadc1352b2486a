import { choose, damage, gain, sequence, special, thisDie, upgrade, valueOf } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const DROID = 'C-3PO';
const USE = `Use ${DROID}`;

describe('C-3PO', () => {
  const translating = (upgrades: { card: string; pool: string[] }[], resources = 0) =>
    board({
      me: { characters: [{ card: 'Rey', upgrades }], supports: [{ card: DROID, pool: ['1F'] }], resources },
      opponent: { characters: ['Kylo Ren'], resources: 5 },
    });

  test('[clar.c-3po.cost-and-modifier] [clarification.c-3po.cost-and-modifier] the cost is still paid, a plus side is still no base', () => {
    const pool = [
      { card: "Rey's Staff", pool: ['3MD1'] },
      { card: 'Comlink', pool: ['+1R'] },
    ];
    const table = translating(pool, 1);
    // The staff is the only die that can be resolved.
    table.me.picks(USE).isAsked('Ranged', 'Indirect', 'Shield', 'Resource', 'Disrupt', 'Discard', 'Focus', 'Special');
    table.me.picks('Disrupt');
    expect(table.me.resources).toBe(0);
    expect(table.opponent.resources).toBe(2);
    expect(table.me.pool).toEqual(['Comlink +1R']);
    table.rests();
    const poor = translating(pool, 0);
    poor.me.picks(USE);
    expect(poor.me.pool).toEqual(["Rey's Staff 3MD1", 'Comlink +1R']);
    poor.rests();
  });

  test('[clar.c-3po.special] [clarification.c-3po.special] [contradiction.c-3po.value] [dice.value.zero] as a special the ability of the card is used and the value is 0', () => {
    const table = board({
      me: {
        characters: [{ card: 'Rey', upgrades: [{ card: 'Infiltrate', pool: ['1Sh'] }] }],
        supports: [{ card: DROID, pool: ['1F'] }],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls: [['Kylo Ren', '-']],
    });
    table.me.picks(USE, 'Special').isAsked('Kylo Ren: 2 melee for 1', 'None').picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    expect(table.me.card('Rey').shields).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[clarification.c-3po.special] a special that speaks of the value of its die finds 0', () => {
    const echo = upgrade({
      code: '99030',
      title: 'Echo',
      color: 'gray',
      affiliation: 'neutral',
      rarity: 'common',
      cost: 1,
      die: '1RD 2Sh 1R Sp Sp -',
      abilities: [special(sequence(gain(1), damage(valueOf(thisDie), choose({ type: 'character' }))))],
    });
    const table = board(
      {
        me: {
          characters: [{ card: 'Rey', upgrades: [{ card: 'Echo', pool: ['2Sh'] }] }],
          supports: [{ card: DROID, pool: ['1F'] }],
        },
        opponent: { characters: ['Kylo Ren'] },
      },
      [echo],
    );
    // Nobody is asked who should be dealt nothing.
    table.me.picks(USE, 'Special');
    expect(table.me.resources).toBe(1);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('the value is kept otherwise, and only own dice can be chosen', () => {
    const table = board({
      me: { characters: [{ card: 'Admiral Ackbar', pool: ['2F'] }], supports: [{ card: DROID, pool: ['1R'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
    });
    table.me.picks(USE, 'Melee', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('its die is the price: without it there is no action', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }], supports: [DROID] },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.me.isOffered(USE)).toBe(false);
  });

  test('a blank can be resolved as the special of its card, and as nothing else', () => {
    const blank = (upgrade: string) =>
      board({
        me: {
          characters: [{ card: 'Rey', upgrades: [{ card: upgrade, pool: ['-'] }] }],
          supports: [{ card: DROID, pool: ['1R'] }],
        },
        opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
        rolls: upgrade === 'Infiltrate' ? [['Kylo Ren', '-']] : [],
      });
    const table = blank('Infiltrate');
    table.me.picks(USE, 'Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    table.rests();
    const without = blank('Vibroknife');
    without.me.picks(USE);
    expect(without.me.pool).toEqual(['Vibroknife -']);
    without.rests();
  });
});
