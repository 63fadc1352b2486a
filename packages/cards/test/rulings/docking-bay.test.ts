import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Docking Bay', () => {
  const docking = (more: { hand?: string[]; discard?: string[]; supports?: string[]; resources?: number }) =>
    board({
      me: { characters: ['Finn'], ...more },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Docking Bay',
    });

  test('claimed, it lets play a support from hand or discard pile for 1 less', () => {
    const table = docking({ hand: ['Black One', 'Comlink'], discard: ['Outpost', 'Aim'], resources: 3 });
    table.me.picks('Claim the battlefield', 'Yes').isAsked('Black One', 'Outpost').picks('Outpost');
    expect(table.me.has('Outpost')).toBe(true);
    expect(table.me.resources).toBe(2);
    expect(table.me.discard).toEqual(['Aim']);
    table.rests();
  });

  test('[faq.docking-bay-outmaneuver] [abilities.after.needs-card-in-time] Outmaneuver that is played by it gives nothing for this claim', () => {
    const table = docking({ hand: ['Outmaneuver'] });
    table.me.picks('Claim the battlefield', 'Yes', 'Outmaneuver');
    expect(table.me.has('Outmaneuver')).toBe(true);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('Outmaneuver that is there already gives 1 resource, to its player alone', () => {
    const table = docking({ supports: ['Outmaneuver'] });
    table.me.picks('Claim the battlefield');
    expect(table.me.resources).toBe(1);
    table.rests();
    const other = board({
      me: { characters: ['Finn'], supports: ['Outmaneuver'] },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    other.opponent.picks('Claim the battlefield');
    expect([other.me.resources, other.opponent.resources]).toEqual([0, 0]);
    other.rests();
  });
});
