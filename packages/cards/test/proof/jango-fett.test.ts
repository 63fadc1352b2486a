import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Jango Fett', () => {
  test('[queue.after-enters] he may be activated after an opponent has activated a character', () => {
    const table = board({
      me: { characters: ['Finn'] },
      opponent: { characters: ['Jango Fett'] },
      rolls: [
        ['Finn', '1RD'],
        ['Jango Fett', '2RD'],
      ],
    });
    table.me.picks('Activate Finn');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.card('Jango Fett').exhausted).toBe(true);
    expect(table.opponent.pool).toEqual(['Jango Fett 2RD']);
    table.opponent.isAsked('Resolve ranged', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('he is not asked for supports, for his own side, or while exhausted', () => {
    const table = board({
      me: { characters: ['Finn', 'Poe Dameron'], supports: ['Black One'] },
      opponent: { characters: ['Jango Fett', 'Bala-Tik'] },
      rolls: [
        ['Black One', '2RD'],
        ['Bala-Tik', '1RD'],
        ['Finn', '1RD'],
        ['Jango Fett', '1RD'],
        ['Poe Dameron', '2RD'],
      ],
    });
    table.me.picks('Activate Black One');
    table.opponent.picks('Activate Bala-Tik');
    table.me.picks('Activate Finn');
    table.opponent.isAsked('Yes', 'No').picks('Yes', 'Pass');
    table.me.picks('Activate Poe Dameron');
    table.opponent.isAsked('Resolve ranged', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[ex.extra.rey-jango] [queue.extra-actions-outside] he comes before the second additional action', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Vibroknife'], resources: 2 },
      opponent: { characters: ['Jango Fett'] },
      rolls: [
        ['Rey', '1R'],
        ['Vibroknife', '1R'],
        ['Jango Fett', '1RD'],
      ],
    });
    table.me.picks('Play Vibroknife', 'Yes');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Decline').picks('Activate Rey');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('Resolve resource', 'Claim the battlefield', 'Decline').picks('Decline');
    table.opponent.isAsked('Resolve ranged', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});

describe('simultaneous after abilities', () => {
  const three = (controller: 'me' | 'opponent') =>
    board({
      me: { characters: [{ card: 'Tusken Raider', upgrades: ['Fast Hands'] }], hand: ['Flank'] },
      opponent: { characters: [{ card: 'Jango Fett', upgrades: ['Fast Hands'] }] },
      controller,
      rolls: [
        ['Tusken Raider', '1RD'],
        ['Jango Fett', '2RD'],
      ],
    });

  test('[ex.simultaneous.tusken-jango] the controller of the battlefield says whose come first, each orders the own ones', () => {
    const table = three('opponent');
    table.me.picks('Activate Tusken Raider');
    table.opponent.isAsked('Me', 'Opponent').picks('Opponent');
    table.me.isAsked('Use Tusken Raider', 'Use Fast Hands').picks('Use Fast Hands');
    // Jango first: his own Fast Hands joins the end of the queue, behind both of mine.
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('Yes', 'No').picks('Yes', 'Jango Fett');
    expect(table.opponent.card('Jango Fett').damage).toBe(1);
    // The Raider's ability: its die is gone, so discarding would bring nothing, but may be done.
    table.me.isAsked('Yes', 'No').picks('No');
    table.opponent.isAsked('Yes', 'No').picks('Yes', 'Tusken Raider');
    expect(table.me.card('Tusken Raider').damage).toBe(2);
    table.opponent.isAsked('Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[queue.simultaneous.different-players] the same with the battlefield in the other hands', () => {
    const table = three('me');
    table.me.picks('Activate Tusken Raider');
    table.me.isAsked('Me', 'Opponent').picks('Me');
    table.me.isAsked('Use Tusken Raider', 'Use Fast Hands').picks('Use Tusken Raider');
    table.me.isAsked('Yes', 'No').picks('Yes', 'Flank', 'Jango Fett');
    expect(table.opponent.card('Jango Fett').damage).toBe(1);
    // Fast Hands finds no die any more.
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    table.opponent.isAsked('Yes', 'No').picks('No');
    expect(table.opponent.pool).toEqual(['Jango Fett 2RD']);
    table.rests();
  });
});
