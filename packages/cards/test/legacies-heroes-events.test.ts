import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The events that only the Luke Skywalker starter deck has. */

const LUKE = '05031';
const HAN = '05046';
const BOBA = '05019';
const VETERAN = '05013';
const boba = { characters: [BOBA] };

describe('Heightened Awareness (LEG 102)', () => {
  test('Ambush; 3 shields for a character of either player', () => {
    const table = board({
      me: { characters: [{ card: LUKE, shields: 1 }], hand: ['Heightened Awareness'], resources: 2 },
      opponent: boba,
    });
    table.me.picks('Play Heightened Awareness').isAsked('Luke Skywalker', 'Boba Fett').picks('Luke Skywalker');
    expect(table.me.card('Luke Skywalker').shields).toBe(3);
    table.me.isAsked('Activate Luke Skywalker', 'Claim the battlefield', 'Decline');
    table.rests();
  });
});

describe('Bravado (LEG 116)', () => {
  const brave = (mine: string, pool: string[]) =>
    board({
      me: { characters: [mine], hand: ['Bravado'], resources: 3 },
      opponent: { characters: [{ card: BOBA, pool }] },
    });

  test('with a yellow character: a die of the opponent is removed, then 2 damage', () => {
    const table = brave(HAN, ['2RD', '1R']);
    table.me.picks('Play Bravado').isAsked('Boba Fett: 2 ranged', 'Boba Fett: 1 resource');
    table.me.picks('Boba Fett: 2 ranged').isAsked('Han Solo', 'Boba Fett').picks('Boba Fett');
    expect(table.opponent.card('Boba Fett').damage).toBe(2);
    expect(table.opponent.pool).toEqual(['Boba Fett 1R']);
    table.rests();
  });

  test('[abilities.then] where no die is removed, no damage', () => {
    const table = brave(HAN, []);
    table.me.picks('Play Bravado');
    expect(table.opponent.card('Boba Fett').damage).toBe(0);
    expect(table.me.discard).toEqual(['Bravado']);
    table.rests();
  });

  test('[terms.spot.failed] without a yellow character it does nothing', () => {
    const table = brave(LUKE, ['2RD']);
    table.me.picks('Play Bravado');
    expect(table.opponent.pool).toEqual(['Boba Fett 2RD']);
    expect(table.me.discard).toEqual(['Bravado']);
    table.rests();
  });
});

describe('Impulsive (LEG 119)', () => {
  test('Ambush; an own die is resolved, whatever it shows', () => {
    const table = board({
      me: {
        characters: [
          { card: LUKE, pool: ['2RD', '-'] },
          { card: HAN, pool: ['+1R'] },
        ],
        hand: ['Impulsive'],
      },
      opponent: { characters: [{ card: BOBA, pool: ['1R'] }] },
    });
    // Neither blank nor plus side can be resolved, nor an opponent's die.
    table.me.picks('Play Impulsive', 'Boba Fett');
    expect(table.opponent.card('Boba Fett').damage).toBe(2);
    expect(table.me.pool).toEqual(['Luke Skywalker -', 'Han Solo +1R']);
    table.me.isAsked('Activate Luke Skywalker', 'Activate Han Solo', 'Claim the battlefield', 'Decline');
    table.rests();
  });
});

describe("Smuggler's Run (LEG 121)", () => {
  test('activates a yellow character; 1 resource where a die that this rolled shows resources', () => {
    const table = board({
      me: {
        characters: [{ card: HAN, upgrades: ['Hunting Rifle'] }, LUKE],
        hand: ["Smuggler's Run"],
      },
      opponent: boba,
      rolls: [
        [HAN, '2RD'],
        ['Hunting Rifle', '1R'],
      ],
    });
    table.me.picks("Play Smuggler's Run");
    expect(table.me.resources).toBe(1);
    expect(table.me.pool).toEqual(['Han Solo 2RD', 'Hunting Rifle 1R']);
    // His own ability comes after the event.
    table.me.picks('No');
    table.rests();
  });

  test('a plus side counts, and two dice are no more than one', () => {
    const table = board({
      me: { characters: [{ card: HAN, upgrades: ['Hunting Rifle'] }], hand: ["Smuggler's Run"] },
      opponent: boba,
      rolls: [
        [HAN, '+1R'],
        ['Hunting Rifle', '1R'],
      ],
    });
    table.me.picks("Play Smuggler's Run");
    expect(table.me.resources).toBe(1);
  });

  test('[actions.activate.not-pool-dice] a die that lay in the pool before does not count', () => {
    const table = board({
      me: {
        characters: [{ card: HAN, upgrades: [{ card: 'Hunting Rifle', pool: ['1R'] }] }],
        hand: ["Smuggler's Run"],
      },
      opponent: boba,
      rolls: [[HAN, '2RD']],
    });
    table.me.picks("Play Smuggler's Run");
    expect(table.me.resources).toBe(0);
    expect(table.me.pool).toEqual(['Hunting Rifle 1R', 'Han Solo 2RD']);
  });

  test('nobody yellow who is ready: nothing', () => {
    const table = board({
      me: { characters: [{ card: HAN, exhausted: true, pool: ['1R'] }, LUKE], hand: ["Smuggler's Run"] },
      opponent: boba,
    });
    table.me.picks("Play Smuggler's Run");
    expect(table.me.resources).toBe(0);
    table.opponent.isAsked('Activate Boba Fett', 'Claim the battlefield', 'Pass');
  });
});

