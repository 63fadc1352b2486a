import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Hyperspace Jump', () => {
  const jumping = (more: { hand?: string[]; controller?: 'me' | 'opponent'; resources?: number } = {}) =>
    board({
      me: {
        characters: ['Finn', 'Leia Organa'],
        hand: ['Hyperspace Jump', ...(more.hand ?? [])],
        resources: more.resources ?? 3,
        deck: ['Aim'],
      },
      opponent: { characters: [{ card: 'Kylo Ren', elite: true, pool: ['2MD1', '1R'] }], deck: ['Dodge'] },
      battlefield: 'Rebel War Room',
      otherBattlefield: 'Frozen Wastes',
      controller: more.controller ?? 'me',
    });

  test('[err.hyperspace-jump] [errata.hyperspace-jump] [clarification.hyperspace-jump.control] [clarification.hyperspace-jump.no-claim] [clar.hyperspace-jump.no-claim] the phase ends, the battlefield is switched, control stays, nobody claims', () => {
    const table = jumping();
    table.me.picks('Play Hyperspace Jump').isAsked('Yes', 'No').picks('Yes');
    const { view } = table.me;
    expect(view).toMatchObject({ round: 3, battlefieldController: 0, claimedBy: null });
    expect(view.faces[view.cards[view.battlefield ?? '']?.code ?? '']?.title).toBe('Frozen Wastes');
    // Upkeep has taken the dice back; they would be there for Frozen Wastes to remove otherwise.
    expect(table.opponent.pool).toEqual([]);
    expect(table.me.setAside.sort()).toEqual(['Hyperspace Jump', 'Rebel War Room']);
    expect(table.me.discard).toEqual([]);
    expect([table.me.resources, table.opponent.resources]).toEqual([2, 2]);
    table.me.isAsked('Play Aim', 'Activate Finn', 'Activate Leia Organa', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[err.hyperspace-jump] [clarification.hyperspace-jump.control] an opponent who controls it keeps control', () => {
    const table = jumping({ controller: 'opponent' });
    table.me.picks('Play Hyperspace Jump', 'Yes');
    expect(table.me.view).toMatchObject({ round: 3, battlefieldController: 1, claimedBy: null });
    expect(table.opponent.setAside).toEqual(['Rebel War Room']);
    expect(table.me.setAside).toEqual(['Hyperspace Jump']);
    // Who controls it begins the round, and its claim ability is there for whoever claims now.
    table.opponent.picks('Claim the battlefield');
    expect(table.me.view).toMatchObject({ claimedBy: 1 });
    table.rests();
  });

  test('[contradiction.unused-battlefield] [setup.rolloff.unused] the switch is optional; the other battlefield lies set aside', () => {
    const table = jumping();
    expect(table.opponent.setAside).toEqual(['Frozen Wastes']);
    table.me.picks('Play Hyperspace Jump', 'No');
    expect(table.opponent.setAside).toEqual(['Frozen Wastes']);
    expect(table.me.setAside).toEqual(['Hyperspace Jump']);
    expect(table.me.view.round).toBe(3);
    table.rests();
  });

  test('additional actions that still wait are lost', () => {
    const table = jumping({ hand: ['Tactical Mastery'], resources: 5 });
    table.me.picks('Play Tactical Mastery', 'Play Hyperspace Jump', 'No');
    expect(table.me.view.round).toBe(3);
    table.me.isAsked('Play Aim', 'Activate Finn', 'Activate Leia Organa', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
