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
