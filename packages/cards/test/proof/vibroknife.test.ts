import type { Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Vibroknife', () => {
  const stabbing = () =>
    board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'], upgrades: [{ card: 'Vibroknife', pool: ['+2MD'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', shields: 3 }] },
    });

  test('[err.vibroknife] [damage.unblockable] what it modifies is unblockable', () => {
    const table = stabbing();
    table.me.picks('Resolve melee', 'Vibroknife: +2 melee', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 3, shields: 3 });
    table.rests();
  });

  test('[err.vibroknife] a die that it does not modify deals ordinary damage', () => {
    const table = stabbing();
    table.me.picks('Resolve melee', 'Resolve without modifiers', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 0, shields: 2 });
    table.rests();
  });

  test('[contradiction.errata.columns] [contradiction.names] the corrected cards are those of Spirit of Rebellion', () => {
    const { faces } = board({
      me: { characters: ['Rey'], hand: ['02057', '02150', '03013'] },
      opponent: { characters: ['Kylo Ren'] },
    }).match.view(0 as Seat);
    expect(faces['02057']?.title).toBe('Vibroknife');
    expect(faces['02150']?.title).toBe('Fast Hands');
    expect(faces['03013']?.title).toBe('ID9 Seeker Droid');
  });

  test('[keyword.ambush] its player takes another action at once, or declines', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Vibroknife'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [
        ['Finn', '1R'],
        ['Vibroknife', '1Dc'],
      ],
    });
    table.me
      .picks('Play Vibroknife')
      .isAsked('Activate Finn', 'Claim the battlefield', 'Decline')
      .picks('Activate Finn');
    expect(table.me.pool).toEqual(['Finn 1R', 'Vibroknife 1Dc']);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[clar.rey] with Rey there are two additional actions, each declined by itself', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Vibroknife'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me
      .picks('Play Vibroknife', 'Yes')
      .isAsked('Activate Rey', 'Claim the battlefield', 'Decline')
      .picks('Decline');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Decline').picks('Decline');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test("[core.ambush.off-turn] [keyword.ambush.off-turn] played in the opponent's turn, the action is taken in that turn", () => {
    const table = board({
      me: { characters: [{ card: 'Obi-Wan Kenobi', damage: 10 }, 'Finn'], hand: ['My Ally Is The Force'] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['1RD'] }] },
      turn: 'opponent',
      rolls: [['Finn', '1R']],
    });
    table.opponent.picks('Resolve ranged', 'Obi-Wan Kenobi');
    table.me.picks('Use Obi-Wan Kenobi', 'My Ally Is The Force');
    // Still the opponent's turn: first my additional action, then my own turn.
    table.me.isAsked('Activate Finn', 'Claim the battlefield', 'Decline').picks('Activate Finn');
    table.me.isAsked('Resolve resource', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
