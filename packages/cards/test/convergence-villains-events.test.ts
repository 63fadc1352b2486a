import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The events of the General Grievous starter deck that no other deck had before. */

const GRIEVOUS = '09021';
const DROID = 'Commando Droid';
const kylo = { characters: ['Kylo Ren'] };

describe('A Sinister Peace (CONV 23)', () => {
  test('a discarded card removes a die of 2 or more, of any player', () => {
    const table = board({
      me: { characters: [{ card: GRIEVOUS, pool: ['2ID'] }], hand: ['A Sinister Peace', 'Aim', 'Dodge'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1', '1MD'] }] },
    });
    table.me.picks('Play A Sinister Peace').isAsked('Aim', 'Dodge').picks('Aim');
    table.me.isAsked('General Grievous: 2 indirect', 'Kylo Ren: 2 melee for 1').picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD']);
    expect([...table.me.discard].sort()).toEqual(['A Sinister Peace', 'Aim']);
    table.rests();
  });

  test('without another card in hand it does nothing', () => {
    const table = board({
      me: { characters: [GRIEVOUS], hand: ['A Sinister Peace'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
    });
    table.me.picks('Play A Sinister Peace');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    table.rests();
  });
});

describe('Make Demands (CONV 24)', () => {
  const demand = (characters: string[], resources: number) =>
    board({
      me: { characters, hand: ['Make Demands'], resources: 1 },
      opponent: { characters: ['Kylo Ren', 'Captain Phasma'], resources },
    });

  test('the opponent gives 1 resource', () => {
    const table = demand([GRIEVOUS], 2);
    table.me.picks('Play Make Demands').isAsked('Kylo Ren', 'Captain Phasma').picks('Kylo Ren');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.resources).toBe(1);
    expect(table.opponent.resources).toBe(1);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('or the chosen character is dealt 2', () => {
    const table = demand([GRIEVOUS], 2);
    table.me.picks('Play Make Demands', 'Kylo Ren');
    table.opponent.picks('No');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.resources).toBe(2);
    table.rests();
  });

  test('who has no resource is not asked', () => {
    const table = demand([GRIEVOUS], 0);
    table.me.picks('Play Make Demands', 'Captain Phasma');
    expect(table.opponent.card('Captain Phasma').damage).toBe(2);
    table.rests();
  });

  test('[terms.spot.failed] without a leader nothing happens', () => {
    const table = demand([DROID], 2);
    table.me.picks('Play Make Demands');
    expect(table.me.discard).toEqual(['Make Demands']);
    table.opponent.isAsked('Activate Kylo Ren', 'Activate Captain Phasma', 'Claim the battlefield', 'Pass');
  });
});

describe('Probe (CONV 25, AW 72)', () => {
  test('[terms.look-at] of two cards at random the events are discarded, the others seen', () => {
    const table = board({
      me: { characters: [GRIEVOUS], hand: ['Probe'] },
      opponent: { characters: ['Kylo Ren'], hand: ['Dodge', 'Lightsaber'] },
    });
    table.me.picks('Play Probe');
    expect(table.opponent.discard).toEqual(['Dodge']);
    expect(table.opponent.hand).toEqual(['Lightsaber']);
    const [seen] = table.me.view.players[1]?.hand ?? [];
    expect(table.me.view.cards[seen ?? '']?.code).toBe('01059');
    table.rests();
  });

  test('both go if both are events; a third card stays unseen', () => {
    const table = board({
      me: { characters: [GRIEVOUS], hand: ['Probe'] },
      opponent: { characters: ['Kylo Ren'], hand: ['Dodge', 'Aim', 'Take Cover'] },
    });
    table.me.picks('Play Probe');
    expect(table.opponent.discard).toHaveLength(2);
    expect(table.opponent.hand).toHaveLength(1);
    const [left] = table.me.view.players[1]?.hand ?? [];
    expect(table.me.view.cards[left ?? '']).toBeUndefined();
    table.rests();
  });

  test('a single card is looked at alone, an empty hand is none', () => {
    const one = board({
      me: { characters: [GRIEVOUS], hand: ['Probe'] },
      opponent: { characters: ['Kylo Ren'], hand: ['Aim'] },
    });
    one.me.picks('Play Probe');
    expect(one.opponent.discard).toEqual(['Aim']);
    const none = board({ me: { characters: [GRIEVOUS], hand: ['Probe'] }, opponent: kylo });
    none.me.picks('Play Probe');
    none.rests();
  });
});

describe('Pulverize (CONV 26)', () => {
  const pulverize = (pool: string[], resources = 2) =>
    board({
      me: {
        characters: [
          { card: DROID, pool },
          { card: GRIEVOUS, pool: ['2ID', '2F'] },
        ],
        hand: ['Pulverize'],
        resources,
      },
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'] },
    });

  test('up to three damage dice of any kind, in any order, each for 1 more', () => {
    const table = pulverize(['1RD', '1RD']);
    table.me.picks('Play Pulverize');
    table.me.isAsked('Commando Droid: 1 ranged', 'Commando Droid: 1 ranged', 'General Grievous: 2 indirect', 'Done');
    table.me.picks('General Grievous: 2 indirect');
    table.opponent.picks('Kylo Ren', 'Kylo Ren', 'Kylo Ren');
    table.me.picks('Commando Droid: 1 ranged', 'Kylo Ren');
    table.me.isAsked('Commando Droid: 1 ranged', 'Done').picks('Commando Droid: 1 ranged', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(7);
    expect(table.me.pool).toEqual(['General Grievous 2F']);
    table.rests();
  });

  test('fewer, as one likes', () => {
    const table = pulverize(['1RD', '1RD']);
    table.me.picks('Play Pulverize', 'Commando Droid: 1 ranged', 'Kylo Ren', 'Done');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.me.pool).toEqual(['Commando Droid 1RD', 'General Grievous 2ID', 'General Grievous 2F']);
    table.rests();
  });

  test('[dice.through-card.no-modifiers] [dice.through-card.no-lone-modifier] a plus side joins a die of its symbol, counts among the three and is worth 1 more too', () => {
    const table = pulverize(['1RD', '+2RD']);
    table.me.picks('Play Pulverize').isAsked('Commando Droid: 1 ranged', 'General Grievous: 2 indirect', 'Done');
    table.me.picks('Commando Droid: 1 ranged');
    table.me.isAsked('Commando Droid: +2 ranged', 'Resolve without modifiers').picks('Commando Droid: +2 ranged');
    table.me.picks('Kylo Ren');
    // (1 + 1) + (2 + 1)
    expect(table.opponent.card('Kylo Ren').damage).toBe(5);
    table.me.isAsked('General Grievous: 2 indirect', 'Done').picks('Done');
    table.rests();
  });

  test('a third die cannot be had when a plus side was the second of them and another the third', () => {
    const table = board({
      me: {
        characters: [
          { card: DROID, pool: ['1RD', '+2RD'], upgrades: [{ card: 'E-5 Blaster Carbine', pool: ['+2RD'] }] },
          { card: GRIEVOUS, pool: ['2ID'] },
        ],
        hand: ['Pulverize'],
        resources: 2,
      },
      opponent: kylo,
    });
    table.me.picks('Play Pulverize', 'Commando Droid: 1 ranged', 'Commando Droid: +2 ranged');
    table.me.picks('E-5 Blaster Carbine: +2 ranged', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(8);
    expect(table.me.pool).toEqual(['General Grievous 2ID']);
    table.rests();
  });

  test('[dice.through-card.cost] costs of sides are paid', () => {
    const table = board({
      me: {
        characters: [{ card: DROID, upgrades: [{ card: 'Punch Dagger', pool: ['2MD1'] }] }],
        hand: ['Pulverize'],
        resources: 3,
      },
      opponent: kylo,
    });
    table.me.picks('Play Pulverize', 'Punch Dagger: 2 melee for 1', 'Kylo Ren');
    expect(table.me.resources).toBe(0);
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    table.rests();
  });

  test('a game that is decided by one of them is over', () => {
    const table = board({
      me: { characters: [{ card: DROID, pool: ['1RD', '1RD'] }], hand: ['Pulverize'], resources: 2 },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
    });
    table.me.picks('Play Pulverize', 'Commando Droid: 1 ranged', 'Kylo Ren');
    expect(table.winner).toBe('me');
  });
});

describe('Roger, Roger (CONV 27)', () => {
  test('with a red character up to two droid dice are turned to any side', () => {
    const table = board({
      me: {
        characters: [
          { card: DROID, pool: ['-', '1R'] },
          { card: GRIEVOUS, pool: ['1R'] },
        ],
        supports: [{ card: 'Stap Droid', pool: ['-'] }],
        hand: ['Roger, Roger'],
        resources: 1,
      },
      opponent: { characters: ['Kylo Ren'], supports: [{ card: 'BB-8', pool: ['Sp'] }] },
    });
    table.me.picks('Play Roger, Roger');
    table.me.isAsked('Commando Droid: blank', 'Commando Droid: 1 resource', 'Stap Droid: blank', 'None');
    table.me.picks('Commando Droid: blank', 'Stap Droid: blank', '2 indirect', '3 indirect for 1');
    expect(table.me.pool).toEqual([
      'Commando Droid 2ID',
      'Commando Droid 1R',
      'General Grievous 1R',
      'Stap Droid 3ID1',
    ]);
    table.rests();
  });

  test('[terms.spot.failed] without a red character nothing happens', () => {
    const table = board({
      me: {
        characters: ['Finn'],
        supports: [{ card: 'Stap Droid', pool: ['-'] }],
        hand: ['Roger, Roger'],
        resources: 1,
      },
      opponent: kylo,
    });
    table.me.picks('Play Roger, Roger');
    expect(table.me.pool).toEqual(['Stap Droid -']);
    table.rests();
  });
});

describe('Automated Defense (CONV 122)', () => {
  const defend = (characters: string[], supports: string[]) => {
    const table = board({
      me: { characters, supports, hand: ['Automated Defense'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
    });
    table.me.picks('Play Automated Defense');
    return table.opponent.pool;
  };

  test('a droid in play, character or support, removes a die', () => {
    expect(defend([DROID], [])).toEqual([]);
    expect(defend(['Finn'], ['Stap Droid'])).toEqual([]);
  });

  test('[terms.spot.failed] nothing without one', () => {
    expect(defend([GRIEVOUS], ['Defoliator Tank'])).toEqual(['Kylo Ren 2MD1']);
  });
});

describe('Energize (CONV 124)', () => {
  test('one die that lies on a droid is rolled into my pool, which activates nobody', () => {
    const table = board({
      me: {
        characters: [{ card: DROID, elite: true, pool: ['-'] }, GRIEVOUS],
        supports: ['Stap Droid', 'Defoliator Tank'],
        hand: ['Energize'],
        resources: 1,
      },
      opponent: kylo,
      rolls: [[DROID, '2ID']],
    });
    table.me.picks('Play Energize').isAsked('Commando Droid', 'Stap Droid').picks(DROID);
    expect(table.me.pool).toEqual(['Commando Droid -', 'Commando Droid 2ID']);
    expect(table.me.card(DROID).exhausted).toBe(false);
    table.rests();
  });

  test('of a droid with both dice on it only one', () => {
    const table = board({
      me: { characters: [{ card: DROID, elite: true, exhausted: true }], hand: ['Energize'], resources: 1 },
      opponent: kylo,
      rolls: [[DROID, '1RD']],
    });
    table.me.picks('Play Energize');
    expect(table.me.pool).toEqual(['Commando Droid 1RD']);
    table.rests();
  });

  test('dice in a pool, dice of upgrades and droids of the opponent are no choice', () => {
    const table = board({
      me: {
        characters: [{ card: DROID, pool: ['-'], upgrades: ['ID9 Seeker Droid'] }],
        hand: ['Energize'],
        resources: 1,
      },
      opponent: { characters: ['Kylo Ren'], supports: ['BB-8'] },
    });
    table.me.picks('Play Energize');
    expect(table.me.pool).toEqual(['Commando Droid -']);
    expect(table.me.discard).toEqual(['Energize']);
    table.rests();
  });
});

describe('Fresh Supplies (CONV 126)', () => {
  test('[terms.play-restriction] 1 resource for who controls the battlefield, and nobody else plays it', () => {
    const table = board({
      me: { characters: [GRIEVOUS], hand: ['Fresh Supplies'] },
      opponent: { characters: ['Kylo Ren'], hand: ['Fresh Supplies'] },
      battlefield: 'Lair of General Grievous',
    });
    table.me.picks('Play Fresh Supplies');
    expect(table.me.resources).toBe(1);
    expect(table.opponent.isOffered('Play Fresh Supplies')).toBe(false);
  });
});

describe('Electromagnetic Pulse (CONV 165)', () => {
  test('removes a die of a droid or of a vehicle, of any player', () => {
    const table = board({
      me: { characters: [{ card: DROID, pool: ['1RD'] }], hand: ['Electromagnetic Pulse'] },
      opponent: {
        characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }],
        supports: [
          { card: 'BB-8', pool: ['Sp'] },
          { card: 'Black One', pool: ['3RD'] },
        ],
      },
    });
    table.me.picks('Play Electromagnetic Pulse');
    table.me.isAsked('Commando Droid: 1 ranged', 'BB-8: special', 'Black One: 3 ranged').picks('Black One: 3 ranged');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1', 'BB-8 Sp']);
    table.rests();
  });
});
