import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The characters, upgrades, supports and battlefield of the General Grievous starter deck. */

const GRIEVOUS = '09021';
const DROID = 'Commando Droid';
const kylo = { characters: ['Kylo Ren'] };

describe('Commando Droid (CONV 19)', () => {
  test('[st.obi.modifier] [dice.modifier] 1 ranged and +2 ranged of two of them deal 3 to one character', () => {
    const table = board({
      me: {
        characters: [
          { card: DROID, pool: ['1RD'] },
          { card: DROID, pool: ['+2RD'] },
        ],
      },
      opponent: kylo,
    });
    table.me.picks('Resolve ranged', 'Commando Droid: +2 ranged', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('after it is activated one of my droids may be activated, which goes on from droid to droid', () => {
    const table = board({
      me: { characters: [GRIEVOUS, DROID, DROID], supports: ['Stap Droid', 'Defoliator Tank', 'Tech Team'] },
      opponent: kylo,
      rolls: [
        [DROID, '1RD'],
        [DROID, '-'],
        ['Stap Droid', '1ID'],
      ],
    });
    table.me.picks('Activate Commando Droid').isAsked('Yes', 'No').picks('Yes');
    // Neither Grievous, who is no droid, nor a vehicle.
    table.me.isAsked('Commando Droid', 'Stap Droid').picks('Commando Droid');
    table.me.picks('Yes');
    expect(table.me.pool).toEqual(['Commando Droid 1RD', 'Commando Droid -', 'Stap Droid 1ID']);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[actions.activate.ready-only] exhausted droids cannot, and then nobody is asked', () => {
    const table = board({
      me: { characters: [DROID], supports: [{ card: 'Stap Droid', exhausted: true }] },
      opponent: { characters: ['Kylo Ren'], supports: ['BB-8'] },
      rolls: [[DROID, '1RD']],
    });
    table.me.picks('Activate Commando Droid');
    table.opponent.isAsked('Activate Kylo Ren', 'Activate BB-8', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});

describe('General Grievous (CONV 21)', () => {
  test('[actions.power-action] his power action rerolls any number of droid dice, of characters and supports, once a round', () => {
    const table = board({
      me: {
        characters: [
          { card: GRIEVOUS, pool: ['1RD'] },
          { card: DROID, pool: ['-'], upgrades: [{ card: 'Punch Dagger', pool: ['-'] }] },
        ],
        supports: [
          { card: 'Stap Droid', pool: ['-'] },
          { card: 'Defoliator Tank', pool: ['-'] },
        ],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }], supports: [{ card: 'Stap Droid', pool: ['-'] }] },
      rolls: [
        [DROID, '2ID'],
        ['Stap Droid', '1RD'],
      ],
    });
    table.me.picks('Use General Grievous').isAsked('Commando Droid: blank', 'Stap Droid: blank', 'None');
    table.me.picks('Commando Droid: blank', 'Stap Droid: blank');
    expect(table.me.pool).toEqual([
      'General Grievous 1RD',
      'Commando Droid 2ID',
      'Punch Dagger -',
      'Stap Droid 1RD',
      'Defoliator Tank -',
    ]);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use General Grievous')).toBe(false);
    table.rests();
  });
});

describe('Lair of General Grievous (CONV 176)', () => {
  const claiming = (characters: string[], resources: number) =>
    board({
      me: { characters },
      opponent: { characters: ['Kylo Ren', 'Captain Phasma'], resources },
      battlefield: 'Lair of General Grievous',
    });
  const INDIRECT = 'Deal 1 indirect damage to an opponent unless they give you 1 resource';
  const SPOT = 'Spot General Grievous to deal 1 damage to a character';

  test('an opponent may give 1 resource instead of taking 1 indirect damage', () => {
    const table = claiming([GRIEVOUS], 1);
    table.me.picks('Claim the battlefield', 'Yes').isAsked(INDIRECT, SPOT).picks(INDIRECT);
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.resources).toBe(1);
    expect(table.opponent.resources).toBe(0);
    expect(table.opponent.card('Kylo Ren').damage + table.opponent.card('Captain Phasma').damage).toBe(0);
  });

  test('who will not give takes it, where the own characters stand', () => {
    const table = claiming([GRIEVOUS], 1);
    table.me.picks('Claim the battlefield', 'Yes', INDIRECT);
    table.opponent.picks('No').isAsked('Kylo Ren', 'Captain Phasma').picks('Captain Phasma');
    expect(table.opponent.card('Captain Phasma').damage).toBe(1);
    expect(table.me.resources).toBe(0);
    expect(table.opponent.resources).toBe(1);
  });

  test('who has none is not asked', () => {
    const table = claiming([GRIEVOUS], 0);
    table.me.picks('Claim the battlefield', 'Yes', INDIRECT);
    table.opponent.picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
  });

  test('with Grievous, any of that title, 1 damage to a character of choice', () => {
    const table = claiming(['01003'], 1);
    table.me.picks('Claim the battlefield', 'Yes', SPOT);
    table.me.isAsked('General Grievous', 'Kylo Ren', 'Captain Phasma').picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    expect(table.opponent.resources).toBe(1);
  });

  test('[terms.spot.failed] [terms.choose-either] without him that half may be chosen, and does nothing', () => {
    const table = claiming([DROID], 1);
    table.me.picks('Claim the battlefield', 'Yes', SPOT);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.opponent.isAsked('Activate Kylo Ren', 'Activate Captain Phasma', 'Pass');
  });
});

describe('E-5 Blaster Carbine (CONV 33)', () => {
  const fallen = (host: string) =>
    board({
      me: {
        characters: [{ card: host, damage: 6, upgrades: [{ card: 'E-5 Blaster Carbine', pool: ['1R'] }] }, GRIEVOUS],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
    });

  test('[keyword.redeploy] on a droid it has Redeploy, and goes to whomever', () => {
    const table = fallen(DROID);
    table.opponent.picks('Resolve melee', DROID);
    table.me.isAsked('General Grievous', 'Let it be discarded').picks('General Grievous');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['E-5 Blaster Carbine']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('on anybody else it is discarded', () => {
    const table = fallen('First Order Stormtrooper');
    table.opponent.picks('Resolve melee', 'First Order Stormtrooper');
    expect(table.me.discard).toEqual(['E-5 Blaster Carbine']);
    table.rests();
  });
});

describe('Modular Frame (CONV 34)', () => {
  test('a droid, or Grievous, has 1 more health with it', () => {
    const table = board({
      me: { characters: [GRIEVOUS, { card: DROID, damage: 6 }], hand: ['Modular Frame', 'Modular Frame'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
    });
    table.me.picks('Play Modular Frame', DROID);
    expect(table.me.card(DROID).health).toBe(8);
    table.opponent.picks('Resolve melee', DROID);
    expect(table.me.card(DROID).damage).toBe(7);
    table.me.picks('Play Modular Frame', 'General Grievous');
    expect(table.me.card('General Grievous').health).toBe(10);
    table.rests();
  });

  test('[keyword.redeploy] it follows to another droid, and its health with it', () => {
    const table = board({
      me: { characters: [GRIEVOUS, { card: DROID, damage: 7, upgrades: ['Modular Frame'] }, DROID] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Commando Droid (7 damage)');
    table.me.isAsked('General Grievous', 'Commando Droid', 'Let it be discarded').picks(DROID);
    expect(table.me.upgradesOn(DROID)).toEqual(['Modular Frame']);
    expect(table.me.card(DROID).health).toBe(8);
    table.rests();
  });

  test('played on somebody else it is discarded at once: that is no restriction', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper', DROID], hand: ['Modular Frame'] },
      opponent: kylo,
    });
    table.me.picks('Play Modular Frame', 'First Order Stormtrooper');
    expect(table.me.upgradesOn('First Order Stormtrooper')).toEqual([]);
    expect(table.me.card('First Order Stormtrooper').health).toBe(7);
    expect(table.me.discard).toEqual(['Modular Frame']);
    table.rests();
  });

  test('redeployed to somebody else it is discarded there', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper', { card: DROID, damage: 7, upgrades: ['Modular Frame'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', DROID);
    table.me.picks('First Order Stormtrooper');
    expect(table.me.discard).toEqual(['Modular Frame']);
    table.rests();
  });

  test("[clarification.general-grievous] moved by an opponent's Grievous it stays with him and changes sides", () => {
    const table = board({
      me: { characters: [{ card: DROID, damage: 7, upgrades: ['Modular Frame'] }, DROID] },
      opponent: { characters: [{ card: '01003', pool: ['2MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Commando Droid (7 damage)', 'Use General Grievous');
    expect(table.opponent.upgradesOn('General Grievous')).toEqual(['Modular Frame']);
    expect(table.opponent.card('General Grievous').health).toBe(11);
    table.rests();
  });
});

describe('Grievance Striker (CONV 169)', () => {
  test('played on Grievous or Obi-Wan it may deal 1 damage', () => {
    const table = board({
      me: { characters: [GRIEVOUS, DROID], hand: ['Grievance Striker'], resources: 2 },
      opponent: kylo,
    });
    table.me.picks('Play Grievance Striker', 'General Grievous').isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('General Grievous', 'Commando Droid', 'Kylo Ren').picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);

    const hero = board({ me: { characters: ['09057'], hand: ['Grievance Striker'], resources: 2 }, opponent: kylo });
    hero.me.picks('Play Grievance Striker').isAsked('Yes', 'No').picks('No');
    expect(hero.opponent.card('Kylo Ren').damage).toBe(0);
    hero.rests();
  });

  test('on anybody else it deals nothing', () => {
    const table = board({
      me: { characters: [GRIEVOUS, DROID], hand: ['Grievance Striker'], resources: 2 },
      opponent: kylo,
    });
    table.me.picks('Play Grievance Striker', DROID);
    table.rests();
  });

  test('[keyword.redeploy] moved to Grievous it has not been played on him', () => {
    const table = board({
      me: { characters: [GRIEVOUS, { card: DROID, damage: 6, upgrades: ['Grievance Striker'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', DROID);
    table.me.picks('General Grievous');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Grievance Striker']);
    table.rests();
  });
});

describe('Defoliator Tank (CONV 29)', () => {
  test('its special deals 3 to every character but droids and Grievous, whoever owns them', () => {
    const table = board({
      me: {
        characters: [GRIEVOUS, DROID, 'First Order Stormtrooper'],
        supports: [{ card: 'Defoliator Tank', pool: ['Sp'] }],
      },
      opponent: { characters: ['Kylo Ren', { card: '01003', damage: 0 }, { card: 'Finn', shields: 1 }] },
    });
    table.me.picks('Resolve special');
    expect(table.me.card('General Grievous').damage).toBe(0);
    expect(table.me.card(DROID).damage).toBe(0);
    expect(table.me.card('First Order Stormtrooper').damage).toBe(3);
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.opponent.card('General Grievous').damage).toBe(0);
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 2, shields: 0 });
    table.rests();
  });
});

describe('Stap Droid (CONV 32)', () => {
  test('[keyword.ambush] its player takes an additional action', () => {
    const table = board({
      me: { characters: [DROID], hand: ['Stap Droid'], resources: 1 },
      opponent: kylo,
      rolls: [['Stap Droid', '1RD']],
    });
    table.me.picks('Play Stap Droid', 'Activate Stap Droid');
    expect(table.me.pool).toEqual(['Stap Droid 1RD']);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});

describe('Assassin Droid (CONV 53)', () => {
  test('rolled into the pool its die may deal 1 damage, whatever it shows', () => {
    const table = board({
      me: { characters: [DROID], supports: ['Assassin Droid'] },
      opponent: kylo,
      rolls: [['Assassin Droid', '-']],
    });
    table.me.picks('Activate Assassin Droid').isAsked('Yes', 'No').picks('Yes', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    table.rests();
  });

  test('[terms.roll] rerolled in the pool it deals nothing; rolled in by Energize it does', () => {
    const table = board({
      me: {
        characters: [GRIEVOUS],
        supports: [{ card: 'Assassin Droid', pool: ['-'] }, 'Assassin Droid'],
        hand: ['Energize'],
        resources: 1,
      },
      opponent: kylo,
      rolls: [
        ['Assassin Droid', '1RD'],
        ['Assassin Droid', '1Dr'],
      ],
    });
    table.me.picks('Use General Grievous', 'Assassin Droid: blank');
    expect(table.me.pool).toEqual(['Assassin Droid 1RD']);
    table.opponent.picks('Pass');
    table.me.picks('Play Energize', 'Yes', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    table.rests();
  });
});

describe('Press the Advantage (CONV 135)', () => {
  test('rerolls one of my dice, and with more dice than an opponent another, of any player', () => {
    const table = board({
      me: { characters: [{ card: GRIEVOUS, pool: ['1RD', '1R'] }], supports: ['Press the Advantage'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls: [
        [GRIEVOUS, '2F'],
        ['Kylo Ren', '-'],
      ],
    });
    table.me.picks('Use Press the Advantage', 'General Grievous: 1 ranged').isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('General Grievous: 2 focus', 'General Grievous: 1 resource', 'Kylo Ren: 2 melee for 1');
    table.me.picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    expect(table.me.card('Press the Advantage').exhausted).toBe(true);
    table.rests();
  });

  test('as many are not more', () => {
    const table = board({
      me: { characters: [{ card: GRIEVOUS, pool: ['1RD'] }], supports: ['Press the Advantage'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls: [[GRIEVOUS, '2F']],
    });
    table.me.picks('Use Press the Advantage');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    table.rests();
  });
});
