import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Fast Hands', () => {
  test('[err.fast-hands] one character or upgrade die of its own character may be resolved', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Jango Fett', upgrades: ['Fast Hands', 'Blackmail'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
      opponent: { characters: ['Rey'] },
      rolls: [
        ['Jango Fett', '1RD'],
        ['Blackmail', '2Dr'],
      ],
    });
    table.me.picks('Activate Jango Fett', 'Use Fast Hands', 'Yes');
    table.me.isAsked('Jango Fett: 1 ranged', 'Blackmail: 2 disrupt').picks('Jango Fett: 1 ranged', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    expect(table.me.pool).toEqual(['First Order Stormtrooper 2RD', 'Blackmail 2Dr']);
    table.rests();
  });

  test('[core.through-card.modifiers] neither adds a plus side nor resolves one alone', () => {
    const table = board({
      me: { characters: [{ card: 'Jango Fett', elite: true, upgrades: ['Fast Hands'] }] },
      opponent: { characters: ['Rey'] },
      rolls: [
        ['Jango Fett', '1R'],
        ['Jango Fett', '+1R'],
      ],
    });
    table.me.picks('Activate Jango Fett', 'Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.pool).toEqual(['Jango Fett +1R']);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[err.fast-hands] [dice.through-card.no-lone-modifier] is not asked with a plus side alone', () => {
    const table = board({
      me: { characters: [{ card: 'Jango Fett', upgrades: ['Fast Hands'] }] },
      opponent: { characters: ['Rey'] },
      rolls: [['Jango Fett', '+1R']],
    });
    table.me.picks('Activate Jango Fett');
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[err.fast-hands] yellow character only', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Fast Hands'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Fast Hands');
    expect(table.me.upgradesOn('Finn')).toEqual(['Fast Hands']);
    table.rests();
  });
});
