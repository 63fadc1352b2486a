import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const KRENNIC = 'Director Krennic';
const TROOPER = 'Death Trooper';

describe('Director Krennic', () => {
  const activating = (spareDice: string[], rolls: [string, string][], controller: 'me' | 'opponent' = 'me') => {
    const table = board({
      me: { characters: [KRENNIC, TROOPER], spareDice },
      opponent: { characters: ['Finn'] },
      battlefield: 'Frozen Wastes',
      controller,
      rolls: [[KRENNIC, '1R'], ...rolls],
    });
    table.me.picks(`Activate ${KRENNIC}`);
    return table;
  };

  test('[clar.director-krennic.set-aside] [clarification.director-krennic.set-aside] [areas.set-aside.dice] with a Death Trooper die set aside it is rolled in, without one nothing is', () => {
    const table = activating([TROOPER], [[TROOPER, '2RD']]);
    expect(table.me.pool).toEqual([`${KRENNIC} 1R`, `${TROOPER} 2RD`]);
    table.rests();
    const without = activating([], []);
    expect(without.me.pool).toEqual([`${KRENNIC} 1R`]);
    without.rests();
  });

  test('[clarification.director-krennic.extra-dice] the die of a Death Trooper on the team is not taken', () => {
    const table = activating([], []);
    expect(table.me.card(TROOPER).dice).toHaveLength(1);
    table.opponent.picks('Pass');
    table.me.isAsked(`Activate ${TROOPER}`, 'Resolve resource', 'Claim the battlefield', 'Pass');
  });

  test('nothing is rolled while an opponent controls the battlefield', () => {
    const table = activating([TROOPER], [], 'opponent');
    expect(table.me.pool).toEqual([`${KRENNIC} 1R`]);
    table.rests();
  });

  test('resolved, the die is set aside, and can be rolled again in the next round', () => {
    const table = board({
      me: { characters: [KRENNIC], spareDice: [TROOPER], deck: ['Aim'] },
      opponent: { characters: ['Finn'], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      rolls: [
        [KRENNIC, '1R'],
        [TROOPER, '2RD'],
        [KRENNIC, '1R'],
        [TROOPER, '1Dr'],
      ],
    });
    table.me.picks(`Activate ${KRENNIC}`);
    table.opponent.picks('Pass');
    table.me.picks('Resolve ranged', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect(table.me.pool).toEqual([`${KRENNIC} 1R`]);
    expect(table.me.card(KRENNIC).dice).toEqual([]);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.me.picks(`Activate ${KRENNIC}`);
    expect(table.me.pool).toEqual([`${KRENNIC} 1R`, `${TROOPER} 1Dr`]);
    table.rests();
  });

  test('removed, and in upkeep, it is set aside too', () => {
    const table = board({
      me: { characters: [KRENNIC, { card: 'Bala-Tik', exhausted: true }], spareDice: [TROOPER], deck: ['Aim'] },
      opponent: { characters: ['Finn'], hand: ['Dodge'], resources: 2, deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      rolls: [
        [KRENNIC, '1R'],
        [TROOPER, '+2RD'],
        [KRENNIC, '1R'],
        [TROOPER, '2RD'],
      ],
    });
    table.me.picks(`Activate ${KRENNIC}`);
    // A plus side without a base stays in the pool until upkeep.
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.me.pool).toEqual([]);
    table.opponent.picks('None');
    table.me.picks(`Activate ${KRENNIC}`);
    table.opponent.picks('Play Dodge');
    expect(table.me.pool).toEqual([`${KRENNIC} 1R`]);
    table.rests();
  });

  test('the die counts as a character die, but belongs to none of the characters', () => {
    const table = board({
      me: { characters: [KRENNIC], spareDice: [TROOPER] },
      opponent: { characters: ['Finn'] },
      battlefield: 'Frozen Wastes',
      rolls: [
        [KRENNIC, '1R'],
        [TROOPER, '2RD'],
      ],
    });
    table.me.picks(`Activate ${KRENNIC}`);
    table.opponent.picks('Claim the battlefield', 'Yes');
    table.opponent.isAsked(`${KRENNIC}: 1 resource`, `${TROOPER}: 2 ranged`).picks(`${TROOPER}: 2 ranged`);
    expect(table.me.pool).toEqual([`${KRENNIC} 1R`]);
    table.rests();
  });
});
