import { createGame } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/index.js';
import { begin, starter } from './support/game.js';
import { board } from './support/table.js';

/* The two starter decks of Legacies: what they are, how they begin, what their rulebook shows by example. */

const luke = starter('LEG-H');
const boba = starter('LEG-V');

describe('the starter decks of Legacies', () => {
  test('[custom.starter.luke] Luke Skywalker twice, Han Solo once, Outer Rim Outpost, 20 cards, no plot', () => {
    expect(luke).toMatchObject({ name: 'Luke Skywalker', edition: 'legacies', battlefield: '05178' });
    expect(luke.characters).toEqual([
      { code: '05031', dice: 2 },
      { code: '05046', dice: 1 },
    ]);
    expect(Object.values(luke.deck).reduce((sum, copies) => sum + copies, 0)).toBe(20);
    const table = begin(luke, boba);
    expect(table.me.card('Luke Skywalker')).toMatchObject({ zone: 'play', elite: true, code: '05031' });
    expect(table.me.card('Han Solo')).toMatchObject({ zone: 'play', elite: false, code: '05046' });
    expect(table.me.setAside).toEqual(['Outer Rim Outpost']);
    expect(table.me.player.plots).toEqual([]);
  });

  test('[custom.starter.boba] Boba Fett twice, a Veteran Stormtrooper once, Arid Wasteland, 20 cards', () => {
    expect(boba).toMatchObject({ name: 'Boba Fett', edition: 'legacies', battlefield: '05174' });
    expect(boba.characters).toHaveLength(2);
    expect(boba.characters).toContainEqual({ code: '05019', dice: 2 });
    expect(boba.characters).toContainEqual({ code: '05013', dice: 1 });
    expect(Object.values(boba.deck).reduce((sum, copies) => sum + copies, 0)).toBe(20);
    const table = begin(luke, boba);
    expect(table.opponent.card('Boba Fett').dice).toHaveLength(2);
    expect(table.opponent.card('Veteran Stormtrooper').dice).toHaveLength(1);
    expect(table.opponent.setAside).toEqual(['Arid Wasteland']);
    expect(table.opponent.player.plots).toEqual([]);
  });

  test('every one of their cards is a card of Legacies, or no deck could be built of the set', () => {
    for (const deck of [luke, boba]) {
      const { state } = createGame(catalogue, {
        seats: [
          { name: 'One', deck },
          { name: 'Other', deck },
        ],
        edition: 'legacies',
        seed: 'legacies',
      });
      expect(state.cards).toHaveLength(2 * (20 + 2 + 1));
      expect(state.codes.filter((code) => !/^(05|rule)/.test(code))).toEqual([]);
    }
  });
});

describe('the roll-off', () => {
  test('[st.luke.rolloff] 3 of the heroes against 2 of the villains: the heroes pick the battlefield', () => {
    const table = begin(luke, boba, {
      edition: 'legacies',
      rolls: [
        ['05031', '1RD'],
        ['05031', '1MD'],
        ['05046', '1R'],
        ['05013', '1R'],
        ['05019', '1Dr'],
        ['05019', '-'],
      ],
    });
    table.me.picks('None');
    table.opponent.picks('None');
    table.me.isAsked('Outer Rim Outpost', 'Arid Wasteland').picks('Outer Rim Outpost');
    table.opponent.isAsked('Veteran Stormtrooper', 'Boba Fett').picks('Boba Fett');
    expect(table.opponent.card('Boba Fett').shields).toBe(2);
    expect(table.match.question).toMatchObject({ seat: 0, kind: 'action' });
    table.rests();
  });
});

