import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const GUARD = 'Royal Guard';
const HOLOCRON = 'Sith Holocron';

describe('Royal Guard', () => {
  test('[abilities.negative-wins] blue abilities cannot be played on it; other upgrades can', () => {
    const table = board({
      me: { characters: [GUARD, 'Kylo Ren'], hand: ['Force Throw', 'Lightsaber'], resources: 6 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Play Force Throw');
    expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Force Throw']);
    table.opponent.picks('Pass');
    table.me.picks('Play Lightsaber').isAsked(GUARD, 'Kylo Ren').picks(GUARD);
    expect(table.me.upgradesOn(GUARD)).toEqual(['Lightsaber']);
    table.rests();
  });

  test('alone it leaves such a card in the hand', () => {
    const table = board({
      me: { characters: [GUARD], hand: ['Force Throw'], resources: 3 },
      opponent: { characters: ['Finn'] },
    });
    expect(table.me.isOffered('Play Force Throw')).toBe(false);
  });

  test('[faq.holocron-royal-guard] a blue ability may be switched in: that is not playing', () => {
    const table = board({
      me: { characters: [{ card: GUARD, upgrades: [{ card: HOLOCRON, pool: ['Sp'] }] }], hand: ['Force Throw'] },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Resolve special', 'Force Throw');
    expect(table.me.upgradesOn(GUARD)).toEqual(['Force Throw']);
    expect(table.me.hand).toEqual([HOLOCRON]);
    table.rests();
  });

  test('it has Guardian', () => {
    const table = board({
      me: { characters: [GUARD] },
      opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
      rolls: [[GUARD, '1MD']],
    });
    table.me.picks(`Activate ${GUARD}`).picks('Yes');
    expect(table.me.card(GUARD).damage).toBe(2);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });
});
