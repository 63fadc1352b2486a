import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const TIES = 'Hutt Ties';
const LOSE = 'Lose 1 resource';
const REMOVE = 'Remove one of your dice';

describe('Hutt Ties', () => {
  const pressing = (resources: number, pool: string[]) => {
    const table = board({
      me: { characters: ['Jango Fett'], supports: [TIES] },
      opponent: { characters: [{ card: 'Finn', elite: true, pool }], resources },
    });
    table.me.picks(`Use ${TIES}`);
    return table;
  };

  test('an opponent loses 1 resource or removes an own die', () => {
    const table = pressing(2, ['2RD', '1Sh']);
    expect(table.me.card(TIES).exhausted).toBe(true);
    table.opponent.isAsked(LOSE, REMOVE).picks(REMOVE).isAsked('Finn: 2 ranged', 'Finn: 1 shield');
    table.opponent.picks('Finn: 1 shield');
    expect(table.opponent.pool).toEqual(['Finn 2RD']);
    expect(table.opponent.resources).toBe(2);
    table.rests();
  });

  test('[clar.hutt-ties] [clarification.hutt-ties] [terms.choose-either] either may be picked, also with no resources or no dice', () => {
    const poor = pressing(0, ['2RD', '1Sh']);
    poor.opponent.isAsked(LOSE, REMOVE).picks(LOSE);
    expect(poor.opponent.pool).toEqual(['Finn 2RD', 'Finn 1Sh']);
    poor.rests();
    const idle = pressing(3, []);
    idle.opponent.isAsked(LOSE, REMOVE).picks(REMOVE);
    expect(idle.opponent.resources).toBe(3);
    idle.rests();
  });
});
