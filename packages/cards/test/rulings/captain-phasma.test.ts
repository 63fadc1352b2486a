import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const STORMTROOPER = 'First Order Stormtrooper';
const shooter = { characters: [{ card: 'Finn', elite: true, pool: ['1RD', '1RD'] }] };

describe('Captain Phasma', () => {
  test('her non-unique characters have Guardian, she has not', () => {
    const table = board({
      me: { characters: ['Captain Phasma', STORMTROOPER] },
      opponent: shooter,
      rolls: [
        [STORMTROOPER, '-'],
        ['Captain Phasma', '1R'],
      ],
    });
    table.me.picks(`Activate ${STORMTROOPER}`).isAsked('Yes', 'No').picks('Yes', 'Finn: 1 ranged');
    expect(table.me.card(STORMTROOPER).damage).toBe(1);
    expect(table.opponent.pool).toEqual(['Finn 1RD']);
    table.opponent.picks('Pass');
    table.me.picks('Activate Captain Phasma');
    table.rests();
  });

  test("an opponent's characters have nothing of it, and own ones only while she is in play", () => {
    const table = board({
      me: { characters: [{ card: STORMTROOPER, pool: ['1RD'] }] },
      opponent: { characters: ['Captain Phasma', 'Finn'] },
      rolls: [],
    });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    const fallen = board({
      me: { characters: [{ card: 'Captain Phasma', damage: 10 }, STORMTROOPER] },
      opponent: shooter,
      turn: 'opponent',
      rolls: [[STORMTROOPER, '1R']],
    });
    fallen.opponent.picks('Resolve ranged', 'Finn: 1 ranged', 'Captain Phasma', 'Done');
    fallen.me.picks(`Activate ${STORMTROOPER}`);
    fallen.rests();
  });
});

describe('Personal Escort', () => {
  test('[ex.ongoing.personal-escort] [keyword.binary] given twice it is still had once: one die may be taken', () => {
    for (const edition of ['rr15', 'current']) {
      const table = board({
        me: {
          characters: ['Captain Phasma', { card: STORMTROOPER, upgrades: ['Personal Escort', 'Personal Escort'] }],
        },
        opponent: shooter,
        edition,
        rolls: [[STORMTROOPER, '-']],
      });
      table.me.picks(`Activate ${STORMTROOPER}`);
      table.me.picks(edition === 'rr15' ? `Use ${STORMTROOPER}` : 'Yes', 'Finn: 1 ranged');
      expect(table.me.card(STORMTROOPER).damage).toBe(1);
      expect(table.opponent.pool).toEqual(['Finn 1RD']);
      table.rests();
    }
  });

  test('a unique character has Guardian with it, and no more without it', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: ['Personal Escort'] }] },
      opponent: shooter,
      rolls: [['Kylo Ren', '1R']],
    });
    table.me.picks('Activate Kylo Ren').isAsked('Yes', 'No').picks('No');
    expect(table.opponent.pool).toHaveLength(2);
    const replaced = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: ['Personal Escort'] }], hand: ['Hunker Down'] },
      opponent: shooter,
      rolls: [['Kylo Ren', '1R']],
    });
    replaced.me.picks('Play Hunker Down', 'Personal Escort');
    replaced.opponent.picks('Pass');
    replaced.me.picks('Activate Kylo Ren');
    replaced.rests();
  });
});
