import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const AHSOKA = 'Ahsoka Tano';

describe('Ahsoka Tano', () => {
  const rolls: [string, string][] = [
    [AHSOKA, '2MD'],
    [AHSOKA, '1R'],
    ['Lightsaber', '1Sh'],
    ['Comlink', '1F'],
  ];
  const upgrades = ['Lightsaber', 'Comlink'];

  test('[clar.ahsoka-tano] [clarification.ahsoka-tano] readying her costs as much as she rolled dice, those of upgrades too', () => {
    const table = board({
      me: { characters: [{ card: AHSOKA, elite: true, upgrades }], resources: 5 },
      opponent: { characters: ['Kylo Ren'] },
      rolls,
    });
    table.me.picks(`Activate ${AHSOKA}`).isAsked('Yes', 'No').picks('Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.card(AHSOKA).exhausted).toBe(false);
    table.rests();
  });

  test('[clar.ahsoka-tano] dice that were in the pool already do not count', () => {
    const table = board({
      me: {
        characters: [
          { card: AHSOKA, elite: true, pool: ['2MD'], upgrades: [{ card: 'Lightsaber', pool: ['1Sh'] }, 'Comlink'] },
        ],
        resources: 2,
      },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [
        [AHSOKA, '1R'],
        ['Comlink', '1F'],
      ],
    });
    table.me.picks(`Activate ${AHSOKA}`, 'Yes');
    expect(table.me.resources).toBe(0);
    expect(table.me.card(AHSOKA).exhausted).toBe(false);
    table.rests();
  });

  test('who cannot pay is not asked', () => {
    const table = board({
      me: { characters: [{ card: AHSOKA, elite: true, upgrades }], resources: 3 },
      opponent: { characters: ['Kylo Ren'] },
      rolls,
    });
    table.me.picks(`Activate ${AHSOKA}`);
    expect(table.me.card(AHSOKA).exhausted).toBe(true);
    table.rests();
  });

  test('only the first time in a round, whether she was readied then or not', () => {
    for (const answer of ['Yes', 'No']) {
      const table = board({
        me: {
          characters: [{ card: AHSOKA, upgrades: [{ card: 'Comlink', pool: ['1F'] }] }, 'Leia Organa'],
          resources: 5,
          deck: ['Aim'],
        },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
        rolls:
          answer === 'Yes'
            ? [
                [AHSOKA, '2MD'],
                [AHSOKA, '1Sh'],
              ]
            : [
                [AHSOKA, '2MD'],
                [AHSOKA, '1R'],
                ['Comlink', '1F'],
              ],
      });
      table.me.picks(`Activate ${AHSOKA}`, answer);
      expect(table.me.card(AHSOKA).exhausted).toBe(answer === 'No');
      if (answer === 'No') {
        // The next round she may be readied again.
        table.opponent.picks('Pass');
        table.me.picks('Pass');
        table.me.picks(`Activate ${AHSOKA}`).isAsked('Yes', 'No').picks('No');
        continue;
      }
      table.opponent.picks('Pass');
      table.me.picks(`Activate ${AHSOKA}`);
      expect(table.me.card(AHSOKA).exhausted).toBe(true);
      expect(table.me.resources).toBe(4);
    }
  });
});
