import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* In what order triggered abilities resolve. */

describe('the queue', () => {
  test('[ex.simultaneous.tusken-jango] [abilities.after] [queue.waits] [queue.full-resolution] [queue.added-at-end] [queue.simultaneous.different-players] [queue.simultaneous.same-player] who is first', () => {
    const table = board({
      me: { characters: [{ card: 'Tusken Raider', upgrades: ['Fast Hands'] }], hand: ['Aim'] },
      opponent: { characters: [{ card: 'Jango Fett', upgrades: ['Fast Hands'] }, 'Kylo Ren'] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
      rolls: [
        ['Tusken Raider', '1R'],
        ['Jango Fett', '1R'],
      ],
    });
    table.me.picks('Activate Tusken Raider');
    table.opponent.isAsked('Me', 'Opponent').picks('Me');
    table.me.isAsked('Use Tusken Raider', 'Use Fast Hands').picks('Use Fast Hands');
    // In the queue: my Fast Hands, my Raider, Jango; Jango's Fast Hands comes last.
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.resources).toBe(1);
    // The Raider's ability has no die left to resolve; a card may still be discarded for it, or not.
    table.me.isAsked('Yes', 'No').picks('No');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.resources).toBe(1);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[faq.dooku-ackbar] [queue.interrupted-keeps-place] [queue.nested-after] what an interruption triggers waits behind what it interrupted', () => {
    const table = board({
      me: { characters: [{ card: 'Rebel Trooper', pool: ['2RD'] }, 'Admiral Ackbar'] },
      opponent: {
        characters: [{ card: 'Count Dooku', damage: 9 }, 'Kylo Ren', 'First Order Stormtrooper'],
        hand: ['Aim'],
      },
    });
    table.me.picks('Resolve ranged', 'Count Dooku');
    table.opponent.picks('Use Count Dooku', 'Aim');
    expect(table.opponent.has('Count Dooku')).toBe(false);
    table.opponent.isAsked('Kylo Ren', 'First Order Stormtrooper').picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    table.rests();
  });

  test('[core.triggered.independent] [abilities.triggered.independent] once triggered it resolves, though its card is gone', () => {
    // My last card is discarded for Tusken Raider; before Ackbar's ability comes to its turn, Ackbar himself falls.
    const table = board({
      me: {
        characters: [{ card: 'Tusken Raider', upgrades: ['Fast Hands', { card: 'Gaffi Stick', pool: ['2MD1'] }] }],
        hand: ['Aim'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Admiral Ackbar', damage: 8 }, 'Rey'] },
      rolls: [['Tusken Raider', '1MD']],
    });
    table.me.picks('Activate Tusken Raider', 'Use Tusken Raider', 'Yes', 'Aim', 'Gaffi Stick: 2 melee for 1', 'Rey');
    table.me.picks('Yes', 'Admiral Ackbar');
    expect(table.opponent.has('Admiral Ackbar')).toBe(false);
    expect(table.me.card('Tusken Raider').damage).toBe(2);
    table.rests();
  });

  test('[abilities.after.part-of-ability] the whole ability is finished before what a part of it triggers', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Bala-Tik', exhausted: true },
          { card: 'Kylo Ren', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] },
        ],
      },
      opponent: { characters: [{ card: 'Finn', damage: 8 }, 'Rey'] },
    });
    table.me.picks('Resolve special').isAsked('Yes', 'No');
    expect(table.opponent.has('Finn')).toBe(false);
    expect(table.me.discard).toEqual(['Infantry Grenades']);
    table.me.picks('Yes');
    expect(table.me.card('Bala-Tik').exhausted).toBe(false);
  });

  test('[queue.after-source-gone] a queued ability without its object does nothing', () => {
    const table = board({
      me: { characters: [{ card: 'Tusken Raider', upgrades: ['Fast Hands'] }], hand: ['Aim'] },
      opponent: { characters: ['Rey'] },
      rolls: [['Tusken Raider', '1R']],
    });
    table.me.picks('Activate Tusken Raider', 'Use Tusken Raider', 'Yes', 'Aim');
    expect(table.me.resources).toBe(1);
    // The only die has gone: Fast Hands does not ask.
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
