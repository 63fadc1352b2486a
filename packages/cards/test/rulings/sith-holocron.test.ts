import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Sith Holocron', () => {
  const switching = (upgrade: string, resources: number, rolls: [string, string][]) =>
    board({
      me: {
        characters: ['Kylo Ren', { card: 'Bala-Tik', upgrades: [{ card: 'Sith Holocron', pool: ['Sp'] }] }],
        hand: [upgrade, 'Hunker Down'],
        resources,
      },
      opponent: { characters: ['Finn'] },
      rolls,
    });

  test('[clarification.sith-holocron.color] an ability for blue characters only comes in on one that is not blue', () => {
    const table = switching('Immobilize', 1, [['Immobilize', '2Sh']]);
    table.me.picks('Resolve special').isAsked('Immobilize').picks('Immobilize', 'Yes');
    expect(table.me.upgradesOn('Bala-Tik')).toEqual(['Immobilize']);
    expect(table.me.hand).toEqual(['Hunker Down', 'Sith Holocron']);
    expect(table.me.pool).toEqual(['Immobilize 2Sh']);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('[clar.sith-holocron.free] [clarification.sith-holocron.free] it costs nothing, however dear; its die costs 1 and is left where that is missing', () => {
    const table = switching('Mind Probe', 0, []);
    table.me.picks('Resolve special', 'Mind Probe');
    expect(table.me.upgradesOn('Bala-Tik')).toEqual(['Mind Probe']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});
