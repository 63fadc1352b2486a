import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Blackmail', () => {
  const rolled = (resources: number) =>
    board({
      me: { characters: [{ card: 'Bala-Tik', upgrades: ['Blackmail'] }], hand: ['Flank'] },
      opponent: { characters: ['Rey'], resources },
      rolls: [
        ['Bala-Tik', '1F'],
        ['Blackmail', '3Dc'],
        ['Blackmail', '2Dr'],
      ],
    });

  test('[clar.blackmail] [terms.roll] an opponent may buy it off at every roll', () => {
    const table = rolled(1);
    table.me.picks('Activate Bala-Tik');
    table.opponent.isAsked('Yes', 'No').picks('No', 'Pass');
    table.me.picks('Discard Flank to reroll', 'Blackmail: 3 discard');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.pool).toEqual(['Bala-Tik 1F']);
    expect(table.me.resources).toBe(1);
    expect(table.opponent.resources).toBe(0);
    table.rests();
  });

  test('[clar.blackmail] who has nothing to give is not asked', () => {
    const table = rolled(0);
    table.me.picks('Activate Bala-Tik');
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    table.me.picks('Discard Flank to reroll', 'Blackmail: 3 discard');
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  const both = () =>
    board({
      me: { characters: [{ card: 'Bala-Tik', upgrades: ['Blackmail', 'Fast Hands'] }] },
      opponent: { characters: ['Rey'], resources: 3 },
      rolls: [
        ['Bala-Tik', '1F'],
        ['Blackmail', '2Dr'],
      ],
    });

  test('[faq.blackmail-fast-hands] [gap.blackmail.roll-vs-activate] Fast Hands may come first: then there is nothing to buy', () => {
    const table = both();
    table.me
      .picks('Activate Bala-Tik')
      .isAsked('Use Blackmail', 'Use Fast Hands')
      .picks('Use Fast Hands', 'Yes', 'Blackmail: 2 disrupt');
    expect(table.opponent.resources).toBe(1);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[gap.blackmail.roll-vs-activate] or the offer first', () => {
    const table = both();
    table.me.picks('Activate Bala-Tik', 'Use Blackmail');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.pool).toEqual([]);
    expect(table.me.resources).toBe(1);
    expect(table.opponent.resources).toBe(2);
    table.rests();
  });
});
