import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const CHAMBER = 'Carbon-freezing Chamber';

describe('Carbon-freezing Chamber', () => {
  const freezing = (rolls: [string, string][]) =>
    board({
      me: { characters: [{ card: 'Finn', exhausted: true }], deck: ['Aim'], supports: ['Outpost'] },
      opponent: {
        characters: [{ card: 'Kylo Ren', elite: true, upgrades: ['Lightsaber'] }, 'Nightsister'],
        deck: ['Aim'],
      },
      battlefield: CHAMBER,
      rolls,
    });

  test('[clar.carbon-freezing-chamber] [clarification.carbon-freezing-chamber] a character die that lies on its card may be chosen; it is not rolled in the next round', () => {
    const table = freezing([
      ['Kylo Ren', '1MD'],
      ['Lightsaber', '1R'],
    ]);
    table.me.picks('Claim the battlefield', 'Yes');
    // No upgrade die, no support die.
    table.me.isAsked('Finn', 'Kylo Ren', 'Kylo Ren', 'Nightsister').picks('Kylo Ren#2');
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.opponent.picks('Activate Kylo Ren');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD', 'Lightsaber 1R']);
    expect(table.opponent.card('Kylo Ren').dice).toHaveLength(1);
    table.rests();
  });

  test('in the round of the claim it is rolled all the same, and in the one after the next again', () => {
    const table = freezing([
      ['Nightsister', '1RD'],
      ['Nightsister', '2RD'],
    ]);
    table.me.picks('Claim the battlefield', 'Yes', 'Nightsister');
    table.opponent.picks('Activate Nightsister');
    expect(table.opponent.pool).toEqual(['Nightsister 1RD']);
    table.opponent.picks('Pass');
    // The next round: activated, it rolls nothing.
    table.me.picks('Pass');
    table.opponent.picks('Activate Nightsister');
    expect(table.opponent.pool).toEqual([]);
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.me.picks('None');
    table.opponent.picks('None');
    table.me.picks('Pass');
    table.opponent.picks('Activate Nightsister');
    expect(table.opponent.pool).toEqual(['Nightsister 2RD']);
    table.rests();
  });

  test('a die in a pool may be chosen too', () => {
    const table = board({
      me: { characters: ['Finn'], deck: ['Aim'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1Sh'] }], deck: ['Aim'] },
      battlefield: CHAMBER,
    });
    table.me.picks('Claim the battlefield', 'Yes').isAsked('Finn', 'Kylo Ren: 1 shield').picks('Kylo Ren: 1 shield');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1Sh']);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.opponent.picks('Activate Kylo Ren');
    expect(table.opponent.pool).toEqual([]);
    expect(table.opponent.card('Kylo Ren').exhausted).toBe(true);
    table.rests();
  });

  test('[core.claim.optional] [actions.claim.optional-ability] [abilities.claim] [actions.claim.opponent-continues] its ability need not be used; the other goes on until one pass', () => {
    const table = freezing([['Nightsister', '1RD']]);
    table.me.picks('Claim the battlefield', 'No');
    table.opponent.picks('Activate Nightsister');
    table.opponent.picks('Resolve ranged', 'Finn');
    expect(table.me.view.round).toBe(2);
    table.opponent.picks('Pass');
    expect(table.me.view.round).toBe(3);
    table.rests();
  });
});
