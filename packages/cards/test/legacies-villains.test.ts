import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/*
 * The characters, upgrades, supports and the battlefield of the Boba Fett starter deck, and the two upgrades that both
 * decks of Legacies have.
 */

const LUKE = '05031';
const HAN = '05046';
const BOBA = '05019';
const VETERAN = '05013';
const luke = { characters: [LUKE] };

describe('Veteran Stormtrooper (LEG 13)', () => {
  test('[dice.indirect] its 3 indirect are assigned by the opponent', () => {
    const table = board({
      me: { characters: [{ card: VETERAN, pool: ['3ID'] }] },
      opponent: { characters: [LUKE, { card: HAN, shields: 1 }] },
      edition: 'legacies',
    });
    table.me.picks('Resolve indirect');
    table.opponent.isAsked('Luke Skywalker', 'Han Solo').picks('Luke Skywalker', 'Luke Skywalker', 'Han Solo');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(table.opponent.card('Han Solo')).toMatchObject({ damage: 0, shields: 0 });
    table.rests();
  });
});

describe('Boba Fett (LEG 19)', () => {
  const special = (theirs: string) => {
    const table = board({
      me: {
        characters: [
          { card: BOBA, pool: ['Sp'] },
          { card: VETERAN, pool: ['3ID'] },
        ],
      },
      opponent: { characters: [{ card: LUKE, pool: [theirs] }] },
    });
    table.me.picks('Resolve special');
    return table;
  };

  test('his special deals as much damage as a die of whomever shows, which stays where it is', () => {
    const table = special('2RD');
    table.me.isAsked('Boba Fett: special', 'Veteran Stormtrooper: 3 indirect', 'Luke Skywalker: 2 ranged');
    table.me.picks('Veteran Stormtrooper: 3 indirect').isAsked('Boba Fett', 'Veteran Stormtrooper', 'Luke Skywalker');
    table.me.picks('Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(3);
    expect(table.me.pool).toEqual(['Veteran Stormtrooper 3ID']);
    table.rests();

    const other = special('2RD');
    other.me.picks('Luke Skywalker: 2 ranged', 'Luke Skywalker');
    expect(other.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(other.opponent.pool).toEqual(['Luke Skywalker 2RD']);
  });

  test('[dice.value.zero] with a blank or with itself there is none', () => {
    const table = special('-');
    table.me.picks('Luke Skywalker: blank');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(0);
    table.rests();
    const itself = special('-');
    itself.me.picks('Boba Fett: special');
    expect(itself.opponent.card('Luke Skywalker').damage).toBe(0);
    itself.rests();
  });

  test('a plus side is worth its number', () => {
    const table = board({
      me: { characters: [{ card: BOBA, pool: ['Sp'], upgrades: [{ card: 'Hidden Blaster', pool: ['+2RD'] }] }] },
      opponent: luke,
    });
    table.me.picks('Resolve special', 'Hidden Blaster: +2 ranged', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    table.rests();
  });
});

describe('Arid Wasteland (LEG 174)', () => {
  test('claimed, the opponent loses 1 resource', () => {
    const table = board({
      me: { characters: [BOBA] },
      opponent: { characters: [LUKE], resources: 2 },
      battlefield: 'Arid Wasteland',
    });
    table.me.picks('Claim the battlefield').isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.resources).toBe(1);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('nobody is asked where there is nothing to lose', () => {
    const table = board({
      me: { characters: [BOBA], resources: 3 },
      opponent: { characters: [LUKE] },
      battlefield: 'Arid Wasteland',
    });
    table.me.picks('Claim the battlefield');
    table.opponent.isAsked('Activate Luke Skywalker', 'Pass');
  });
});

describe('Hunter Instinct (LEG 26)', () => {
  const hunted = (damage: number) => {
    const table = board({
      me: { characters: [{ card: BOBA, upgrades: [{ card: 'Hunter Instinct', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: LUKE, damage }] },
    });
    table.me.picks('Resolve special').isAsked('Boba Fett', 'Luke Skywalker').picks('Luke Skywalker');
    table.rests();
    return table.opponent.card('Luke Skywalker').damage - damage;
  };

  test('its special deals 1 damage, 2 to a character with 3 or more damage', () => {
    expect(hunted(0)).toBe(1);
    expect(hunted(2)).toBe(1);
    expect(hunted(3)).toBe(2);
    expect(hunted(5)).toBe(2);
  });

  test('both of its specials in one action: the second sees what the first has done', () => {
    const table = board({
      me: {
        characters: [
          {
            card: BOBA,
            upgrades: [
              { card: 'Hunter Instinct', pool: ['Sp'] },
              { card: 'Hunter Instinct', pool: ['Sp'] },
            ],
          },
        ],
      },
      opponent: { characters: [{ card: LUKE, damage: 2 }] },
    });
    table.me.picks('Resolve special', 'Hunter Instinct: special', 'Luke Skywalker');
    table.me.picks('Hunter Instinct: special', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(5);
    table.rests();
  });
});

describe('Wrist Rockets (LEG 27)', () => {
  const fired = (resources: number) => {
    const table = board({
      me: { characters: [{ card: BOBA, upgrades: [{ card: 'Wrist Rockets', pool: ['Sp'] }] }], resources },
      opponent: { characters: [LUKE, HAN] },
    });
    table.me.picks('Resolve special').isAsked('Boba Fett', 'Luke Skywalker', 'Han Solo').picks('Luke Skywalker');
    return table;
  };

  test('its special deals 2 damage, and 2 more to whomever for 1 resource', () => {
    const table = fired(1);
    table.me.isAsked('Yes', 'No').picks('Yes').isAsked('Boba Fett', 'Luke Skywalker', 'Han Solo').picks('Han Solo');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(table.opponent.card('Han Solo').damage).toBe(2);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('nobody is asked without the resource, nobody must spend it', () => {
    const without = fired(0);
    without.opponent.isAsked('Activate Luke Skywalker', 'Activate Han Solo', 'Claim the battlefield', 'Pass');
    const left = fired(1);
    left.me.picks('No');
    expect(left.me.resources).toBe(1);
    left.rests();
  });

  test('[terms.play-restriction.color-character] on yellow characters only', () => {
    const table = board({
      me: { characters: [VETERAN, BOBA], hand: ['Wrist Rockets'], resources: 3 },
      opponent: luke,
    });
    table.me.picks('Play Wrist Rockets');
    expect(table.me.upgradesOn('Boba Fett')).toEqual(['Wrist Rockets']);
  });
});

describe('74-Z Speeder Bike (LEG 64)', () => {
  const rider = (bike: string, own: string[], resources = 0) =>
    board({
      me: {
        characters: [
          { card: BOBA, exhausted: true, pool: own, upgrades: [{ card: '74-Z Speeder Bike', pool: [bike] }] },
          { card: VETERAN, exhausted: true, pool: ['1RD'] },
        ],
        resources,
      },
      opponent: luke,
    });

  test("its action resolves its die and a die of its character's, in the order of choice, no other's", () => {
    const table = rider('2RD1', ['1R', '2MD']);
    table.me.picks('Use 74-Z Speeder Bike').isAsked('Boba Fett: 1 resource', 'Boba Fett: 2 melee');
    // The bike's cost can be paid by the other die, so that this is the only one to begin with.
    table.me.picks('Boba Fett: 1 resource', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(table.me.resources).toBe(0);
    expect(table.me.pool).toEqual(['Boba Fett 2MD', 'Veteran Stormtrooper 1RD']);
    table.rests();
  });

  test('either may be first: a focus of the bike turns the other die, which then resolves', () => {
    const table = rider('1F', ['-']);
    table.me.picks('Use 74-Z Speeder Bike', 'Boba Fett: blank', '2 ranged', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(table.me.pool).toEqual(['Veteran Stormtrooper 1RD']);
    table.rests();
  });

  test('where both can be resolved the player is asked which is first', () => {
    const table = rider('1Sh', ['2MD']);
    table.me.picks('Use 74-Z Speeder Bike').isAsked('74-Z Speeder Bike: 1 shield', 'Boba Fett: 2 melee');
    table.me.picks('Boba Fett: 2 melee', 'Luke Skywalker', 'Boba Fett');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(table.me.card('Boba Fett').shields).toBe(1);
    table.rests();
  });

  test('what cannot be resolved is left in the pool', () => {
    const table = rider('1Sh', ['-']);
    table.me.picks('Use 74-Z Speeder Bike', 'Boba Fett');
    expect(table.me.card('Boba Fett').shields).toBe(1);
    expect(table.me.pool).toEqual(['Boba Fett -', 'Veteran Stormtrooper 1RD']);
    table.rests();
  });

  test('it is not offered where nothing can be resolved', () => {
    const table = rider('2RD1', ['-']);
    expect(table.me.isOffered('Use 74-Z Speeder Bike')).toBe(false);
  });

  test('[actions.card-action] it may be used again and again: it exhausts nothing', () => {
    const table = rider('1Sh', ['2MD', '1R']);
    table.me.picks('Use 74-Z Speeder Bike', 'Boba Fett: 2 melee', 'Boba Fett: 2 melee', 'Luke Skywalker', 'Boba Fett');
    table.opponent.picks('Pass');
    table.me.picks('Use 74-Z Speeder Bike');
    expect(table.me.resources).toBe(1);
    table.rests();
  });
});

describe('Slave I (LEG 25)', () => {
  const attacked = (rolled: string) => {
    const table = board({
      me: {
        characters: [
          { card: BOBA, pool: ['-'], upgrades: [{ card: 'Hunter Instinct', pool: ['1R'] }] },
          { card: VETERAN, pool: ['-'] },
        ],
        supports: ['Slave I'],
      },
      opponent: {
        characters: [
          { card: LUKE, pool: ['2RD', '-'] },
          { card: HAN, pool: ['1Dc'] },
        ],
      },
      rolls: [[BOBA, rolled]],
    });
    table.me.picks('Use Slave I').isAsked('Boba Fett: blank', 'Hunter Instinct: 1 resource').picks('Boba Fett: blank');
    return table;
  };

  test("its power action rerolls a yellow die; an opponent's die with the same value may be removed", () => {
    const table = attacked('2MD');
    // The symbol does not matter; only one die shows 2.
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.pool).toEqual(['Luke Skywalker -', 'Han Solo 1Dc']);
    table.rests();
    expect(attacked('1Dr').me.picks('No').pool).toContain('Boba Fett 1Dr');
  });

  test('[dice.value.zero] [contradiction.value.none-or-zero] a blank or special is as much as a blank', () => {
    const table = attacked('Sp');
    table.me.picks('Yes');
    expect(table.opponent.pool).toEqual(['Luke Skywalker 2RD', 'Han Solo 1Dc']);
    table.rests();
  });

  test('[abilities.then] without a yellow die nothing may be removed', () => {
    const table = board({
      me: { characters: [{ card: VETERAN, pool: ['-'] }], supports: ['Slave I'] },
      opponent: { characters: [{ card: LUKE, pool: ['-'] }] },
    });
    table.me.picks('Use Slave I');
    expect(table.opponent.pool).toEqual(['Luke Skywalker -']);
    table.rests();
  });
});

describe('Backup Specialist (LEG 163)', () => {
  test('exhausted, it rerolls up to two of my dice at once', () => {
    const table = board({
      me: {
        characters: [
          { card: BOBA, pool: ['-', '1R'] },
          { card: VETERAN, pool: ['-'] },
        ],
        supports: ['Backup Specialist'],
      },
      opponent: { characters: [{ card: LUKE, pool: ['-'] }] },
      rolls: [
        [BOBA, '2RD'],
        [VETERAN, '3ID'],
      ],
    });
    table.me.picks('Use Backup Specialist');
    table.me.isAsked('Boba Fett: blank', 'Boba Fett: 1 resource', 'Veteran Stormtrooper: blank', 'None');
    table.me.picks('Boba Fett: blank', 'Veteran Stormtrooper: blank');
    expect(table.me.pool).toEqual(['Boba Fett 2RD', 'Boba Fett 1R', 'Veteran Stormtrooper 3ID']);
    expect(table.me.card('Backup Specialist').exhausted).toBe(true);
    table.rests();
  });

  test('[faq.stalling] with none it is exhausted all the same', () => {
    const table = board({
      me: { characters: [BOBA], supports: ['Backup Specialist'] },
      opponent: luke,
    });
    table.me.picks('Use Backup Specialist');
    expect(table.me.card('Backup Specialist').exhausted).toBe(true);
    table.rests();
  });
});

describe('Hidden Blaster (LEG 72)', () => {
  test('Ambush; played, it may take 1 shield off a character', () => {
    const table = board({
      me: { characters: [BOBA], hand: ['Hidden Blaster'], resources: 2 },
      opponent: { characters: [{ card: LUKE, shields: 2 }] },
    });
    table.me.picks('Play Hidden Blaster').isAsked('Yes', 'No').picks('Yes', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').shields).toBe(1);
    table.me.isAsked('Activate Boba Fett', 'Claim the battlefield', 'Decline');
    table.rests();
  });

  test('nobody is asked where nobody has a shield', () => {
    const table = board({
      me: { characters: [BOBA], hand: ['Hidden Blaster'], resources: 2 },
      opponent: luke,
    });
    table.me.picks('Play Hidden Blaster').isAsked('Activate Boba Fett', 'Claim the battlefield', 'Decline');
  });
});

describe('Hunting Rifle (LEG 73)', () => {
  test('for 1 resource on any character; its 2 ranged cost 1', () => {
    const table = board({
      me: {
        characters: [{ card: BOBA, upgrades: [{ card: 'Hunting Rifle', pool: ['2RD1'] }] }, VETERAN],
        hand: ['Hunting Rifle'],
        resources: 2,
      },
      opponent: luke,
    });
    table.me.picks('Play Hunting Rifle').isAsked('Boba Fett', 'Veteran Stormtrooper').picks('Veteran Stormtrooper');
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Resolve ranged', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(table.me.resources).toBe(0);
    table.rests();
  });
});
