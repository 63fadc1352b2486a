import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The events of the Obi-Wan Kenobi starter deck that no other deck had before. */

const OBI_WAN = '09057';
const kylo = { characters: ['Kylo Ren'] };
const attackers = { characters: [{ card: 'Kylo Ren', pool: ['2MD1', '1Sh'] }] };

describe('A Friend Lost (CONV 59)', () => {
  const lost = (friend: string) =>
    board({
      me: {
        characters: [{ card: OBI_WAN, pool: ['1R', '-'] }, { card: friend, damage: 6 }, 'Satine Kryze'],
        hand: ['A Friend Lost'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1', '1MD'] }], resources: 1 },
      turn: 'opponent',
    });

  test('[terms.play-restriction] while nobody fell it cannot be played', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, pool: ['-'] }, 'Satine Kryze'], hand: ['A Friend Lost'], resources: 1 },
      opponent: kylo,
    });
    expect(table.me.isOffered('Play A Friend Lost')).toBe(false);
  });

  test('after a unique character of mine fell up to two of my dice are turned to damage', () => {
    const table = board({
      me: {
        characters: [
          { card: OBI_WAN, pool: ['1R', '-'] },
          { card: 'Satine Kryze', damage: 8 },
        ],
        hand: ['A Friend Lost'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD', '1R'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Satine Kryze');
    table.me.picks('Play A Friend Lost').isAsked('Obi-Wan Kenobi: 1 resource', 'Obi-Wan Kenobi: blank', 'None');
    table.me.picks('Obi-Wan Kenobi: 1 resource', 'Obi-Wan Kenobi: blank');
    table.me.isAsked('2 melee', '3 melee for 1').picks('2 melee').picks('3 melee for 1');
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 2MD', 'Obi-Wan Kenobi 3MD1']);
    table.rests();
  });

  test("a fallen character that is not unique does not count, nor does an opponent's", () => {
    const table = lost('Rebel Trooper');
    table.opponent.picks('Resolve melee', 'Kylo Ren: 1 melee', 'Rebel Trooper', 'Done');
    expect(table.me.has('Rebel Trooper')).toBe(false);
    expect(table.me.isOffered('Play A Friend Lost')).toBe(false);

    const theirs = board({
      me: { characters: [{ card: OBI_WAN, pool: ['2MD', '-'] }], hand: ['A Friend Lost'], resources: 1 },
      opponent: { characters: ['Captain Phasma', { card: 'Kylo Ren', damage: 10 }] },
    });
    theirs.me.picks('Resolve melee', 'Kylo Ren');
    theirs.opponent.picks('Pass');
    expect(theirs.me.isOffered('Play A Friend Lost')).toBe(false);
  });
});

describe('Channel the Force (CONV 60)', () => {
  const played = (characters: string[], rolls: (readonly [string, string])[]) =>
    board({
      me: { characters, hand: ['Channel the Force'], resources: 2 },
      opponent: attackers,
      rolls,
    });

  test('[st.obi.channel-the-force] [contradiction.spot.color-or-card] [terms.spot.failed] without leader and Jedi only its reroll happens', () => {
    const table = played(['Finn'], [['Kylo Ren', '-']]);
    table.me.picks('Play Channel the Force').isAsked('Kylo Ren: 2 melee for 1', 'Kylo Ren: 1 shield');
    table.me.picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren -', 'Kylo Ren 1Sh']);
    expect(table.me.discard).toEqual(['Channel the Force']);
    table.opponent.isAsked('Resolve shield', 'Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[st.obi.channel-the-force] [terms.spot] with Satine, a leader, a die may be turned', () => {
    const table = played(['Satine Kryze'], [['Kylo Ren', '1MD']]);
    table.me.picks('Play Channel the Force', 'Kylo Ren: 2 melee for 1').isAsked('Yes', 'No').picks('Yes');
    table.me.picks('Kylo Ren: 1 melee', 'Blank');
    expect(table.opponent.pool).toEqual(['Kylo Ren -', 'Kylo Ren 1Sh']);
    table.opponent.isAsked('Resolve shield', 'Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('with a leader and a Jedi all three, each of the last two as I like', () => {
    const table = played([OBI_WAN, 'Satine Kryze'], [['Kylo Ren', '1MD']]);
    table.me.picks('Play Channel the Force', 'Kylo Ren: 1 shield', 'No');
    table.me.isAsked('Yes', 'No').picks('Yes').isAsked('Kylo Ren: 2 melee for 1', 'Kylo Ren: 1 melee');
    table.me.picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD']);
    table.rests();
  });

  test('with a Jedi alone a die may be removed', () => {
    const table = played([OBI_WAN], [['Kylo Ren', '1MD']]);
    table.me.picks('Play Channel the Force', 'Kylo Ren: 1 shield', 'Yes', 'Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD']);
    table.rests();
  });
});

describe('Upper Hand (CONV 64)', () => {
  const pools = (own: string[], theirs: string[]) =>
    board({
      me: { characters: [{ card: OBI_WAN, pool: own }], hand: ['Upper Hand'] },
      opponent: { characters: [{ card: '01011', pool: theirs }] },
    });

  test('[terms.play-restriction] playable only with a die of 2 or more, my own', () => {
    expect(pools(['1R'], ['2MD1', '-']).me.isOffered('Play Upper Hand')).toBe(false);
    expect(pools(['2Sh'], ['1MD', '-']).me.isOffered('Play Upper Hand')).toBe(true);
  });

  test('[dice.value.zero] removes a blank or a special', () => {
    const table = pools(['2Sh', '-'], ['Sp', '1MD']);
    table.me.picks('Play Upper Hand').isAsked('Obi-Wan Kenobi: blank', 'Kylo Ren: special').picks('Kylo Ren: special');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD']);
    table.rests();
  });
});

describe('Calculated Risk (CONV 92)', () => {
  const risk = (side: string) => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, pool: ['-'] }], hand: ['Calculated Risk'] },
      opponent: attackers,
      rolls: [[OBI_WAN, side]],
    });
    table.me.picks('Play Calculated Risk', 'Obi-Wan Kenobi: blank');
    return table;
  };

  test('1 resource for a value of 2 or more', () => {
    expect(risk('2F').me.resources).toBe(1);
    expect(risk('3MD1').me.resources).toBe(1);
  });

  test('nothing for less', () => {
    expect(risk('1R').me.resources).toBe(0);
    expect(risk('-').me.resources).toBe(0);
  });

  test("an opponent's die serves as well", () => {
    const table = board({
      me: { characters: [OBI_WAN], hand: ['Calculated Risk'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
      rolls: [['Kylo Ren', '2MD1']],
    });
    table.me.picks('Play Calculated Risk');
    expect(table.me.resources).toBe(1);
    table.rests();
  });
});