describe("examples of Luke's rulebook", () => {
  test('[st.luke.shield-split] the two shields go to one character or to two, and none is kept back', () => {
    const rolls = [
      ['05031', '-'],
      ['05031', '-'],
      ['05046', '1R'],
      ['05013', '1R'],
      ['05019', '1Dr'],
      ['05019', '-'],
    ] as const;
    const split = (...picks: string[]) => {
      const table = begin(luke, boba, { edition: 'legacies', rolls });
      table.me.picks('None');
      table.opponent.picks('None', 'Arid Wasteland');
      table.me.isAsked('Luke Skywalker', 'Han Solo').picks(...picks);
      table.rests();
      return [table.me.card('Luke Skywalker').shields, table.me.card('Han Solo').shields];
    };
    expect(split('Luke Skywalker', 'Luke Skywalker')).toEqual([2, 0]);
    expect(split('Luke Skywalker', 'Han Solo')).toEqual([1, 1]);
    expect(split('Han Solo')).toEqual([0, 2]);
  });

  test("[st.luke.values] Boba Fett's 2 melee are 2 damage to one, Millennium Falcon's 2 shields are 2 for one", () => {
    const boba2 = board({
      me: { characters: [{ card: '05019', pool: ['2MD'] }] },
      opponent: { characters: ['05031', '05046'] },
      edition: 'legacies',
    });
    boba2.me.picks('Resolve melee').isAsked('Boba Fett', 'Luke Skywalker', 'Han Solo').picks('Luke Skywalker');
    expect(boba2.opponent.card('Luke Skywalker').damage).toBe(2);
    const falcon = board({
      me: { characters: ['05031', '05046'], supports: [{ card: '05052', pool: ['2Sh'] }] },
      opponent: { characters: ['05019'] },
      edition: 'legacies',
    });
    falcon.me.picks('Resolve shield').isAsked('Luke Skywalker', 'Han Solo', 'Boba Fett').picks('Han Solo');
    expect(falcon.me.card('Han Solo').shields).toBe(2);
  });

  test("[st.luke.symbol-choice] Luke's melee or his ranged damage, never both in one action", () => {
    const table = board({
      me: { characters: [{ card: '05031', exhausted: true, pool: ['1MD', '2RD'] }] },
      opponent: { characters: ['05019'] },
      edition: 'legacies',
    });
    table.me.picks('Resolve ranged', 'Boba Fett');
    expect(table.me.pool).toEqual(['Luke Skywalker 1MD']);
    table.opponent.picks('Pass');
    table.me.picks('Resolve melee', 'Boba Fett');
    expect(table.opponent.card('Boba Fett').damage).toBe(3);
  });

  test("[dice.cost] [dice.indirect] Millennium Falcon's 4 indirect cost 1, and the opponent assigns them", () => {
    const table = board({
      me: { characters: ['05031'], supports: [{ card: '05052', pool: ['4ID1'] }], resources: 1 },
      opponent: { characters: ['05019', { card: '05013', damage: 7 }] },
      edition: 'legacies',
    });
    table.me.picks('Resolve indirect');
    expect(table.me.resources).toBe(0);
    // The Stormtrooper has room for 2 of them, so that the first two are Boba Fett's in any case.
    table.opponent.picks('Boba Fett', 'Veteran Stormtrooper');
    expect(table.opponent.card('Boba Fett').damage).toBe(3);
    expect(table.opponent.card('Veteran Stormtrooper').damage).toBe(8);
    table.rests();

    const poor = board({
      me: { characters: ['05031'], supports: [{ card: '05052', pool: ['4ID1'] }] },
      opponent: { characters: ['05019'] },
      edition: 'legacies',
    });
    expect(poor.me.isOffered('Resolve indirect')).toBe(false);
  });

  const blaster = { card: '05031', upgrades: [{ card: 'Hidden Blaster', pool: ['+2RD'] }], exhausted: true };

  test("[st.luke.modifier] Luke's 1 and Hidden Blaster's +2 are 3 ranged damage for one character", () => {
    const table = board({
      me: { characters: [{ ...blaster, pool: ['1RD'] }] },
      opponent: { characters: ['Boba Fett', 'Veteran Stormtrooper'] },
      edition: 'legacies',
    });
    table.me
      .picks('Resolve ranged', 'Hidden Blaster: +2 ranged')
      .isAsked('Luke Skywalker', 'Boba Fett', 'Veteran Stormtrooper');
    table.me.picks('Boba Fett');
    expect(table.opponent.card('Boba Fett').damage).toBe(3);
    expect(table.opponent.card('Veteran Stormtrooper').damage).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[st.luke.modifier] without the 1 the +2 cannot be resolved', () => {
    const table = board({
      me: { characters: [blaster] },
      opponent: { characters: ['Boba Fett'] },
      edition: 'legacies',
    });
    table.me.isAsked('Claim the battlefield', 'Pass');
  });

  test("[st.luke.power-action] [actions.power-action] [actions.power-action.per-card] Luke's once a round, another card's too, then Luke's again", () => {
    const table = board({
      me: {
        characters: [{ card: '05031', exhausted: true, pool: ['1R', '1R'] }],
        supports: ['Slave I'],
        resources: 6,
        deck: ['Mislead'],
      },
      opponent: { characters: ['Veteran Stormtrooper'], deck: ['Subdue'] },
      edition: 'legacies',
    });
    table.me.picks('Use Luke Skywalker', 'Luke Skywalker: 1 resource');
    // Two spent, three of the die.
    expect(table.me.resources).toBe(7);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Luke Skywalker')).toBe(false);
    table.me.picks('Use Slave I');
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Luke Skywalker')).toBe(false);
    expect(table.me.isOffered('Use Slave I')).toBe(false);
    table.me.picks('Pass');
    expect(table.me.view.round).toBe(3);
    expect(table.me.isOffered('Use Luke Skywalker')).toBe(true);
    expect(table.me.isOffered('Use Slave I')).toBe(true);
  });

  test('a power action may be used for nothing, and is no pass then', () => {
    const table = board({
      me: { characters: [{ card: '05019', exhausted: true }], supports: [{ card: 'Slave I', exhausted: true }] },
      opponent: { characters: ['05031'] },
      edition: 'legacies',
    });
    table.me.isAsked('Use Slave I', 'Claim the battlefield', 'Pass').picks('Use Slave I');
    table.opponent.picks('Pass');
    // The opponent's pass is the first in a row.
    table.me.isAsked('Claim the battlefield', 'Pass');
  });

  test('what a power action asks to be spent must be there', () => {
    const table = board({
      me: { characters: [{ card: '05031', exhausted: true, pool: ['-'] }], resources: 1 },
      opponent: { characters: ['Boba Fett'] },
      edition: 'legacies',
    });
    table.me.isAsked('Claim the battlefield', 'Pass');
  });
});
