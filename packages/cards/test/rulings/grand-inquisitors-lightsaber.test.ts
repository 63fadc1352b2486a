import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const SABER = "Grand Inquisitor's Lightsaber";

describe("Grand Inquisitor's Lightsaber", () => {
  test('a character die is turned to a blank, and its own die is rerolled and stays', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: SABER, pool: ['Sp'] }], pool: ['2MD1'] }] },
      opponent: {
        characters: [{ card: 'Finn', pool: ['2RD'], upgrades: [{ card: 'Comlink', pool: ['1Sh'] }] }],
      },
      rolls: [[SABER, '3MD']],
    });
    table.me.picks('Resolve special').isAsked('Kylo Ren: 2 melee for 1', 'Finn: 2 ranged').picks('Finn: 2 ranged');
    expect(table.opponent.pool).toEqual(['Finn -', 'Comlink 1Sh']);
    expect(table.me.pool).toEqual(['Kylo Ren 2MD1', `${SABER} 3MD`]);
    table.rests();
  });

  test('[clar.grand-inquisitors-lightsaber] [clarification.grand-inquisitors-lightsaber] it is rerolled although no character die can be turned', () => {
    for (const opponent of [
      { characters: ['Finn'] },
      { characters: [{ card: 'Finn', pool: ['-'] }] },
      { characters: [{ card: 'Finn', upgrades: [{ card: 'Comlink', pool: ['1Sh'] }] }] },
    ]) {
      const table = board({
        me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: SABER, pool: ['Sp'] }] }] },
        opponent,
        rolls: [[SABER, '2Sh']],
      });
      table.me.picks('Resolve special');
      expect(table.me.pool).toEqual([`${SABER} 2Sh`]);
      table.rests();
    }
  });
});
