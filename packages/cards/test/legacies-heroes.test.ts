import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The characters, upgrades, supports and the battlefield that only the Luke Skywalker starter deck has. */

const LUKE = '05031';
const HAN = '05046';
const R2D2 = '05035';
const FALCON = '05052';
const boba = { characters: ['05019'] };

describe('Luke Skywalker (LEG 31)', () => {
  test('his power action resolves a die of his or of his upgrades, its value increased by 2', () => {
    const table = board({
      me: {
        characters: [
          { card: LUKE, pool: ['1RD', '-'], upgrades: [{ card: 'Heirloom Lightsaber', pool: ['2MD'] }] },
          { card: HAN, pool: ['2RD'] },
        ],
        resources: 3,
      },
      opponent: boba,
    });
    // No blank, and nothing of Han's.
    table.me.picks('Use Luke Skywalker').isAsked('Luke Skywalker: 1 ranged', 'Heirloom Lightsaber: 2 melee');
    table.me.picks('Heirloom Lightsaber: 2 melee', 'Boba Fett');
    expect(table.opponent.card('Boba Fett').damage).toBe(4);
    expect(table.me.resources).toBe(1);
    expect(table.me.pool).toEqual(['Luke Skywalker 1RD', 'Luke Skywalker -', 'Han Solo 2RD']);
    table.rests();
  });

  test("[dice.through-card.cost] [dice.value.zero-fixed] a side's cost is paid on top, and a special gets no value", () => {
    const table = board({
      me: {
        characters: [{ card: LUKE, upgrades: [{ card: 'Hunting Rifle', pool: ['2RD1'] }] }],
        resources: 2,
      },
      opponent: boba,
    });
    table.me.picks('Use Luke Skywalker');
    // The two are spent, so that nothing is left for the side.
    expect(table.me.resources).toBe(0);
    expect(table.me.pool).toEqual(['Hunting Rifle 2RD1']);

    const special = board({
      me: {
        characters: [{ card: LUKE, upgrades: [{ card: 'Force Focus', pool: ['Sp'] }] }],
        resources: 2,
      },
      opponent: { characters: [{ card: '05019', pool: ['1Dr'] }] },
    });
    special.me.picks('Use Luke Skywalker').isAsked('1 shield', '1 resource', 'Special', 'Blank');
  });

  test('[dice.through-card.no-lone-modifier] a plus side alone is not resolved', () => {
    const table = board({
      me: {
        characters: [{ card: LUKE, pool: ['-'], upgrades: [{ card: 'Hidden Blaster', pool: ['+2RD'] }] }],
        resources: 2,
      },
      opponent: boba,
    });
    table.me.picks('Use Luke Skywalker');
    expect(table.me.pool).toEqual(['Luke Skywalker -', 'Hidden Blaster +2RD']);
    table.rests();
  });
});

