import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The heroes' cards of the Two-Player Game. Where an earlier card has the same title, the code says which is meant. */

const REY = '04024';
const POE = '04025';

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
    me: {
      characters: [
        { card: POE, pool: ['Sp'] },
        { card: REY, pool: ['1R'] },
      ],
    },
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
  const against = (resources: number): ReturnType<typeof board> =>
    board({
      me: { characters: [POE], hand: ['Strike Team'], resources: 4 },
      opponent: { characters: ['Finn'], resources },
    });
  expect(against(2).me.isOffered('Play Strike Team')).toBe(false);
  const table = against(3);
  table.me.picks('Play Strike Team');
  expect(table.me.resources).toBe(0);
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
    me: {
      characters: [
        { card: REY, pool: ['1R'] },
        { card: POE, pool: ['1R'] },
      ],
      hand: ['Concentrate'],
      resources: 2,
    },
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
  red.me.picks('Claim the battlefield', 'Yes', 'Spend 1 resource to give a non-blue character 1 shield', 'Poe Dameron');
  expect(red.me.card('Poe Dameron').shields).toBe(1);
  expect(red.me.resources).toBe(0);
});
