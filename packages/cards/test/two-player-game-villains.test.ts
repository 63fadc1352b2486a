import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The villains' cards of the Two-Player Game. Where an earlier card has the same title, the code says which is meant. */

const KYLO = '04001';
const PHASMA = '04002';

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
      me: {
        characters: [{ card: bearer, damage: 9, upgrades: ["Captain Phasma's Blaster"] }, 'First Order Stormtrooper'],
      },
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
      me: {
        characters: [
          { card: PHASMA, pool: ['1R'] },
          { card: KYLO, pool: ['1R'] },
        ],
        supports: ['Armored Support'],
      },
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

test('[abilities.then] Imperial Envoy (TPG 13): with one card in the hand two are not revealed, and nothing follows', () => {
  const table = board({
    me: { characters: [PHASMA], hand: ['Imperial Envoy'], resources: 2 },
    opponent: { characters: ['Finn'], hand: ['Clash'] },
  });
  table.me.picks('Play Imperial Envoy');
  expect(table.me.view.players[1]?.hand).toHaveLength(1);
  expect(table.opponent.card('Finn').damage).toBe(0);
  table.rests();
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
