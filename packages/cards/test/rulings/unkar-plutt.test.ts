import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const UNKAR = 'Unkar Plutt';
const USE = `Use ${UNKAR}`;

describe('Unkar Plutt', () => {
  const trading = (pool: string[], others: string[] = [], hand: string[] = ['Nowhere to Run']) =>
    board({
      me: {
        characters: [
          { card: UNKAR, elite: true, pool },
          { card: 'Jango Fett', elite: true, pool: others },
        ],
      },
      opponent: { characters: ['Finn'], hand },
    });

  test('[ex.combined-value] dice of a combined value of 3 are removed, a random card is discarded and its cost gained', () => {
    const table = trading(['2Dr', '1R'], ['1RD']);
    table.me.picks(USE);
    // Without the 2 there is no 3; with it alone it is not done.
    table.me.isAsked(`${UNKAR}: 1 resource`, 'Jango Fett: 1 ranged').picks('Jango Fett: 1 ranged');
    expect(table.me.pool).toEqual([`${UNKAR} 1R`]);
    expect(table.opponent.discard).toEqual(['Nowhere to Run']);
    expect(table.me.resources).toBe(2);
    table.rests();
  });

  test('more than 3 may be removed', () => {
    const table = trading(['2Dr', '1R'], ['1RD']);
    table.me.picks(USE, `${UNKAR}: 1 resource`).isAsked('Jango Fett: 1 ranged', 'Done');
    table.me.picks('Jango Fett: 1 ranged');
    expect(table.me.pool).toEqual([]);
    expect(table.me.resources).toBe(2);
    table.rests();
  });

  test('with less than 3 in the pool the action is not there', () => {
    expect(trading(['2Dr', '-']).me.isOffered(USE)).toBe(false);
    expect(trading(['2Dr', '1R']).me.isOffered(USE)).toBe(true);
  });

  test('[abilities.mandatory] against an empty hand the dice are removed all the same', () => {
    const table = trading(['2Dr', '1R'], [], []);
    table.me.picks(USE);
    expect(table.me.pool).toEqual([]);
    expect(table.me.resources).toBe(0);
    table.rests();
  });
});
