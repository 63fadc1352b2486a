import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

/* The windows of one occurrence in their order: would, before, blocking, apply, after. */

describe('windows', () => {
  test('[replacement.would-be-faster] [abilities.before] [damage.block.order] [abilities.after] damage: redirected, Dooku, blocked, taken, Hunker Down', () => {
    const table = board({
      me: {
        characters: [{ card: 'Count Dooku', upgrades: ['Decoy', 'Hunker Down', 'Force Illusion'] }, 'Finn'],
        hand: ['Dodge'],
        deck: ['Aim', 'Flank'],
      },
      opponent: { characters: [{ card: 'General Grievous', pool: ['3MD1'] }, 'Admiral Ackbar'], resources: 1 },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Finn');
    table.me.isAsked('Use Decoy', 'None').picks('Use Decoy');
    table.me.isAsked('Use Count Dooku', 'None').picks('Use Count Dooku', 'Dodge');
    table.me.isAsked('Use Force Illusion', 'Block with shields').picks('Block with shields', 'None');
    expect(table.me.card('Count Dooku')).toMatchObject({ damage: 2, shields: 0 });
    // Admiral Ackbar was triggered while the damage was interrupted, Hunker Down by the damage: first in, first out.
    table.me.isAsked('Count Dooku', 'Finn');
    expect(table.me.upgradesOn('Count Dooku')).toEqual(['Decoy', 'Hunker Down', 'Force Illusion']);
    table.me.picks('Finn');
    expect(table.me.upgradesOn('Count Dooku')).toEqual(['Decoy', 'Force Illusion']);
    table.rests();
  });

  const falling = (controller: 'me' | 'opponent') => {
    const table = board({
      me: {
        characters: [
          'General Grievous',
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
          { card: 'Bala-Tik', exhausted: true },
        ],
      },
      opponent: {
        characters: [
          { card: 'Obi-Wan Kenobi', damage: 10, upgrades: ['One With The Force', 'Lightsaber', 'Jedi Robes'] },
          'Finn',
        ],
        hand: ['Enrage'],
      },
      controller,
    });
    table.me.picks('Resolve ranged', 'Obi-Wan Kenobi');
    return table;
  };

  test('[queue.simultaneous.different-players] [queue.simultaneous.same-player] a defeat: before abilities of both sides, Redeploy, then Bala-Tik', () => {
    const table = falling('me');
    table.me.isAsked('Me', 'Opponent').picks('Opponent');
    table.opponent.isAsked('Use Obi-Wan Kenobi', 'Use One With The Force').picks('Use One With The Force');
    // After each it is looked again who may react, and settled again whose turn it is.
    table.me.isAsked('Me', 'Opponent').picks('Me');
    table.me
      .isAsked('Use General Grievous', 'None')
      .picks('Use General Grievous')
      .isAsked('Lightsaber', 'Jedi Robes')
      .picks('Jedi Robes');
    table.opponent.isAsked('Use Obi-Wan Kenobi', 'None').picks('Use Obi-Wan Kenobi', 'Enrage');
    expect(table.opponent.resources).toBe(1);
    table.opponent.isAsked('Finn', 'Let it be discarded').picks('Finn');
    expect(table.opponent.has('Obi-Wan Kenobi')).toBe(false);
    expect(table.opponent.card('One With The Force').type).toBe('support');
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Lightsaber']);
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Jedi Robes']);
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.card('Bala-Tik').exhausted).toBe(false);
    table.rests();
  });

  test('[queue.simultaneous.different-players] the other side settles it when it controls the battlefield', () => {
    const table = falling('opponent');
    table.opponent.isAsked('Me', 'Opponent').picks('Me');
    // [clar.general-grievous] An ability is no upgrade that he may take; it is still one.
    table.me.picks('Use General Grievous').isAsked('Lightsaber', 'Jedi Robes').picks('Lightsaber');
    table.opponent.isAsked('Use Obi-Wan Kenobi', 'Use One With The Force').picks('Use One With The Force', 'None');
    expect(table.opponent.hand).toEqual(['Enrage']);
    expect(table.opponent.discard).toEqual(['Jedi Robes']);
    table.me.picks('No');
    table.rests();
  });
});
