import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const REMOTE = 'Training Remote';

describe('Training Remote', () => {
  const training = (character: string, pool: string[], remote = '+1*', resources = 0) =>
    board({
      me: {
        characters: [{ card: character, pool, upgrades: [{ card: 'Infiltrate', pool: ['1Sh'] }] }],
        supports: [{ card: REMOTE, pool: [remote] }],
        resources,
      },
      opponent: { characters: ['Kylo Ren'] },
    });

  test('[dice.modifier.count] [abilities.inherent.list] its plus sides join any symbol of a blue character die', () => {
    const table = training('Qui-Gon Jinn', ['2MD']);
    table.me.picks('Resolve melee', `${REMOTE}: +1 any`, 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.me.pool).toEqual(['Infiltrate 1Sh']);
    const resource = training('Qui-Gon Jinn', ['1R'], '+2*1', 1);
    resource.me.picks('Resolve resource', `${REMOTE}: +2 any for 1`);
    expect(resource.me.resources).toBe(3);
  });

  test('neither an upgrade die nor one that is not blue', () => {
    const upgrade = training('Qui-Gon Jinn', ['2MD']);
    upgrade.me.picks('Resolve shield', 'Qui-Gon Jinn');
    expect(upgrade.me.card('Qui-Gon Jinn').shields).toBe(1);
    expect(upgrade.me.pool).toContain(`${REMOTE} +1*`);
    const yellow = training('Finn', ['1RD']);
    yellow.me.picks('Resolve ranged', 'Kylo Ren');
    expect(yellow.opponent.card('Kylo Ren').damage).toBe(1);
    expect(yellow.me.pool).toContain(`${REMOTE} +1*`);
  });
});
