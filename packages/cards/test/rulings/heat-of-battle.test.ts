import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const HEAT = 'Heat Of Battle';

describe('Heat Of Battle', () => {
  const fighting = () =>
    board({
      me: {
        characters: [
          { card: 'Jango Fett', pool: ['1R'] },
          { card: 'Admiral Ackbar', pool: ['1RD'], upgrades: [{ card: 'Comlink', pool: ['1F'] }] },
        ],
        hand: [HEAT],
        resources: 2,
      },
      opponent: {
        characters: [
          { card: 'Finn', elite: true, pool: ['1Sh', '2RD'] },
          { card: 'Rey', pool: ['+2MD'] },
        ],
      },
    });

  test('[err.heat-of-battle] [errata.heat-of-battle] an opponent turns up to two own dice to damage sides, then its player does, whatever the first did', () => {
    const table = fighting();
    table.me.picks(`Play ${HEAT}`);
    table.opponent.isAsked('Finn: 1 shield', 'Finn: 2 ranged', 'Rey: +2 melee', 'None').picks('Finn: 1 shield');
    table.opponent.isAsked('Finn: 2 ranged', 'Rey: +2 melee', 'Done').picks('Rey: +2 melee');
    table.opponent.isAsked('1 ranged', '2 ranged', '1 melee').picks('1 melee');
    expect(table.opponent.pool).toEqual(['Finn 1MD', 'Finn 2RD', 'Rey 1MD']);
    // Comlink has no damage side, Admiral Ackbar none but the one that shows.
    table.me.isAsked('Jango Fett: 1 resource', 'None').picks('Jango Fett: 1 resource');
    table.me.isAsked('1 ranged', '2 ranged', '1 melee').picks('2 ranged');
    expect(table.me.pool).toEqual(['Jango Fett 2RD', 'Admiral Ackbar 1RD', 'Comlink 1F']);
    table.rests();
  });

  test('[err.heat-of-battle] the opponent may pick none; the other half happens all the same', () => {
    const table = fighting();
    table.me.picks(`Play ${HEAT}`);
    table.opponent.picks('None');
    table.me.picks('Jango Fett: 1 resource', '1 melee');
    expect(table.opponent.pool).toEqual(['Finn 1Sh', 'Finn 2RD', 'Rey +2MD']);
    expect(table.me.pool).toEqual(['Jango Fett 1MD', 'Admiral Ackbar 1RD', 'Comlink 1F']);
    table.rests();
  });
});