describe('Overqualified (CONV 110)', () => {
  test('removes a die that shows less than one of mine', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, pool: ['2Sh', '1R'] }], hand: ['Overqualified'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1', '1MD'] }] },
    });
    table.me.picks('Play Overqualified').isAsked('Obi-Wan Kenobi: 2 shield', 'Obi-Wan Kenobi: 1 resource');
    table.me.picks('Obi-Wan Kenobi: 2 shield').isAsked('Obi-Wan Kenobi: 1 resource', 'Kylo Ren: 1 melee');
    table.me.picks('Kylo Ren: 1 melee');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 2Sh', 'Obi-Wan Kenobi 1R']);
    table.rests();
  });

  test('equal is not less; without a die of mine nothing happens', () => {
    const equal = board({
      me: { characters: [{ card: OBI_WAN, pool: ['1R'] }], hand: ['Overqualified'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
    });
    equal.me.picks('Play Overqualified');
    expect(equal.opponent.pool).toEqual(['Kylo Ren 1MD']);
    equal.rests();

    const bare = board({
      me: { characters: [OBI_WAN], hand: ['Overqualified'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
    });
    bare.me.picks('Play Overqualified');
    expect(bare.opponent.pool).toEqual(['Kylo Ren -']);
    bare.rests();
  });
});

describe('Truce (CONV 149, EaW 142)', () => {
  test('[keyword.ambush] each player gains 1 resource, and its player takes an additional action', () => {
    const table = board({
      me: { characters: [OBI_WAN], hand: ['Truce'] },
      opponent: { characters: ['Kylo Ren'], resources: 2 },
    });
    table.me.picks('Play Truce');
    expect(table.me.resources).toBe(1);
    expect(table.opponent.resources).toBe(3);
    table.me.isAsked('Activate Obi-Wan Kenobi', 'Use Obi-Wan Kenobi', 'Claim the battlefield', 'Decline');
  });
});