describe('Alter (LEG 125)', () => {
  const table = () =>
    board({
      me: { characters: [{ card: LUKE, pool: ['-'] }], hand: ['Alter'], resources: 2 },
      opponent: { characters: [{ card: BOBA, pool: ['2RD', '1R'] }] },
    });

  test('[terms.target.simultaneous] turns two dice of whomever, each to a side of choice', () => {
    const two = table();
    two.me.picks('Play Alter').isAsked('Luke Skywalker: blank', 'Boba Fett: 2 ranged', 'Boba Fett: 1 resource', 'None');
    two.me.picks('Luke Skywalker: blank', 'Boba Fett: 2 ranged', '2 ranged', 'Blank');
    expect(two.me.pool).toEqual(['Luke Skywalker 2RD']);
    expect(two.opponent.pool).toEqual(['Boba Fett -', 'Boba Fett 1R']);
    two.rests();
  });

  test('or one, or none', () => {
    const one = table();
    one.me.picks('Play Alter', 'Boba Fett: 1 resource', 'Blank');
    expect(one.opponent.pool).toEqual(['Boba Fett 2RD', 'Boba Fett -']);
    one.rests();
    const none = table();
    none.me.picks('Play Alter', 'None');
    expect(none.opponent.pool).toEqual(['Boba Fett 2RD', 'Boba Fett 1R']);
    none.rests();
  });
});

describe('Invigorate (LEG 128)', () => {
  test('1 damage off each of my characters', () => {
    const table = board({
      me: {
        characters: [
          { card: LUKE, damage: 3 },
          { card: HAN, damage: 1 },
        ],
        hand: ['Invigorate'],
        resources: 1,
      },
      opponent: { characters: [{ card: BOBA, damage: 2 }] },
    });
    table.me.picks('Play Invigorate');
    expect(table.me.card('Luke Skywalker').damage).toBe(2);
    expect(table.me.card('Han Solo').damage).toBe(0);
    expect(table.opponent.card('Boba Fett').damage).toBe(2);
    table.rests();
  });

  test('[terms.spot.failed] not without a blue character', () => {
    const table = board({
      me: { characters: [{ card: HAN, damage: 1 }], hand: ['Invigorate'], resources: 1 },
      opponent: boba,
    });
    table.me.picks('Play Invigorate');
    expect(table.me.card('Han Solo').damage).toBe(1);
    table.rests();
  });
});

describe('Mislead (LEG 130)', () => {
  test('[dice.value.zero] removes a character die with 2 or less: blank and special too, upgrades not', () => {
    const table = board({
      me: { characters: [{ card: LUKE, pool: ['-'] }], hand: ['Mislead'], resources: 1 },
      opponent: {
        characters: [
          { card: BOBA, pool: ['Sp'], upgrades: [{ card: 'Hunting Rifle', pool: ['1R'] }] },
          { card: VETERAN, pool: ['3ID'] },
          { card: VETERAN, pool: ['2RD'] },
        ],
      },
    });
    table.me
      .picks('Play Mislead')
      .isAsked('Luke Skywalker: blank', 'Boba Fett: special', 'Veteran Stormtrooper: 2 ranged');
    table.me.picks('Boba Fett: special');
    expect(table.opponent.pool).toEqual(['Hunting Rifle 1R', 'Veteran Stormtrooper 3ID', 'Veteran Stormtrooper 2RD']);
    table.rests();
  });
});

