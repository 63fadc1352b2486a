import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Squad Tactics', () => {
  const guarded = (edition: string) =>
    board({
      me: {
        characters: [{ card: 'Gamorrean Guard', damage: 9, upgrades: ['Gaffi Stick'] }, 'Tusken Raider', 'Bala-Tik'],
        hand: ['Squad Tactics', 'Flank'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'General Grievous', pool: ['2MD'] }] },
      edition,
      rolls: [
        ['Tusken Raider', '1Sh'],
        ['Gaffi Stick', '2MD1'],
      ],
    });

  test('[ex.queue.squad-tactics] [keyword.guardian.timing] with Guardian before the activation', () => {
    for (const edition of ['rr15', 'legacies', 'awakenings']) {
      const table = guarded(edition);
      // Non-unique ones only.
      table.me.picks('Play Squad Tactics').isAsked('Gamorrean Guard', 'Tusken Raider', 'None');
      table.me.picks('Gamorrean Guard', 'Tusken Raider');
      table.me.isAsked('Use Gamorrean Guard', 'None').picks('Use Gamorrean Guard');
      expect(table.opponent.pool, 'the die is removed').toEqual([]);
      table.opponent.isAsked('Use General Grievous', 'None').picks('None');
      // The Guard is about to fall: its Stick moves to the Raider (or to Bala-Tik), which has not rolled yet.
      table.me.isAsked('Tusken Raider', 'Bala-Tik', 'Let it be discarded').picks('Tusken Raider');
      expect(table.me.has('Gamorrean Guard')).toBe(false);
      expect(table.me.pool).toEqual(['Tusken Raider 1Sh', 'Gaffi Stick 2MD1']);
      expect(table.me.discard).toEqual(['Squad Tactics']);
      // Then the Raider's own ability, out of the queue.
      table.me
        .isAsked('Yes', 'No')
        .picks('Yes', 'Flank')
        .isAsked('Tusken Raider: 1 shield', 'Gaffi Stick: 2 melee for 1');
      table.me.picks('Gaffi Stick: 2 melee for 1', 'General Grievous');
      expect(table.opponent.card('General Grievous').damage).toBe(2);
      table.rests();
    }
  });

  test('[abilities.after] [queue.simultaneous.different-players] all are activated at one moment, then what reacts is ordered', () => {
    const trooper = { card: 'First Order Stormtrooper', upgrades: ['Fast Hands'] };
    const table = board({
      me: { characters: [trooper, trooper, 'MagnaGuard'], hand: ['Squad Tactics'] },
      opponent: { characters: ['Jango Fett'] },
      rolls: [
        ['First Order Stormtrooper', '1RD'],
        ['First Order Stormtrooper', '2RD'],
        ['Jango Fett', '1R'],
      ],
    });
    table.me
      .picks('Play Squad Tactics')
      .isAsked('First Order Stormtrooper', 'First Order Stormtrooper', 'MagnaGuard', 'None');
    table.me.picks('First Order Stormtrooper', 'First Order Stormtrooper', 'Done');
    expect(table.me.pool).toEqual(['First Order Stormtrooper 1RD', 'First Order Stormtrooper 2RD']);
    table.me.isAsked('Me', 'Opponent').picks('Opponent');
    // Jango heard two activations; after the first of his abilities he is exhausted.
    table.opponent.isAsked('Use Jango Fett', 'Use Jango Fett').picks('Use Jango Fett');
    table.me.isAsked('Use Fast Hands', 'Use Fast Hands').picks('Use Fast Hands#2');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    // The second Fast Hands first, each with the dice of its own character.
    table.me.isAsked('Yes', 'No').picks('Yes', 'Jango Fett');
    expect(table.opponent.card('Jango Fett').damage).toBe(2);
    table.me.isAsked('Yes', 'No').picks('Yes', 'Jango Fett');
    expect(table.opponent.card('Jango Fett').damage).toBe(3);
    expect(table.me.card('MagnaGuard').exhausted).toBe(false);
    table.rests();
  });

  test('[terms.target.any-number] none may be activated', () => {
    const table = board({
      me: { characters: ['Tusken Raider'], hand: ['Squad Tactics'] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Play Squad Tactics', 'None');
    expect(table.me.card('Tusken Raider').exhausted).toBe(false);
    table.rests();
  });
});

describe('My Ally Is The Force', () => {
  test('[clar.my-ally-is-the-force] [contradiction.focus.other] the focus die stays and may turn itself', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Obi-Wan Kenobi', pool: ['2F'] },
          { card: 'Finn', pool: ['1R'] },
        ],
        hand: ['My Ally Is The Force'],
        resources: 2,
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play My Ally Is The Force').isAsked('Obi-Wan Kenobi: 2 focus', 'Finn: 1 resource', 'None');
    table.me.picks('Obi-Wan Kenobi: 2 focus', 'Finn: 1 resource', '3 melee', '2 ranged');
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 3MD', 'Finn 2RD']);
    // Ambush
    table.me.isAsked(
      'Activate Obi-Wan Kenobi',
      'Activate Finn',
      'Resolve melee',
      'Resolve ranged',
      'Claim the battlefield',
      'Decline',
    );
    table.rests();
  });
});
