import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Retreat', () => {
  const retreating = (claimed = false) =>
    board({
      me: {
        characters: ['Leia Organa'],
        supports: [],
        hand: ['Retreat'],
        resources: 2,
        deck: ['Aim'],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1R'] }, 'Count Dooku'], deck: ['Dodge'] },
      battlefield: 'Rebel War Room',
      controller: 'opponent',
      ...(claimed ? { claimed: 'opponent' as const } : {}),
    });

  test('[clar.retreat] [clarification.retreat] the opponent may take one action, then the phase ends; control stays', () => {
    const table = retreating();
    table.me.picks('Play Retreat');
    table.opponent.isAsked(
      'Activate Kylo Ren',
      'Activate Count Dooku',
      'Resolve resource',
      'Claim the battlefield',
      'Decline',
    );
    table.opponent.picks('Resolve resource');
    expect(table.me.view).toMatchObject({ round: 3, battlefieldController: 1 });
    expect(table.opponent.resources).toBe(3);
    expect(table.me.discard).toEqual(['Retreat']);
    table.rests();
  });

  test('[clar.retreat] the action may be declined', () => {
    const table = retreating();
    table.me.picks('Play Retreat');
    table.opponent.picks('Decline');
    expect(table.me.view).toMatchObject({ round: 3, battlefieldController: 1 });
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });

  test('[clar.retreat] claiming with that action changes control as ever, and the claim is used', () => {
    const table = board({
      me: { characters: ['Leia Organa'], hand: ['Retreat'], resources: 2, deck: ['Aim'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1R'] }], deck: ['Dodge'] },
      battlefield: 'Rebel War Room',
    });
    table.me.picks('Play Retreat');
    table.opponent.picks('Claim the battlefield', 'Yes');
    expect(table.me.view).toMatchObject({ round: 3, battlefieldController: 1, claimedBy: null });
    expect(table.opponent.resources).toBe(3);
    table.opponent.isAsked('Play Dodge', 'Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('an action that comes of it is lost with the phase', () => {
    const table = board({
      me: { characters: ['Leia Organa'], hand: ['Retreat'], resources: 2, deck: ['Aim'] },
      opponent: {
        characters: ['Kylo Ren'],
        hand: ['Unpredictable'],
        deck: ['Dodge'],
      },
    });
    table.me.picks('Play Retreat');
    table.opponent.picks('Play Unpredictable');
    expect(table.me.view.round).toBe(3);
    table.rests();
  });

  test('who has claimed takes no action more', () => {
    const table = retreating(true);
    table.me.picks('Play Retreat');
    expect(table.me.view).toMatchObject({ round: 3 });
    table.rests();
  });
});