describe('The Force Is With Me (LEG 133)', () => {
  test('removes a die that shows ranged or indirect damage, modifiers and costs notwithstanding', () => {
    const table = board({
      me: { characters: [{ card: LUKE, pool: ['1MD'] }], hand: ['The Force Is With Me'], resources: 1 },
      opponent: {
        characters: [
          { card: VETERAN, pool: ['3ID'], upgrades: [{ card: 'Hidden Blaster', pool: ['+2RD'] }] },
          { card: BOBA, pool: ['2MD', '2RD'] },
        ],
      },
    });
    table.me.picks('Play The Force Is With Me');
    table.me.isAsked('Veteran Stormtrooper: 3 indirect', 'Hidden Blaster: +2 ranged', 'Boba Fett: 2 ranged');
    table.me.picks('Veteran Stormtrooper: 3 indirect');
    expect(table.opponent.pool).not.toContain('Veteran Stormtrooper 3ID');
    expect(table.opponent.pool).toHaveLength(3);
    table.rests();
  });
});

describe('Bamboozle (LEG 147)', () => {
  const bamboozled = (side: string, resources: number) => {
    const table = board({
      me: { characters: [LUKE], hand: ['Bamboozle'] },
      opponent: { characters: [{ card: BOBA, pool: ['2RD'] }], resources },
      rolls: [[BOBA, side]],
    });
    table.me.picks('Play Bamboozle');
    table.rests();
    return [table.me.resources, table.opponent.resources];
  };

  test('rerolls a die of the opponent; a blank takes 1 resource from them', () => {
    expect(bamboozled('-', 2)).toEqual([1, 1]);
  });
  test('no other side does, and nothing can be taken from nobody', () => {
    expect(bamboozled('1R', 2)).toEqual([0, 2]);
    expect(bamboozled('-', 0)).toEqual([0, 0]);
  });
});

describe('Dangerous Maneuver (LEG 150)', () => {
  test('2 damage off one of mine, 2 indirect damage for me, which I distribute', () => {
    const table = board({
      me: {
        characters: [
          { card: LUKE, damage: 4 },
          { card: HAN, shields: 1 },
        ],
        hand: ['Dangerous Maneuver'],
      },
      opponent: boba,
    });
    table.me.picks('Play Dangerous Maneuver').isAsked('Luke Skywalker', 'Han Solo').picks('Luke Skywalker');
    table.me.isAsked('Luke Skywalker', 'Han Solo').picks('Luke Skywalker', 'Han Solo');
    expect(table.me.card('Luke Skywalker').damage).toBe(3);
    expect(table.me.card('Han Solo')).toMatchObject({ damage: 0, shields: 0 });
    table.rests();
  });

  test('[damage.distribute.cap] it may defeat one, with no more than its health allows', () => {
    const table = board({
      me: {
        characters: [
          { card: LUKE, damage: 10 },
          { card: HAN, damage: 9 },
        ],
        hand: ['Dangerous Maneuver'],
      },
      opponent: boba,
    });
    // Han Solo can take 1 of the 2 at most, so that Luke is given the other in any case.
    table.me.picks('Play Dangerous Maneuver', 'Luke Skywalker').isAsked('Luke Skywalker', 'Han Solo');
    table.me.picks('Han Solo');
    expect(table.me.card('Luke Skywalker').damage).toBe(9);
    expect(table.me.has('Han Solo')).toBe(false);
    table.rests();
  });
});

describe('Hasty Exit (LEG 153)', () => {
  const position = (controller: 'me' | 'opponent') =>
    board({
      me: { characters: [{ card: LUKE, pool: ['1MD'] }], hand: ['Hasty Exit'] },
      opponent: {
        characters: [
          { card: VETERAN, pool: ['3ID'] },
          { card: BOBA, pool: ['2RD', '1R'] },
        ],
      },
      battlefield: 'Outer Rim Outpost',
      controller,
    });

  test('[cards.battlefield.controller] control of the battlefield goes to the opponent, a damage die goes', () => {
    const table = position('me');
    table.me.picks('Play Hasty Exit');
    expect(table.me.view.battlefieldController).toBe(1);
    table.me.isAsked('Luke Skywalker: 1 melee', 'Veteran Stormtrooper: 3 indirect', 'Boba Fett: 2 ranged');
    table.me.picks('Veteran Stormtrooper: 3 indirect');
    expect(table.opponent.pool).toEqual(['Boba Fett 2RD', 'Boba Fett 1R']);
    expect(table.me.discard).toEqual(['Hasty Exit']);
    table.rests();
  });

  test('without control of it nothing is given, and nothing removed', () => {
    const table = position('opponent');
    table.me.picks('Play Hasty Exit');
    expect(table.me.view.battlefieldController).toBe(1);
    expect(table.opponent.pool).toHaveLength(3);
    expect(table.me.discard).toEqual(['Hasty Exit']);
    table.rests();
  });
});
