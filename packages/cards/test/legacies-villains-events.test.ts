import type { Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The events that only the Boba Fett starter deck has. */

const LUKE = '05031';
const HAN = '05046';
const BOBA = '05019';
const VETERAN = '05013';
const luke = { characters: [LUKE] };

describe('Battle Fatigue (LEG 84)', () => {
  const fighting = (damage: number) =>
    board({
      me: { characters: [{ card: BOBA, pool: ['1R'] }], hand: ['Battle Fatigue'], resources: 1 },
      opponent: {
        characters: [
          { card: LUKE, damage: 1, pool: ['2RD'] },
          { card: HAN, damage, pool: ['1Dc'] },
        ],
      },
    });

  test('with damage on each of the characters of the opponent, a die of theirs is removed', () => {
    const table = fighting(3);
    table.me.picks('Play Battle Fatigue').isAsked('Luke Skywalker: 2 ranged', 'Han Solo: 1 discard');
    table.me.picks('Han Solo: 1 discard');
    expect(table.opponent.pool).toEqual(['Luke Skywalker 2RD']);
    table.rests();
  });

  test('[terms.play-restriction] [actions.play.check-restrictions] with one unhurt it cannot be played', () => {
    expect(fighting(0).me.isOffered('Play Battle Fatigue')).toBe(false);
  });

  test('my own characters do not matter', () => {
    const table = board({
      me: { characters: [{ card: BOBA, damage: 1 }], hand: ['Battle Fatigue'], resources: 1 },
      opponent: { characters: [{ card: LUKE, pool: ['2RD'] }] },
    });
    expect(table.me.isOffered('Play Battle Fatigue')).toBe(false);
  });
});

describe('Imperial Might (LEG 86)', () => {
  test('resolves an own die, its value increased by 2', () => {
    const table = board({
      me: { characters: [{ card: BOBA, pool: ['2RD', '-'] }], hand: ['Imperial Might'], resources: 2 },
      opponent: luke,
    });
    table.me.picks('Play Imperial Might', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(4);
    table.rests();
  });

  test('[dice.value.zero-fixed] [dice.through-card.cost] a cost is to be paid; a special stays a special', () => {
    const table = board({
      me: {
        characters: [
          { card: BOBA, pool: ['Sp'] },
          { card: VETERAN, upgrades: [{ card: 'Wrist Rockets', pool: ['4ID1'] }] },
        ],
        hand: ['Imperial Might'],
        resources: 2,
      },
      opponent: { characters: [{ card: LUKE, pool: ['1MD'] }] },
    });
    // Nothing is left for the rockets; the special deals what Luke's die shows, and no more.
    table.me.picks('Play Imperial Might', 'Luke Skywalker: 1 melee', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(1);
    table.rests();
  });
});

describe('Rumors (LEG 96)', () => {
  const hand = ['Mislead', 'Alter', 'Bravado'];
  const rumored = (theirs: string[]) => {
    const table = board({
      me: { characters: [BOBA], hand: ['Rumors', 'Subdue'], resources: 1 },
      opponent: { characters: [LUKE], hand: theirs },
    });
    table.me.picks('Play Rumors');
    return table;
  };

  test('the opponent keeps one card back; of the others, which I see, I discard one', () => {
    const table = rumored(hand);
    table.opponent.isAsked('Mislead', 'Alter', 'Bravado').picks('Alter');
    table.me.isAsked('Mislead', 'Bravado').picks('Bravado');
    expect(table.opponent.hand).toEqual(['Mislead', 'Alter']);
    expect(table.opponent.discard).toEqual(['Bravado']);
    table.rests();
  });

  test('[terms.look-at] [areas.hand.information] I see the others, not the card that was kept back', () => {
    const table = rumored(hand);
    table.opponent.picks('Alter');
    const mine = JSON.stringify([table.match.view(0 as Seat), table.match.logFor(0 as Seat)]);
    expect(mine).toContain('Mislead');
    expect(mine).toContain('Bravado');
    expect(mine).not.toContain('Alter');
    table.me.picks('Bravado');
    expect(JSON.stringify([table.match.view(0 as Seat), table.match.logFor(0 as Seat)])).not.toContain('Alter');
    // And nobody sees anything of my hand.
    expect(JSON.stringify(table.match.view(1 as Seat))).not.toContain('Subdue');
  });

  test('a single card is kept, an empty hand has none', () => {
    const one = rumored(['Mislead']);
    one.opponent.isAsked('Mislead').picks('Mislead');
    expect(one.opponent.hand).toEqual(['Mislead']);
    one.rests();
    const none = rumored([]);
    expect(none.me.discard).toEqual(['Rumors']);
  });
});

describe('Subdue (LEG 97)', () => {
  test('of a character with 3 or more damage a die is removed, its own or of its upgrades', () => {
    const table = board({
      me: { characters: [{ card: BOBA, damage: 2, pool: ['1R'] }], hand: ['Subdue'], resources: 1 },
      opponent: {
        characters: [
          { card: LUKE, damage: 3, pool: ['2RD'], upgrades: [{ card: 'Hidden Blaster', pool: ['+2RD'] }] },
          { card: HAN, damage: 4, pool: ['1Dc'] },
        ],
      },
    });
    table.me.picks('Play Subdue').isAsked('Luke Skywalker', 'Han Solo').picks('Luke Skywalker');
    table.me.isAsked('Luke Skywalker: 2 ranged', 'Hidden Blaster: +2 ranged').picks('Hidden Blaster: +2 ranged');
    expect(table.opponent.pool).toEqual(['Luke Skywalker 2RD', 'Han Solo 1Dc']);
    table.rests();
  });

  test('[terms.target.required] without such a character nothing is removed; an own one will do', () => {
    const none = board({
      me: { characters: [BOBA], hand: ['Subdue'], resources: 1 },
      opponent: { characters: [{ card: LUKE, damage: 2, pool: ['2RD'] }] },
    });
    none.me.picks('Play Subdue');
    expect(none.opponent.pool).toEqual(['Luke Skywalker 2RD']);
    none.rests();

    const own = board({
      me: { characters: [{ card: BOBA, damage: 5, pool: ['1R'] }], hand: ['Subdue'], resources: 1 },
      opponent: { characters: [{ card: LUKE, damage: 2, pool: ['2RD'] }] },
    });
    own.me.picks('Play Subdue');
    expect(own.me.pool).toEqual([]);
    own.rests();
  });
});

describe('Take Flight (LEG 98)', () => {
  test('Ambush; up to two of my yellow dice are rerolled, upgrades counted, no red ones', () => {
    const table = board({
      me: {
        characters: [
          { card: BOBA, pool: ['-'], upgrades: [{ card: 'Hunter Instinct', pool: ['-'] }] },
          { card: VETERAN, pool: ['-'] },
        ],
        hand: ['Take Flight'],
      },
      opponent: luke,
      rolls: [
        [BOBA, '2RD'],
        ['Hunter Instinct', '1F'],
      ],
    });
    table.me.picks('Play Take Flight').isAsked('Boba Fett: blank', 'Hunter Instinct: blank', 'None');
    table.me.picks('Boba Fett: blank', 'Hunter Instinct: blank');
    expect(table.me.pool).toEqual(['Boba Fett 2RD', 'Hunter Instinct 1F', 'Veteran Stormtrooper -']);
    table.me.isAsked(
      'Activate Boba Fett',
      'Activate Veteran Stormtrooper',
      'Resolve ranged',
      'Resolve focus',
      'Claim the battlefield',
      'Decline',
    );
    table.rests();
  });
});

describe('Crackdown (LEG 136)', () => {
  test('1 resource while each character of the opponent has damage, else it cannot be played', () => {
    const position = (damage: number) =>
      board({
        me: { characters: [BOBA], hand: ['Crackdown'] },
        opponent: {
          characters: [
            { card: LUKE, damage: 1 },
            { card: HAN, damage },
          ],
        },
      });
    const table = position(2);
    table.me.picks('Play Crackdown');
    expect(table.me.resources).toBe(1);
    table.rests();
    expect(position(0).me.isOffered('Play Crackdown')).toBe(false);
  });
});

describe('Crash Landing (LEG 137)', () => {
  test('removes a die that shows damage; I take as much, indirect', () => {
    const table = board({
      me: { characters: [BOBA, { card: VETERAN, shields: 1 }], hand: ['Crash Landing'] },
      opponent: { characters: [{ card: LUKE, pool: ['1R', '2RD'] }] },
    });
    table.me.picks('Play Crash Landing').isAsked('Boba Fett', 'Veteran Stormtrooper');
    expect(table.opponent.pool).toEqual(['Luke Skywalker 1R']);
    table.me.picks('Boba Fett', 'Veteran Stormtrooper');
    expect(table.me.card('Boba Fett').damage).toBe(1);
    expect(table.me.card('Veteran Stormtrooper')).toMatchObject({ damage: 0, shields: 0 });
    table.rests();
  });

  test('an own die too, plus sides by their number; nothing where no die shows damage', () => {
    const own = board({
      me: {
        characters: [{ card: BOBA, upgrades: [{ card: 'Hidden Blaster', pool: ['+2RD'] }] }],
        hand: ['Crash Landing'],
      },
      opponent: { characters: [{ card: LUKE, pool: ['1R'] }] },
    });
    own.me.picks('Play Crash Landing');
    expect(own.me.card('Boba Fett').damage).toBe(2);
    expect(own.me.pool).toEqual([]);

    const none = board({
      me: { characters: [BOBA], hand: ['Crash Landing'] },
      opponent: { characters: [{ card: LUKE, pool: ['1R'] }] },
    });
    none.me.picks('Play Crash Landing');
    expect(none.me.card('Boba Fett').damage).toBe(0);
    none.rests();
  });

  test('[abilities.then] a die that cannot be removed does no damage', () => {
    const table = board({
      me: { characters: [BOBA], hand: ['Crash Landing'] },
      opponent: {
        characters: [
          { card: 'TIE Pilot', pool: ['+3RD1'] },
          { card: 'TIE Pilot', pool: ['+3RD1'] },
        ],
      },
    });
    table.me.picks('Play Crash Landing');
    expect(table.me.card('Boba Fett').damage).toBe(0);
    expect(table.opponent.pool).toHaveLength(2);
    table.rests();
  });
});

describe('Locked and Loaded (LEG 139)', () => {
  test('with a red character up to two of my dice are turned to indirect damage, where they have it', () => {
    const table = board({
      me: {
        characters: [
          { card: BOBA, pool: ['-'], upgrades: [{ card: 'Wrist Rockets', pool: ['-'] }] },
          { card: VETERAN, pool: ['-'] },
        ],
        hand: ['Locked and Loaded'],
        resources: 1,
      },
      opponent: luke,
    });
    table.me.picks('Play Locked and Loaded').isAsked('Wrist Rockets: blank', 'Veteran Stormtrooper: blank', 'None');
    table.me.picks('Wrist Rockets: blank', 'Veteran Stormtrooper: blank');
    expect(table.me.pool).toEqual(['Boba Fett -', 'Wrist Rockets 4ID1', 'Veteran Stormtrooper 3ID']);
    table.rests();
  });

  test('[terms.spot.failed] without a red character none', () => {
    const table = board({
      me: {
        characters: [{ card: BOBA, upgrades: [{ card: 'Wrist Rockets', pool: ['-'] }] }],
        hand: ['Locked and Loaded'],
        resources: 1,
      },
      opponent: luke,
    });
    table.me.picks('Play Locked and Loaded');
    expect(table.me.pool).toEqual(['Wrist Rockets -']);
    table.rests();
  });
});

describe('Superior Position (LEG 143)', () => {
  const position = (controller: 'me' | 'opponent') =>
    board({
      me: { characters: [{ card: BOBA, pool: ['1R'] }], hand: ['Superior Position'], resources: 1 },
      opponent: { characters: [{ card: LUKE, pool: ['2RD'] }] },
      battlefield: 'Arid Wasteland',
      controller,
    });

  test('in control of the battlefield, any die is removed', () => {
    const table = position('me');
    table.me.picks('Play Superior Position').isAsked('Boba Fett: 1 resource', 'Luke Skywalker: 2 ranged');
    table.me.picks('Luke Skywalker: 2 ranged');
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });

  test('[terms.play-restriction] else it cannot be played', () => {
    expect(position('opponent').me.isOffered('Play Superior Position')).toBe(false);
  });
});

describe('Entangle (LEG 151)', () => {
  const entangled = (mine: string) =>
    board({
      me: { characters: [{ card: mine, pool: ['1R'] }], hand: ['Entangle'], resources: 2 },
      opponent: {
        characters: [
          { card: LUKE, pool: ['2RD', '1MD'] },
          { card: VETERAN, pool: ['3ID'] },
          { card: HAN, pool: ['-'] },
        ],
      },
    });

  test('[terms.combined-value] up to two dice whose values together are 3 or less', () => {
    const table = entangled(BOBA);
    table.me.picks('Play Entangle');
    table.me.isAsked(
      'Boba Fett: 1 resource',
      'Luke Skywalker: 2 ranged',
      'Luke Skywalker: 1 melee',
      'Veteran Stormtrooper: 3 indirect',
      'Han Solo: blank',
      'None',
    );
    // With the 2 goes a 1 or a blank, not the 3.
    table.me.picks('Luke Skywalker: 2 ranged').isAsked('Luke Skywalker: 1 melee', 'Han Solo: blank', 'Done');
    table.me.picks('Luke Skywalker: 1 melee');
    expect(table.opponent.pool).toEqual(['Veteran Stormtrooper 3ID', 'Han Solo -']);
    table.rests();
  });

  test('[dice.value.zero] a 3 and a blank, or the 3 alone', () => {
    const both = entangled(BOBA);
    both.me.picks('Play Entangle', 'Veteran Stormtrooper: 3 indirect').isAsked('Han Solo: blank', 'Done');
    both.me.picks('Han Solo: blank');
    expect(both.opponent.pool).toEqual(['Luke Skywalker 2RD', 'Luke Skywalker 1MD']);
    const alone = entangled(BOBA);
    alone.me.picks('Play Entangle', 'Veteran Stormtrooper: 3 indirect', 'Done');
    expect(alone.opponent.pool).toHaveLength(3);
  });

  test('[terms.spot.failed] none without a yellow character', () => {
    const table = entangled(VETERAN);
    table.me.picks('Play Entangle');
    expect(table.opponent.pool).toHaveLength(4);
    table.rests();
  });
});

describe('Face-Off (LEG 152)', () => {
  const facing = (mine: string, theirs: string) => {
    const table = board({
      me: {
        characters: [{ card: BOBA, pool: ['-'], upgrades: [{ card: 'Hunting Rifle', pool: ['-'] }] }],
        hand: ['Face-Off'],
        resources: 1,
      },
      opponent: { characters: [{ card: LUKE, pool: ['1R'], shields: 1 }, HAN] },
      rolls: [
        [BOBA, mine],
        [LUKE, theirs],
      ],
    });
    table.me.picks('Play Face-Off');
    table.rests();
    return [table.me.card('Boba Fett').damage, table.opponent.card('Luke Skywalker').damage];
  };

  test('both dice are rerolled; whose shows less is dealt 2 damage', () => {
    // Luke's shield blocks 1 of his.
    expect(facing('2MD', '1Sh')).toEqual([0, 1]);
    expect(facing('1Dr', '2RD')).toEqual([2, 0]);
    expect(facing('Sp', '1R')).toEqual([2, 0]);
  });

  test('both where they are equal', () => {
    expect(facing('2MD', '2RD')).toEqual([2, 1]);
    expect(facing('Sp', '-')).toEqual([2, 1]);
  });

  test('[abilities.then] with one die missing the other is rerolled, but nobody is dealt damage', () => {
    const table = board({
      me: { characters: [BOBA], hand: ['Face-Off'], resources: 1 },
      opponent: { characters: [{ card: LUKE, pool: ['1R'] }] },
      rolls: [[LUKE, '-']],
    });
    table.me.picks('Play Face-Off');
    expect(table.opponent.pool).toEqual(['Luke Skywalker -']);
    expect(table.me.card('Boba Fett').damage).toBe(0);
    expect(table.opponent.card('Luke Skywalker').damage).toBe(0);
    table.rests();
  });

  test('the player of the event chooses among several dice', () => {
    const table = board({
      me: { characters: [{ card: BOBA, pool: ['-', '1R'] }, VETERAN], hand: ['Face-Off'], resources: 1 },
      opponent: { characters: [{ card: LUKE, pool: ['1R', '2RD'] }] },
      rolls: [
        [BOBA, '2RD'],
        [LUKE, '-'],
      ],
    });
    table.me.picks('Play Face-Off').isAsked('Boba Fett: blank', 'Boba Fett: 1 resource').picks('Boba Fett: blank');
    table.me.isAsked('Luke Skywalker: 1 resource', 'Luke Skywalker: 2 ranged').picks('Luke Skywalker: 2 ranged');
    expect(table.opponent.card('Luke Skywalker').damage).toBe(2);
    expect(table.opponent.pool).toEqual(['Luke Skywalker 1R', 'Luke Skywalker -']);
    table.rests();
  });
});

describe('Quick Draw (LEG 155)', () => {
  test('plays a weapon from the hand for its cost; its character may be activated then', () => {
    const table = board({
      me: {
        characters: [BOBA, VETERAN],
        hand: ['Quick Draw', 'Hunting Rifle', 'Hidden Blaster', 'Hunter Instinct'],
        resources: 1,
      },
      opponent: luke,
      rolls: [
        [VETERAN, '2RD'],
        ['Hunting Rifle', '1Dr'],
      ],
    });
    // The Blaster is too dear, the Instinct no weapon.
    table.me.picks('Play Quick Draw').isAsked('Hunting Rifle').picks('Hunting Rifle', 'Veteran Stormtrooper');
    expect(table.me.resources).toBe(0);
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.pool).toEqual(['Veteran Stormtrooper 2RD', 'Hunting Rifle 1Dr']);
    expect(table.me.card('Veteran Stormtrooper').exhausted).toBe(true);
    expect(table.me.card('Boba Fett').exhausted).toBe(false);
    table.rests();
  });

  test('it may be left; an exhausted character cannot be activated', () => {
    const left = board({
      me: { characters: [BOBA], hand: ['Quick Draw', 'Hunting Rifle'], resources: 1 },
      opponent: luke,
    });
    left.me.picks('Play Quick Draw', 'Hunting Rifle', 'No');
    expect(left.me.upgradesOn('Boba Fett')).toEqual(['Hunting Rifle']);
    left.rests();

    const exhausted = board({
      me: { characters: [{ card: BOBA, exhausted: true }], hand: ['Quick Draw', 'Hunting Rifle'], resources: 1 },
      opponent: luke,
    });
    exhausted.me.picks('Play Quick Draw', 'Hunting Rifle');
    exhausted.opponent.isAsked('Activate Luke Skywalker', 'Claim the battlefield', 'Pass');
  });

  test('[terms.target.required] without a weapon nobody is activated', () => {
    const table = board({
      me: { characters: [BOBA], hand: ['Quick Draw', 'Hunter Instinct'], resources: 3 },
      opponent: luke,
    });
    // Posed all the same, or it would tell what is in the hand.
    table.me.picks('Play Quick Draw').isAsked('Done').picks('Done');
    expect(table.me.card('Boba Fett').exhausted).toBe(false);
    expect(table.me.discard).toEqual(['Quick Draw']);
    table.rests();
  });

  test('[keyword.ambush] what the weapon sets off comes after the event: Hidden Blaster', () => {
    const table = board({
      me: { characters: [BOBA], hand: ['Quick Draw', 'Hidden Blaster'], resources: 2 },
      opponent: { characters: [{ card: LUKE, shields: 1 }] },
      rolls: [
        [BOBA, '1R'],
        ['Hidden Blaster', '1RD'],
      ],
    });
    // First the activation, then the shield, then the additional action.
    table.me.picks('Play Quick Draw', 'Hidden Blaster', 'Yes');
    expect(table.me.pool).toEqual(['Boba Fett 1R', 'Hidden Blaster 1RD']);
    table.me.picks('Yes', 'Luke Skywalker');
    expect(table.opponent.card('Luke Skywalker').shields).toBe(0);
    table.me.isAsked('Resolve ranged', 'Resolve resource', 'Claim the battlefield', 'Decline');
    table.rests();
  });
});

describe('Ice Storm (LEG 160)', () => {
  test('1 shield off each character of everybody', () => {
    const table = board({
      me: { characters: [{ card: BOBA, shields: 2 }, VETERAN], hand: ['Ice Storm'] },
      opponent: {
        characters: [
          { card: LUKE, shields: 1 },
          { card: HAN, shields: 3 },
        ],
      },
    });
    table.me.picks('Play Ice Storm');
    expect(table.me.card('Boba Fett').shields).toBe(1);
    expect(table.me.card('Veteran Stormtrooper').shields).toBe(0);
    expect(table.opponent.card('Luke Skywalker').shields).toBe(0);
    expect(table.opponent.card('Han Solo').shields).toBe(2);
    table.rests();
  });
});
