import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The cards of the Two-Player Game. Where an earlier card has the same title, the code says which is meant. */

const KYLO = '04001';
const PHASMA = '04002';
const REY = '04024';
const POE = '04025';

describe('Kylo Ren (TPG 1)', () => {
  const table = (hand: string[]) =>
    board({
      me: { characters: [KYLO] },
      opponent: { characters: ['Finn'], hand },
      rolls: [[KYLO, '1MD']],
    });

  test('after his activation he may name a color: a card of that color means 2 damage', () => {
    const game = table(['Force Throw']);
    game.me.picks('Activate Kylo Ren', 'Yes').isAsked('Red', 'Blue', 'Yellow', 'Gray').picks('Blue', 'Finn');
    expect(game.opponent.card('Finn').damage).toBe(2);
    // It was revealed, and stays in the hand.
    expect(game.me.view.players[1]?.hand.map((id) => game.me.view.cards[id]?.code)).toEqual(['01057']);
    game.rests();
  });

  test('another color, an empty hand, or no wish to name one: nothing', () => {
    for (const [hand, picks] of [
      [['Force Throw'], ['Yes', 'Red']],
      [['Force Throw'], ['No']],
    ] as const) {
      const game = table([...hand]);
      game.me.picks('Activate Kylo Ren', ...picks);
      expect(game.opponent.card('Finn').damage).toBe(0);
      game.rests();
    }
  });
});

describe('Captain Phasma (TPG 2)', () => {
  test('her special deals 2 damage, or 3 where there are 6 or more already', () => {
    for (const [before, after] of [
      [5, 7],
      [6, 9],
    ]) {
      const table = board({
        me: { characters: [{ card: PHASMA, pool: ['Sp'] }] },
        opponent: { characters: [{ card: 'Finn', damage: before as number }] },
      });
      table.me.picks('Resolve special', 'Finn');
      expect(table.opponent.card('Finn').damage).toBe(after);
      table.rests();
    }
  });
});

test('Droid Commandos (TPG 3): 1 damage to each of any number of characters', () => {
  const table = board({
    me: { characters: [KYLO], supports: [{ card: 'Droid Commandos', pool: ['Sp'] }] },
    opponent: { characters: ['Finn', { card: 'Rey', shields: 1 }] },
  });
  table.me.picks('Resolve special', 'Finn', 'Rey');
  expect(table.opponent.card('Finn').damage).toBe(1);
  expect(table.opponent.card('Rey')).toMatchObject({ damage: 0, shields: 0 });
  expect(table.me.card('Kylo Ren').damage).toBe(0);
  table.rests();
});

describe("Captain Phasma's Blaster (TPG 4)", () => {
  const felled = (bearer: string) =>
    board({
      me: { characters: [{ card: bearer, damage: 9, upgrades: ["Captain Phasma's Blaster"] }, 'First Order Stormtrooper'] },
      opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
      turn: 'opponent',
    });
  test('it redeploys from her', () => {
    const table = felled(PHASMA);
    table.opponent.picks('Resolve ranged', 'Captain Phasma');
    table.me.picks('First Order Stormtrooper');
    expect(table.me.upgradesOn('First Order Stormtrooper')).toEqual(["Captain Phasma's Blaster"]);
    table.rests();
  });
  test('and from nobody else', () => {
    const table = felled('01011');
    table.opponent.picks('Resolve ranged', 'Kylo Ren');
    expect(table.me.discard).toEqual(["Captain Phasma's Blaster", 'Kylo Ren'].slice(0, 1));
    table.rests();
  });
});

test('Praetorian Guard (TPG 5): its character has Guardian', () => {
  const table = board({
    me: { characters: [{ card: KYLO, upgrades: ['Praetorian Guard'] }] },
    opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
    rolls: [
      [KYLO, '-'],
      ['Praetorian Guard', '1R'],
    ],
  });
  table.me.picks('Activate Kylo Ren', 'Use Kylo Ren (Guardian)', 'Yes');
  expect(table.me.card('Kylo Ren').damage).toBe(2);
  expect(table.opponent.pool).toEqual([]);
});