describe('Han Solo (LEG 46)', () => {
  const activated = (rolled: string) => {
    const table = board({
      me: { characters: [HAN] },
      opponent: { characters: [{ card: '05019', pool: ['2RD'] }] },
      rolls: [
        [HAN, rolled],
        ['05019', '-'],
      ],
    });
    table.me.picks('Activate Han Solo');
    return table;
  };

  test('after he is activated a die of either player may be rerolled', () => {
    const table = activated('1R');
    table.me.isAsked('Yes', 'No').picks('Yes').isAsked('Han Solo: 1 resource', 'Boba Fett: 2 ranged');
    table.me.picks('Boba Fett: 2 ranged');
    expect(table.opponent.pool).toEqual(['Boba Fett -']);
    expect(table.me.pool).toEqual(['Han Solo 1R']);
    table.rests();
  });

  test('or not', () => {
    const table = activated('2RD');
    table.me.picks('No');
    expect(table.opponent.pool).toEqual(['Boba Fett 2RD']);
    expect(table.match.question?.kind).toBe('action');
  });

  test('not after another character', () => {
    const table = board({ me: { characters: [HAN, LUKE] }, opponent: boba, rolls: [[LUKE, '1R']] });
    table.me.picks('Activate Luke Skywalker');
    table.opponent.isAsked('Activate Boba Fett', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});

describe('Outer Rim Outpost (LEG 178)', () => {
  test('claimed, 1 resource and the top card of the deck', () => {
    const table = board({
      me: { characters: [LUKE], deck: ['Mislead', 'Alter'] },
      opponent: boba,
      battlefield: 'Outer Rim Outpost',
    });
    table.me.picks('Claim the battlefield').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.hand).toEqual(['Mislead']);
    expect(table.me.deckCount).toBe(1);
    table.rests();
  });

  test('[terms.draw.short] with an empty deck the resource alone', () => {
    const table = board({ me: { characters: [LUKE] }, opponent: boba, battlefield: 'Outer Rim Outpost' });
    table.me.picks('Claim the battlefield', 'Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.hand).toEqual([]);
    table.rests();
  });
});

describe('Force Focus (LEG 56)', () => {
  const focused = (hand: string[]) => {
    const table = board({
      me: { characters: [{ card: LUKE, pool: ['-'], upgrades: [{ card: 'Force Focus', pool: ['Sp'] }] }], hand },
      opponent: { characters: [{ card: '05019', pool: ['2RD'] }] },
    });
    table.me.picks('Resolve special').isAsked('Luke Skywalker: blank', 'Force Focus: special');
    return table;
  };

  test('its special turns an own die; a blue card revealed from the hand turns one of the opponent', () => {
    const table = focused(['Mislead', 'Bravado']);
    table.me.picks('Luke Skywalker: blank', '2 ranged').isAsked('Yes', 'No').picks('Yes');
    // Only a blue card will do.
    table.me.isAsked('Mislead').picks('Mislead');
    table.me.isAsked('2 melee', '1 disrupt', '1 resource', 'Special', 'Blank').picks('Blank');
    expect(table.me.pool).toEqual(['Luke Skywalker 2RD']);
    expect(table.opponent.pool).toEqual(['Boba Fett -']);
    // Everybody has seen the card; it stays in the hand.
    expect(table.opponent.view.players[0]?.hand).toHaveLength(1);
    expect(table.me.hand).toEqual(['Mislead', 'Bravado']);
    table.rests();
  });

  test('it may be left; without a blue card nothing is turned', () => {
    const left = focused(['Mislead']);
    left.me.picks('Luke Skywalker: blank', '1 shield', 'No');
    expect(left.opponent.pool).toEqual(['Boba Fett 2RD']);
    expect(left.opponent.view.players[0]?.hand).toEqual([]);

    const without = focused(['Bravado']);
    // The question is posed all the same, or the opponent could tell what is in the hand.
    without.me.picks('Luke Skywalker: blank', '1 shield', 'Yes').isAsked('Done').picks('Done');
    expect(without.opponent.pool).toEqual(['Boba Fett 2RD']);
    without.rests();
  });

  test('[terms.spot] it is played only by who can spot a blue character, on any of his characters', () => {
    const table = board({ me: { characters: [LUKE, HAN], hand: ['Force Focus'], resources: 2 }, opponent: boba });
    table.me.picks('Play Force Focus').isAsked('Luke Skywalker', 'Han Solo').picks('Han Solo');
    expect(table.me.upgradesOn('Han Solo')).toEqual(['Force Focus']);

    const without = board({ me: { characters: [HAN], hand: ['Force Focus'], resources: 2 }, opponent: boba });
    expect(without.me.isOffered('Play Force Focus')).toBe(false);
  });
});

describe('Heirloom Lightsaber (LEG 58)', () => {
  test('[keyword.redeploy] on a blue character it redeploys, to one of any color', () => {
    const table = board({
      me: {
        characters: [{ card: LUKE, damage: 9, upgrades: [{ card: 'Heirloom Lightsaber', pool: ['2MD'] }] }, HAN],
      },
      opponent: { characters: [{ card: '05019', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Luke Skywalker');
    table.me.isAsked('Han Solo', 'Let it be discarded').picks('Han Solo');
    expect(table.me.upgradesOn('Han Solo')).toEqual(['Heirloom Lightsaber']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('on another it is discarded with its character', () => {
    const table = board({
      me: {
        characters: [{ card: HAN, damage: 9, upgrades: [{ card: 'Heirloom Lightsaber', pool: ['2MD'] }] }, LUKE],
      },
      opponent: { characters: [{ card: '05019', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Han Solo');
    expect(table.me.discard).toEqual(['Heirloom Lightsaber']);
    expect(table.match.question?.kind).toBe('action');
    table.rests();
  });

  test('[contradiction.redeploy.timing] the same in the editions where Redeploy comes after the defeat', () => {
    for (const edition of ['legacies', 'convergence']) {
      const table = board({
        me: { characters: [{ card: LUKE, damage: 9, upgrades: ['Heirloom Lightsaber'] }, HAN] },
        opponent: { characters: [{ card: '05019', pool: ['2RD'] }] },
        turn: 'opponent',
        edition,
      });
      table.opponent.picks('Resolve ranged', 'Luke Skywalker');
      table.me.picks('Han Solo');
      expect(table.me.upgradesOn('Han Solo')).toEqual(['Heirloom Lightsaber']);
    }
  });
});

describe('Quickdraw Holster (LEG 167)', () => {
  test('after its character is activated any number of its weapon dice may be rerolled', () => {
    const table = board({
      me: {
        characters: [
          { card: LUKE, upgrades: ['Quickdraw Holster', 'Hidden Blaster', 'Heirloom Lightsaber'] },
          { card: HAN, upgrades: [{ card: 'Hunting Rifle', pool: ['-'] }] },
        ],
      },
      opponent: boba,
      rolls: [
        [LUKE, '-'],
        ['Hidden Blaster', '-'],
        ['Heirloom Lightsaber', '-'],
        ['Hidden Blaster', '1RD'],
        ['Heirloom Lightsaber', '3MD'],
      ],
    });
    table.me.picks('Activate Luke Skywalker', 'Yes');
    // Neither the character's own die nor somebody else's weapon.
    table.me.isAsked('Hidden Blaster: blank', 'Heirloom Lightsaber: blank', 'None');
    table.me.picks('Hidden Blaster: blank', 'Heirloom Lightsaber: blank');
    expect(table.me.pool).toEqual([
      'Hunting Rifle -',
      'Luke Skywalker -',
      'Hidden Blaster 1RD',
      'Heirloom Lightsaber 3MD',
    ]);
    table.rests();
  });

  test("not after another's activation", () => {
    const table = board({
      me: {
        characters: [{ card: LUKE, upgrades: ['Quickdraw Holster', { card: 'Hunting Rifle', pool: ['-'] }] }, HAN],
      },
      opponent: boba,
      rolls: [[HAN, '2RD']],
    });
    table.me.picks('Activate Han Solo', 'No');
    expect(table.me.pool).toEqual(['Hunting Rifle -', 'Han Solo 2RD']);
    expect(table.match.question?.kind).toBe('action');
  });
});

describe('R2-D2 (LEG 35)', () => {
  test('its special draws a card and may turn an own die', () => {
    const table = board({
      me: {
        characters: [{ card: LUKE, pool: ['-'] }],
        supports: [{ card: R2D2, pool: ['Sp'] }],
        deck: ['Mislead', 'Alter'],
      },
      opponent: boba,
    });
    table.me.picks('Resolve special').isAsked('Yes', 'No');
    expect(table.me.hand).toEqual(['Mislead']);
    table.me.picks('Yes').isAsked('Luke Skywalker: blank', 'R2-D2: special').picks('Luke Skywalker: blank', '2 ranged');
    expect(table.me.pool).toEqual(['Luke Skywalker 2RD']);
    table.rests();
  });

  test('the turning may be left, and it does not need the drawing', () => {
    const table = board({
      me: { characters: [{ card: LUKE, pool: ['-'] }], supports: [{ card: R2D2, pool: ['Sp'] }], hand: ['Alter'] },
      opponent: boba,
    });
    // The deck is empty.
    table.me.picks('Resolve special', 'No');
    expect(table.me.pool).toEqual(['Luke Skywalker -']);
    table.rests();
  });
});

describe('Millennium Falcon (LEG 52)', () => {
  test('after it is activated one of my characters may be activated, with the dice of the upgrades', () => {
    const table = board({
      me: {
        characters: [
          { card: LUKE, upgrades: ['Heirloom Lightsaber'] },
          { card: HAN, exhausted: true },
        ],
        supports: [FALCON],
      },
      opponent: boba,
      rolls: [
        [FALCON, '3RD'],
        [LUKE, '1MD'],
        ['Heirloom Lightsaber', '3MD'],
      ],
    });
    // The exhausted Han Solo cannot be activated, so that Luke is meant without asking.
    table.me.picks('Activate Millennium Falcon').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.pool).toEqual(['Millennium Falcon 3RD', 'Luke Skywalker 1MD', 'Heirloom Lightsaber 3MD']);
    expect(table.me.card('Luke Skywalker').exhausted).toBe(true);
    table.opponent.isAsked('Activate Boba Fett', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('what an activation by it sets off waits in the queue: Han Solo rerolls', () => {
    const table = board({
      me: { characters: [HAN], supports: [FALCON] },
      opponent: boba,
      rolls: [
        [FALCON, '2R'],
        [HAN, '-'],
        [FALCON, '3RD'],
      ],
    });
    table.me.picks('Activate Millennium Falcon', 'Yes', 'Yes', 'Millennium Falcon: 2 resource');
    expect(table.me.pool).toEqual(['Millennium Falcon 3RD', 'Han Solo -']);
    table.rests();
  });

  test('nobody is asked where nobody is ready', () => {
    const table = board({
      me: { characters: [{ card: LUKE, exhausted: true }], supports: [FALCON] },
      opponent: boba,
      rolls: [[FALCON, '3RD']],
    });
    table.me.picks('Activate Millennium Falcon');
    table.opponent.isAsked('Activate Boba Fett', 'Claim the battlefield', 'Pass');
  });
});

describe("Maz's Vault (LEG 122)", () => {
  test('[structure.upkeep.resources] in upkeep each player gains 1 resource more, while it is in play', () => {
    const table = board({
      me: { characters: [LUKE], hand: ["Maz's Vault"], deck: ['Mislead', 'Alter'], resources: 1 },
      opponent: { characters: ['05019'], deck: ['Subdue', 'Rumors'] },
    });
    table.me.picks("Play Maz's Vault");
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect([table.me.resources, table.opponent.resources]).toEqual([4, 3]);
  });
});

describe('Perseverance (LEG 134)', () => {
  const persevering = (rolls: readonly (readonly [string, string])[]) => {
    const table = board({
      me: { characters: [{ card: LUKE, pool: ['-', '1R'] }], supports: ['Perseverance'] },
      opponent: { characters: [{ card: '05019', pool: ['-'] }] },
      rolls,
    });
    table.me.picks('Use Perseverance').isAsked('Luke Skywalker: blank', 'Luke Skywalker: 1 resource');
    table.me.picks('Luke Skywalker: blank').isAsked('Yes', 'No');
    return table;
  };

  test('exhausted, it rerolls an own die, and the same once more if wanted', () => {
    const table = persevering([
      [LUKE, '1MD'],
      [LUKE, '2RD'],
    ]);
    expect(table.me.pool).toEqual(['Luke Skywalker 1MD', 'Luke Skywalker 1R']);
    table.me.picks('Yes');
    expect(table.me.pool).toEqual(['Luke Skywalker 2RD', 'Luke Skywalker 1R']);
    expect(table.me.card('Perseverance').exhausted).toBe(true);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Perseverance')).toBe(false);
    table.rests();
  });

  test('the second may be left', () => {
    const table = persevering([[LUKE, '2RD']]);
    table.me.picks('No');
    expect(table.me.pool).toEqual(['Luke Skywalker 2RD', 'Luke Skywalker 1R']);
    table.rests();
  });
});
