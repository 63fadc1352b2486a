import type { Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { board, Side, type Table } from './support/table.js';

/* What Convergence's cards do to one opponent of several, or to everybody. */

const GRIEVOUS = '09021';

type Position = Parameters<typeof board>[0];

function three(position: Partial<Position> & Pick<Position, 'me'>): { table: Table; third: Side } {
  const table = board({
    opponent: { characters: ['Kylo Ren'], resources: 1 },
    third: { characters: ['Finn'], resources: 1 },
    ...position,
  });
  return { table, third: new Side(table, 2 as Seat) };
}

describe('with three players', () => {
  test('[mp.choose-opponent] Lair of General Grievous threatens one opponent, and that one is asked', () => {
    const { table, third } = three({ me: { characters: [GRIEVOUS] }, battlefield: 'Lair of General Grievous' });
    table.me.picks('Claim the battlefield', 'Yes', 'mode:0').isAsked('Opponent', 'Third').picks('Third');
    third.isAsked('Yes', 'No').picks('No');
    expect(third.card('Finn').damage).toBe(1);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
  });

  test('who gives gives to who threatens', () => {
    const { table, third } = three({ me: { characters: [GRIEVOUS] }, battlefield: 'Lair of General Grievous' });
    table.me.picks('Claim the battlefield', 'Yes', 'mode:0', 'Opponent');
    table.opponent.picks('Yes');
    expect([table.me.resources, table.opponent.resources, third.resources]).toEqual([1, 0, 1]);
  });

  test('Make Demands asks the controller of the chosen character', () => {
    const { table, third } = three({ me: { characters: [GRIEVOUS], hand: ['Make Demands'], resources: 1 } });
    table.me.picks('Play Make Demands').isAsked('Kylo Ren', 'Finn').picks('Finn');
    third.picks('Yes');
    expect([table.me.resources, table.opponent.resources, third.resources]).toEqual([1, 1, 0]);
    expect(third.card('Finn').damage).toBe(0);
  });

  test('Truce gives to everybody', () => {
    const { table, third } = three({ me: { characters: [GRIEVOUS], hand: ['Truce'] } });
    table.me.picks('Play Truce');
    expect([table.me.resources, table.opponent.resources, third.resources]).toEqual([1, 2, 2]);
  });

  test('Probe looks into one hand', () => {
    const { table, third } = three({
      me: { characters: [GRIEVOUS], hand: ['Probe'] },
      opponent: { characters: ['Kylo Ren'], hand: ['Dodge', 'Aim'] },
      third: { characters: ['Finn'], hand: ['Dodge', 'Lightsaber'] },
    });
    table.me.picks('Play Probe').isAsked('Opponent', 'Third').picks('Third');
    expect(table.opponent.hand).toHaveLength(2);
    expect(third.hand).toEqual(['Lightsaber']);
    expect(third.discard).toEqual(['Dodge']);
  });

  test('Press the Advantage compares with any opponent', () => {
    const { table } = three({
      me: { characters: [{ card: GRIEVOUS, pool: ['1RD'] }], supports: ['Press the Advantage'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD', '1MD'] }] },
      rolls: [[GRIEVOUS, '2F']],
    });
    // More than the third player has, who has none.
    table.me.picks('Use Press the Advantage').isAsked('Yes', 'No').picks('No');
    table.rests();
  });

  test("[gap.downgrade.control] Mind Extraction's action is for the controller of the character alone", () => {
    const { table, third } = three({ me: { characters: [GRIEVOUS], hand: ['Mind Extraction'], resources: 2 } });
    table.me.picks('Play Mind Extraction').isAsked('Kylo Ren', 'Finn').picks('Finn');
    expect(table.opponent.isOffered('Use Mind Extraction')).toBe(false);
    table.opponent.picks('Pass');
    third.picks('Use Mind Extraction');
    expect(table.me.discard).toEqual(['Mind Extraction']);
  });
});
