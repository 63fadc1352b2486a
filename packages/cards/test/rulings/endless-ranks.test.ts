import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const STORMTROOPER = 'First Order Stormtrooper';

describe('Endless Ranks', () => {
  const fallen = (edition: string) => {
    const table = board({
      me: {
        characters: [{ card: STORMTROOPER, damage: 6, upgrades: ['Hunker Down'] }, 'Bala-Tik'],
        hand: ['Endless Ranks'],
        resources: 5,
      },
      opponent: { characters: [{ card: 'Finn', pool: ['1RD'] }] },
      turn: 'opponent',
      edition,
      rolls: [[STORMTROOPER, '2RD']],
    });
    table.opponent.picks('Resolve ranged', `${STORMTROOPER} (6 damage)`);
    return table;
  };

  test('[contradiction.defeated-zone] [damage.defeat.set-aside] a defeated character is set aside in every edition and comes back with its die, ready and whole', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = fallen(edition);
      expect(table.me.setAside).toEqual([STORMTROOPER]);
      expect(table.me.has(STORMTROOPER)).toBe(false);
      table.me.picks('Play Endless Ranks');
      expect(table.me.card(STORMTROOPER)).toMatchObject({ zone: 'play', damage: 0, shields: 0, exhausted: false });
      expect(table.me.setAside).toEqual([]);
      expect(table.me.upgradesOn(STORMTROOPER)).toEqual([]);
      table.opponent.picks('Pass');
      table.me.picks(`Activate ${STORMTROOPER}`);
      expect(table.me.pool).toEqual([`${STORMTROOPER} 2RD`]);
      table.rests();
    }
  });

  test('unique characters, others than red ones and those of an opponent stay away', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Count Dooku', damage: 9 },
          { card: 'Tusken Raider', damage: 7 },
          { card: 'General Grievous', damage: 9 },
          'Bala-Tik',
        ],
        hand: ['Endless Ranks'],
        resources: 5,
      },
      opponent: {
        characters: [
          { card: 'Jango Fett', elite: true, pool: ['2RD', '2RD'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
          { card: STORMTROOPER, damage: 6 },
        ],
      },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Jango Fett: 2 ranged', 'Tusken Raider');
    table.opponent.picks(
      'Jango Fett: 2 ranged',
      'General Grievous',
      `${STORMTROOPER}: 2 ranged`,
      `${STORMTROOPER} (6 damage)`,
    );
    expect(table.me.setAside).toEqual(['Tusken Raider', 'General Grievous']);
    table.me.picks('Play Endless Ranks');
    expect(table.me.setAside).toEqual(['Tusken Raider', 'General Grievous']);
    table.rests();
  });
});
