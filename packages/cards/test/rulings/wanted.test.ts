import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Wanted', () => {
  const hunting = () =>
    board({
      me: { characters: [{ card: 'Jango Fett', pool: ['2RD'] }], discard: [] },
      opponent: { characters: [{ card: 'Rey', damage: 8, downgrades: ['Wanted'] }, 'Finn'] },
    });

  test('[contradiction.obi-wan-downgrades] after its character is defeated its player may gain 2 resources; it goes to its owner', () => {
    const table = hunting();
    table.me.picks('Resolve ranged', 'Rey').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.resources).toBe(2);
    expect(table.me.discard).toEqual(['Wanted']);
    table.rests();
    const declined = hunting();
    declined.me.picks('Resolve ranged', 'Rey', 'No');
    expect(declined.me.resources).toBe(0);
    declined.rests();
  });

  test('another character that is defeated does not matter', () => {
    const table = board({
      me: { characters: [{ card: 'Jango Fett', pool: ['2RD'] }] },
      opponent: {
        characters: [
          { card: 'Rey', downgrades: ['Wanted'] },
          { card: 'Finn', damage: 8 },
        ],
      },
    });
    table.me.picks('Resolve ranged', 'Finn');
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test("[gap.downgrade.fourth] [actions.play.downgrade] it is played on an opponent's character for nothing; of four one goes", () => {
    const table = board({
      me: { characters: ['Jango Fett'], hand: ['Wanted'] },
      opponent: { characters: [{ card: 'Rey', downgrades: ['Wanted', 'Wanted', 'Wanted'] }] },
    });
    table.me.picks('Play Wanted');
    table.opponent.isAsked('Wanted', 'Wanted', 'Wanted', 'Wanted').picks('Wanted');
    expect(table.opponent.upgradesOn('Rey')).toHaveLength(3);
    expect(table.me.discard).toEqual(['Wanted']);
    table.rests();
  });
});