test('Dark Counsel (TPG 6): its special draws a card, and the die is rerolled instead of removed', () => {
  const table = board({
    me: {
      characters: [{ card: KYLO, upgrades: [{ card: 'Dark Counsel', pool: ['Sp'] }] }],
      deck: ['Mobilize', 'Clash'],
    },
    opponent: { characters: ['Finn'] },
    rolls: [['Dark Counsel', '1R']],
  });
  table.me.picks('Resolve special');
  expect(table.me.hand).toEqual(['Mobilize']);
  expect(table.me.pool).toEqual(['Dark Counsel 1R']);
  table.rests();
});

describe('Crossguard Lightsaber (TPG 7)', () => {
  test('played on a Kylo Ren it deals 1 damage, on others none', () => {
    const table = board({
      me: { characters: [KYLO, PHASMA], hand: ['Crossguard Lightsaber', 'Crossguard Lightsaber'], resources: 4 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Play Crossguard Lightsaber', 'Kylo Ren', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Play Crossguard Lightsaber', 'Captain Phasma');
    expect(table.opponent.card('Finn').damage).toBe(1);
    table.rests();
  });
  test('its special deals 2 damage, or 3 to a character with a shield', () => {
    for (const [shields, damage] of [
      [0, 2],
      [1, 2],
      [3, 0],
    ]) {
      const table = board({
        me: { characters: [{ card: KYLO, upgrades: [{ card: 'Crossguard Lightsaber', pool: ['Sp'] }] }] },
        opponent: { characters: [{ card: 'Finn', shields: shields as number }] },
      });
      table.me.picks('Resolve special', 'Finn');
      expect(table.opponent.card('Finn')).toMatchObject({ damage, shields: 0 });
    }
  });
});

describe('Force Stasis (TPG 8)', () => {
  const stasis = (pool: string[]) =>
    board({
      me: { characters: [{ card: KYLO, upgrades: [{ card: 'Force Stasis', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Finn', pool }] },
    });
  test('it removes a ranged die, then deals 1 damage', () => {
    const table = stasis(['2RD']);
    table.me.picks('Resolve special', 'Finn');
    expect(table.opponent.pool).toEqual([]);
    expect(table.opponent.card('Finn').damage).toBe(1);
    table.rests();
  });
  test('[abilities.then] without a ranged die there is no damage', () => {
    const table = stasis(['1MD']);
    table.me.picks('Resolve special');
    expect(table.opponent.card('Finn').damage).toBe(0);
    table.rests();
  });
});

test('Jedi Rival (TPG 9): after its character is activated, one shield may be removed', () => {
  const table = board({
    me: { characters: [{ card: '01011', upgrades: ['Jedi Rival'] }] },
    opponent: { characters: [{ card: 'Finn', shields: 2 }] },
    rolls: [[KYLO, '1MD']],
  });
  table.me.picks('Activate Kylo Ren', 'Yes', 'Finn');
  expect(table.opponent.card('Finn').shields).toBe(1);
  table.rests();
});

test('Armored Support (TPG 10): a red die is rerolled; melee or ranged damage deals 1', () => {
  for (const [side, damage] of [
    ['1RD', 1],
    ['1F', 0],
  ] as const) {
    const table = board({
      me: { characters: [{ card: PHASMA, pool: ['1R'] }, { card: KYLO, pool: ['1R'] }], supports: ['Armored Support'] },
      opponent: { characters: ['Finn'] },
      rolls: [[PHASMA, side]],
    });
    table.me.picks('Use Armored Support', ...(damage === 1 ? ['Finn'] : []));
    expect(table.opponent.card('Finn').damage).toBe(damage);
    expect(table.me.card('Armored Support').exhausted).toBe(true);
    table.rests();
  }
});

test('First Strike (TPG 11): damage equal to the value of a damage die of an opponent', () => {
  const table = board({
    me: { characters: [PHASMA], hand: ['First Strike'], resources: 2 },
    opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
  });
  table.me.picks('Play First Strike', 'Finn');
  expect(table.opponent.card('Finn').damage).toBe(2);
  expect(table.opponent.pool).toEqual(['Finn 2RD']);
  table.rests();
});

test('I Have You Now (TPG 12): a die is turned to damage', () => {
  const table = board({
    me: { characters: [{ card: PHASMA, pool: ['1R'] }], hand: ['I Have You Now'], resources: 1 },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Play I Have You Now').isAsked('1 ranged', '2 ranged').picks('2 ranged');
  expect(table.me.pool).toEqual(['Captain Phasma 2RD']);
  table.rests();
});

test('Imperial Envoy (TPG 13): 1 damage for each event and support among two random cards of the hand', () => {
  for (const [hand, damage] of [
    [['Clash', 'Medical Droid'], 2],
    [['Clash', 'Lightsaber'], 1],
    [['Lightsaber', 'Lightsaber'], 0],
  ] as const) {
    const table = board({
      me: { characters: [PHASMA], hand: ['Imperial Envoy'], resources: 2 },
      opponent: { characters: ['Finn'], hand },
    });
    table.me.picks('Play Imperial Envoy', ...(damage > 0 ? ['Finn'] : []));
    expect(table.opponent.card('Finn').damage).toBe(damage);
    table.rests();
  }
});

test('Mobilize (TPG 14): 4 resources', () => {
  const table = board({
    me: { characters: [PHASMA], hand: ['Mobilize'], resources: 3 },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Play Mobilize');
  expect(table.me.resources).toBe(4);
});

test('Tactical Mastery (TPG 15): with a red character up to two further actions', () => {
  const table = board({
    me: { characters: [{ card: PHASMA, pool: ['1R'] }], hand: ['04015', 'Intimidate'], resources: 1 },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Play Tactical Mastery', 'Resolve resource', 'Play Intimidate', 'Finn');
  expect(table.match.question?.seat).toBe(1);
  expect(table.me.resources).toBe(1);
});

test('As I Have Foreseen (TPG 16): you see the hand of your opponent, who sees yours no better', () => {
  const table = board({
    me: { characters: [KYLO], hand: ['As I Have Foreseen', 'Clash'] },
    opponent: { characters: ['Finn'], hand: ['Mobilize', 'Lightsaber'] },
  });
  table.me.picks('Play As I Have Foreseen');
  const { view } = table.me;
  expect(view.players[1]?.hand.map((id) => view.cards[id]?.code).sort()).toEqual(['01059', '04014']);
  expect(table.opponent.view.players[0]).toMatchObject({ hand: [], handCount: 1 });
  // Ambush: another action.
  expect(table.match.question?.seat).toBe(0);
});

test('Clash (TPG 17): an own die to melee, an opposing melee die to a blank', () => {
  const table = board({
    me: { characters: [{ card: KYLO, pool: ['1R'] }], hand: ['Clash'], resources: 1 },
    opponent: { characters: [{ card: '01038', pool: ['1MD'] }] },
  });
  table.me.picks('Play Clash', '2 melee');
  expect(table.me.pool).toEqual(['Kylo Ren 2MD']);
  expect(table.opponent.pool).toEqual(['Rey -']);
  table.rests();
});

test('Your Skills Are Complete (TPG 19): an upgrade die to a blank, no other', () => {
  const table = board({
    me: { characters: [KYLO], hand: ['Your Skills Are Complete'] },
    opponent: {
      characters: [{ card: 'Finn', pool: ['2RD'], upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] }],
    },
  });
  table.me.picks('Play Your Skills Are Complete');
  expect(table.opponent.pool).toEqual(['Finn 2RD', 'Infantry Grenades -']);
});

describe('Doubt (TPG 20)', () => {
  const doubt = (side: string) =>
    board({
      me: { characters: [KYLO], hand: ['04020'] },
      opponent: { characters: [{ card: 'Finn', pool: ['1R'] }] },
      rolls: [['Finn', side]],
    });
  test('the rerolled die is resolved by its player', () => {
    const table = doubt('2RD');
    table.me.picks('Play Doubt');
    table.opponent.picks('Resolve that die', 'Kylo Ren');
    expect(table.me.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.pool).toEqual([]);
  });
  test('or removed', () => {
    const table = doubt('2RD');
    table.me.picks('Play Doubt');
    table.opponent.picks('Remove that die');
    expect(table.me.card('Kylo Ren').damage).toBe(0);
    expect(table.opponent.pool).toEqual([]);
  });
});

test('Parry, Evade and Subjugate (TPG 21, 43, 22) remove a melee die, a ranged die, any die', () => {
  for (const [card, left] of [
    ['04021', ['Finn 2RD', 'Finn 1R']],
    ['04043', ['Finn 1MD', 'Finn 1R']],
  ] as const) {
    const table = board({
      me: { characters: [KYLO], hand: [card], resources: 2 },
      opponent: {
        characters: [
          { card: 'Finn', pool: ['1MD'] },
          { card: 'Finn', pool: ['2RD'] },
          { card: 'Finn', pool: ['1R'] },
        ],
      },
    });
    table.me.picks(`Play ${card === '04021' ? 'Parry' : 'Evade'}`);
    expect([...table.opponent.pool].sort()).toEqual([...left].sort());
  }
  const table = board({
    me: { characters: [KYLO], hand: ['Subjugate'], resources: 2 },
    opponent: { characters: [{ card: 'Finn', pool: ['1R'] }] },
  });
  table.me.picks('Play Subjugate');
  expect(table.opponent.pool).toEqual([]);
});

test('Hangar Bay (TPG 23): an event or support on top of the deck means 1 damage', () => {
  for (const [top, damage] of [
    ['Clash', 1],
    ['Medical Droid', 1],
    ['Lightsaber', 0],
  ] as const) {
    const table = board({
      me: { characters: [KYLO] },
      opponent: { characters: ['Finn'], deck: [top, 'Mobilize'] },
      battlefield: 'Hangar Bay',
      controller: 'opponent',
    });
    table.me.picks('Claim the battlefield', 'Yes', ...(damage === 1 ? ['Finn'] : []));
    expect(table.opponent.card('Finn').damage).toBe(damage);
    // It stays where it was, seen by everybody.
    expect(table.opponent.deckCount).toBe(2);
    table.rests();
  }
});

test('Rey (TPG 24): with a shield she may deal 1 damage after her activation', () => {
  for (const shields of [1, 0]) {
    const table = board({
      me: { characters: [{ card: REY, shields }] },
      opponent: { characters: ['Finn'] },
      rolls: [[REY, '1MD']],
    });
    table.me.picks('Activate Rey', ...(shields === 1 ? ['Yes', 'Finn'] : []));
    expect(table.opponent.card('Finn').damage).toBe(shields);
    table.rests();
  }
});

test('Poe Dameron (TPG 25): his special gives a shield and may turn another die', () => {
  const table = board({
    me: { characters: [{ card: POE, pool: ['Sp'] }, { card: REY, pool: ['1R'] }] },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Resolve special', 'Rey', 'Yes', '2 melee');
  expect(table.me.card('Rey').shields).toBe(1);
  expect(table.me.pool).toEqual(['Rey 2MD']);
  table.rests();
});

test('Medical Droid (TPG 26): its special heals 1', () => {
  const table = board({
    me: { characters: [{ card: REY, damage: 3 }], supports: [{ card: 'Medical Droid', pool: ['Sp'] }] },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Resolve special', 'Rey');
  expect(table.me.card('Rey').damage).toBe(2);
});

test('Strike Team (TPG 27): 1 cheaper while an opponent has 3 resources', () => {
  for (const [theirs, offered] of [
    [3, true],
    [2, false],
  ] as const) {
    const table = board({
      me: { characters: [POE], hand: ['Strike Team'], resources: 4 },
      opponent: { characters: ['Finn'], resources: theirs },
    });
    expect(table.me.isOffered('Play Strike Team')).toBe(offered);
    if (offered) {
      table.me.picks('Play Strike Team');
      expect(table.me.resources).toBe(0);
    }
  }
});

test('Teamwork (TPG 28): a shield for its character, perhaps one for another', () => {
  const table = board({
    me: { characters: [{ card: POE, upgrades: [{ card: 'Teamwork', pool: ['Sp'] }] }, REY] },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Resolve special', 'Yes').isAsked('Rey', 'Finn').picks('Rey');
  expect(table.me.card('Poe Dameron').shields).toBe(1);
  expect(table.me.card('Rey').shields).toBe(1);
});

test("Poe Dameron's Blaster (TPG 29): 2 damage, 3 from a Poe Dameron", () => {
  for (const [bearer, damage] of [
    [POE, 3],
    ['01029', 3],
    [REY, 2],
  ] as const) {
    const table = board({
      me: { characters: [{ card: bearer, upgrades: [{ card: "Poe Dameron's Blaster", pool: ['Sp'] }] }] },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Resolve special', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(damage);
  }
});

test("Rey's Lightsaber (TPG 30): 1 shield, 2 on a Rey", () => {
  for (const [bearer, shields] of [
    [REY, 2],
    [POE, 1],
  ] as const) {
    const table = board({
      me: { characters: [bearer], hand: ["Rey's Lightsaber"], resources: 3 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks("Play Rey's Lightsaber");
    expect(table.me.card(bearer === REY ? 'Rey' : 'Poe Dameron').shields).toBe(shields);
  }
});

test('Inner Strength (TPG 31): 1 damage moves to an unshielded character of an opponent', () => {
  const table = board({
    me: { characters: [{ card: REY, damage: 2, upgrades: [{ card: 'Inner Strength', pool: ['Sp'] }] }] },
    opponent: { characters: ['Finn', { card: '01011', shields: 1 }] },
  });
  table.me.picks('Resolve special');
  expect(table.me.card('Rey').damage).toBe(1);
  expect(table.opponent.card('Finn').damage).toBe(1);
});

test("Luke's Protection (TPG 32): back on top of the deck for a shield on a blue character", () => {
  const table = board({
    me: { characters: [REY, POE], supports: ["Luke's Protection"], deck: ['Mobilize'] },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks("Use Luke's Protection");
  expect(table.me.card('Rey').shields).toBe(1);
  expect(table.me.deckCount).toBe(2);
  expect(table.me.has("Luke's Protection")).toBe(false);
});

test('Honor Guard (TPG 33): discarded to remove a damage die', () => {
  const table = board({
    me: { characters: [POE], supports: ['Honor Guard'] },
    opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
  });
  table.me.picks('Use Honor Guard');
  expect(table.opponent.pool).toEqual([]);
  expect(table.me.discard).toEqual(['Honor Guard']);
});

test('Direct Hit (TPG 34): an own damage die resolves with 2 more', () => {
  const table = board({
    me: { characters: [{ card: POE, pool: ['2RD'] }], hand: ['Direct Hit'], resources: 2 },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Play Direct Hit', 'Finn');
  expect(table.opponent.card('Finn').damage).toBe(4);
});

test('Logistics (TPG 35): with a red character a resource die gives 1 more', () => {
  const table = board({
    me: { characters: [{ card: POE, pool: ['1R'] }], hand: ['04035'] },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Play Logistics');
  expect(table.me.resources).toBe(2);
});

test('Recon (TPG 36): another die is turned to the symbol that the first shows', () => {
  const table = board({
    me: { characters: [{ card: POE, pool: ['2RD'] }], hand: ['Recon'], resources: 1 },
    opponent: { characters: [{ card: 'Finn', pool: ['1R'] }] },
  });
  table.me.picks('Play Recon', 'Finn: 1 resource');
  expect(table.me.pool).toEqual(['Poe Dameron 1R']);
});

describe('Strategic Planning (TPG 37)', () => {
  test('readies a support or exhausts one', () => {
    const table = board({
      me: { characters: [POE], supports: [{ card: 'Medical Droid', exhausted: true }], hand: ['04037'], resources: 1 },
      opponent: { characters: ['Finn'], supports: ['Armored Support'] },
    });
    table.me.picks('Play Strategic Planning', 'Exhaust a support', 'Armored Support');
    expect(table.opponent.card('Armored Support').exhausted).toBe(true);
  });
  test('and the other way', () => {
    const table = board({
      me: { characters: [POE], supports: [{ card: 'Medical Droid', exhausted: true }], hand: ['04037'], resources: 1 },
      opponent: { characters: ['Finn'], supports: ['Armored Support'] },
    });
    table.me.picks('Play Strategic Planning', 'Ready an exhausted support without mods');
    expect(table.me.card('Medical Droid').exhausted).toBe(false);
  });
});

test('Concentrate (TPG 38): one own die is turned, another for 1 resource', () => {
  const table = board({
    me: { characters: [{ card: REY, pool: ['1R'] }, { card: POE, pool: ['1R'] }], hand: ['Concentrate'], resources: 2 },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Play Concentrate', 'Rey: 1 resource', '2 melee', 'Yes', '2 ranged');
  expect(table.me.pool).toEqual(['Rey 2MD', 'Poe Dameron 2RD']);
  expect(table.me.resources).toBe(0);
});

test('Defensive Stance (TPG 39): 2 shields', () => {
  const table = board({
    me: { characters: [REY], hand: ['04039'], resources: 1 },
    opponent: { characters: ['Finn'] },
  });
  table.me.picks('Play Defensive Stance', 'Rey');
  expect(table.me.card('Rey').shields).toBe(2);
});

test('Distraction (TPG 40): of two dice that you choose an opponent removes one', () => {
  const table = board({
    me: { characters: [{ card: REY, pool: ['1R'] }], hand: ['Distraction'], resources: 1 },
    opponent: {
      characters: [
        { card: 'Finn', pool: ['2RD'] },
        { card: '01011', pool: ['1R'] },
      ],
    },
  });
  table.me.picks('Play Distraction', 'Finn: 2 ranged');
  table.opponent.isAsked('Finn: 2 ranged', 'Kylo Ren: 1 resource').picks('Kylo Ren: 1 resource');
  expect(table.opponent.pool).toEqual(['Finn 2RD']);
  expect(table.me.pool).toEqual(['Rey 1R']);
});

describe('Do Or Do Not (TPG 41)', () => {
  const play = (side: string) => {
    const table = board({
      me: { characters: [{ card: POE, pool: ['1R'] }, REY], hand: ['Do Or Do Not'] },
      opponent: { characters: ['Finn'] },
      rolls: [[POE, side]],
    });
    table.me.picks('Play Do Or Do Not');
    return table;
  };
  test('the rerolled die is resolved with 1 more', () => {
    const table = play('2RD');
    table.me.picks('Yes', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(3);
  });
  test('or removed', () => {
    const table = play('2RD');
    table.me.picks('No');
    expect(table.me.pool).toEqual([]);
    expect(table.opponent.card('Finn').damage).toBe(0);
  });
  test('a blank can only be removed', () => {
    const table = play('-');
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});

test('Fierce Resolve (TPG 42): the rerolled die deals its value as damage, whatever it shows', () => {
  const table = board({
    me: { characters: [{ card: POE, pool: ['1R'] }, REY], hand: ['Fierce Resolve'], resources: 2 },
    opponent: { characters: ['Finn'] },
    rolls: [[POE, '2F']],
  });
  table.me.picks('Play Fierce Resolve', 'Finn');
  expect(table.opponent.card('Finn').damage).toBe(2);
  expect(table.me.pool).toEqual(['Poe Dameron 2F']);
});

test('Sound The Alarm (TPG 45): damage dice of an opponent are rerolled', () => {
  const table = board({
    me: { characters: [REY], hand: ['Sound The Alarm'] },
    opponent: {
      characters: [
        { card: 'Finn', pool: ['2RD'] },
        { card: '01011', pool: ['1R'] },
      ],
    },
    rolls: [['Finn', '1R']],
  });
  table.me.picks('Play Sound The Alarm', 'Finn: 2 ranged');
  expect(table.opponent.pool).toEqual(['Finn 1R', 'Kylo Ren 1R']);
});

test("Obi-Wan's Hut (TPG 46): a shield for a blue character, or for another at the price of 1", () => {
  const claim = () =>
    board({
      me: { characters: [REY, POE], resources: 1 },
      opponent: { characters: ['Finn'] },
      battlefield: "Obi-Wan's Hut",
      controller: 'opponent',
    });
  const blue = claim();
  blue.me.picks('Claim the battlefield', 'Yes', 'Give a blue character 1 shield');
  expect(blue.me.card('Rey').shields).toBe(1);
  expect(blue.me.resources).toBe(1);
  const red = claim();
  red.me.picks(
    'Claim the battlefield',
    'Yes',
    'Spend 1 resource to give a non-blue character 1 shield',
    'Poe Dameron',
  );
  expect(red.me.card('Poe Dameron').shields).toBe(1);
  expect(red.me.resources).toBe(0);
});
