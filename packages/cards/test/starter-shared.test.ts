import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Cards that both starter decks of Awakenings have. */

const kylo = { characters: ['Kylo Ren'] };

describe('F-11D Rifle (AW 8)', () => {
  test('its special: the opponent distributes 2 damage among the own characters', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: [{ card: 'F-11D Rifle', pool: ['Sp'] }] }] },
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'] },
    });
    table.me.picks('Resolve special');
    table.opponent.isAsked('Kylo Ren', 'First Order Stormtrooper').picks('Kylo Ren', 'First Order Stormtrooper');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    expect(table.opponent.card('First Order Stormtrooper').damage).toBe(1);
    table.rests();
  });

  test('[keyword.redeploy] it may move when its character falls', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', damage: 9, upgrades: ['F-11D Rifle'] }, 'Rey'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Finn');
    table.me.isAsked('Rey', 'Let it be discarded').picks('Rey');
    expect(table.me.upgradesOn('Rey')).toEqual(['F-11D Rifle']);
    table.rests();
  });
});

describe('Lightsaber (AW 59)', () => {
  test('[core.unblockable] its special deals 2 unblockable damage: shields stay', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Lightsaber', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', shields: 3 }] },
    });
    table.me.picks('Resolve special').isAsked('Rey', 'Kylo Ren').picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 2, shields: 3 });
    table.rests();
  });
});

describe('Use The Force (AW 149)', () => {
  test('[core.turn-die] turns a die of either pool to any other side', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1R'] }], hand: ['Use The Force'], resources: 1 },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['-'] }] },
    });
    table.me.picks('Play Use The Force').isAsked('Rey: 1 resource', 'First Order Stormtrooper: blank');
    table.me.picks('Rey: 1 resource').isAsked('1 melee', '+2 melee', '1 discard', '+1 resource', 'Blank');
    table.me.picks('+2 melee');
    expect(table.me.pool).toEqual(['Rey +2MD']);
    table.rests();
  });

  test('[terms.turn-die.different-side] a die with two equal sides can go from one to the other', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Use The Force'], resources: 1 },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['-'] }] },
    });
    table.me.picks('Play Use The Force');
    table.me.isAsked('1 ranged', '2 ranged', '2 ranged for 1', '1 resource', 'Blank').picks('Blank');
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper -']);
  });

  test('[core.spot-own] [ex.spot.use-the-force] without an own blue character it is played for nothing', () => {
    const table = board({
      me: { characters: ['Finn', { card: 'Qui-Gon Jinn', damage: 10 }], hand: ['Use The Force'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Qui-Gon Jinn');
    expect(table.me.has('Qui-Gon Jinn')).toBe(false);
    table.me.picks('Play Use The Force');
    expect(table.me.discard).toEqual(['Use The Force']);
    expect(table.me.resources).toBe(0);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });
});

describe('Aim (AW 151)', () => {
  test('turns an own die that has a ranged side to one', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', pool: ['1R'] },
          { card: 'Finn', pool: ['1RD'] },
        ],
        hand: ['Aim'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['-'] }] },
    });
    // Rey's die has no ranged side; Finn's has another one.
    table.me.picks('Play Aim');
    expect(table.me.pool).toEqual(['Rey 1R', 'Finn 2RD']);
    table.rests();
  });
});

describe('Block (AW 153)', () => {
  test("[terms.showing.modifiers-count] removes all of an opponent's dice that show melee damage, plus sides too", () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1MD'] }], hand: ['Block'], resources: 2 },
      opponent: {
        characters: [
          { card: 'Kylo Ren', pool: ['2MD1'], upgrades: [{ card: 'Lightsaber', pool: ['+2MD'] }] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Play Block');
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper 2RD']);
    expect(table.me.pool).toEqual(['Finn 1MD']);
    table.rests();
  });
});

describe('Dodge (AW 155)', () => {
  test("[core.showing] [contradiction.remove.own-pool] removes all of an opponent's dice that show ranged damage", () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['2RD'] }], hand: ['Dodge'], resources: 2 },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
          { card: 'First Order Stormtrooper', pool: ['-'] },
          'First Order Stormtrooper',
        ],
      },
    });
    table.me.picks('Play Dodge');
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper -']);
    expect(table.opponent.card('First Order Stormtrooper').dice).toHaveLength(1);
    expect(table.me.pool).toEqual(['Finn 2RD']);
    table.rests();
  });
});

describe('Close Quarters Assault (AW 154)', () => {
  test('the opponent discards a random card for each own die that shows melee damage', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', pool: ['1MD', '+2MD'] },
          { card: 'Finn', pool: ['2RD'] },
        ],
        hand: ['Close Quarters Assault'],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }], hand: ['Aim', 'Block', 'Dodge'] },
    });
    table.me.picks('Play Close Quarters Assault');
    expect(table.opponent.discard).toHaveLength(2);
    expect(table.opponent.hand).toHaveLength(1);
    expect([...table.opponent.discard, ...table.opponent.hand].sort()).toEqual(['Aim', 'Block', 'Dodge']);
    table.rests();
  });

  test('[cards.event.no-effect-legal] without such a die it may be played for nothing', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Close Quarters Assault'] },
      opponent: { ...kylo, hand: ['Aim'] },
    });
    table.me.picks('Play Close Quarters Assault');
    expect(table.opponent.hand).toEqual(['Aim']);
    expect(table.me.discard).toEqual(['Close Quarters Assault']);
    table.rests();
  });
});

describe('Flank (AW 156)', () => {
  test("removes an opponent's die", () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Flank'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1R', '2MD1'] }] },
    });
    table.me.picks('Play Flank').isAsked('Kylo Ren: 1 resource', 'Kylo Ren: 2 melee for 1');
    table.me.picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1R']);
    table.rests();
  });

  test('[terms.play-restriction] only with more ready characters than the opponent', () => {
    const position = (exhausted: boolean) =>
      board({
        me: { characters: ['Rey', { card: 'Finn', exhausted: true }], hand: ['Flank'], resources: 1 },
        opponent: { characters: [{ card: 'Kylo Ren', exhausted, pool: ['1R'] }] },
      });
    expect(position(false).me.isOffered('Play Flank')).toBe(false);
    expect(position(true).me.isOffered('Play Flank')).toBe(true);
  });
});

describe('Take Cover (AW 157)', () => {
  test('gives any character 1 shield', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', shields: 3 }, 'Finn'], hand: ['Take Cover'] },
      opponent: kylo,
    });
    table.me.picks('Play Take Cover').isAsked('Rey', 'Finn', 'Kylo Ren').picks('Finn');
    expect(table.me.card('Finn').shields).toBe(1);
    table.rests();
  });
});
