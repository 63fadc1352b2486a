import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Events that only the Rey starter deck has. */

describe('Heroism (AW 117)', () => {
  test("a unique character takes the value of an opponent's damage die, which is then removed", () => {
    const table = board({
      me: { characters: ['Rey', 'Rebel Trooper', 'Finn'], hand: ['Heroism'] },
      opponent: {
        characters: [
          { card: 'Kylo Ren', pool: ['2MD1', '1R'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Play Heroism').isAsked('Kylo Ren: 2 melee for 1', 'First Order Stormtrooper: 2 ranged');
    table.me.picks('First Order Stormtrooper: 2 ranged').isAsked('Rey', 'Finn').picks('Finn');
    expect(table.me.card('Finn').damage).toBe(2);
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1', 'Kylo Ren 1R']);
    expect(table.me.discard).toEqual(['Heroism']);
    table.rests();
  });

  test('[terms.take-damage.still-dealt] shields may block it; it was dealt, so the die is removed', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', shields: 2 }], hand: ['Heroism'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
    });
    table.me.picks('Play Heroism');
    expect(table.me.card('Rey')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });

  test('[abilities.then] without a unique character nothing is dealt, so that nothing is removed', () => {
    const table = board({
      me: { characters: ['Rebel Trooper'], hand: ['Heroism'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
    });
    table.me.picks('Play Heroism');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    expect(table.me.discard).toEqual(['Heroism']);
    table.rests();
  });
});

describe('Daring Escape (AW 126)', () => {
  test("[clar.daring-escape] any number of an opponent's dice are rerolled, then all blanks are removed", () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['-'] }], hand: ['Daring Escape'], resources: 2 },
      opponent: {
        characters: [
          { card: 'Kylo Ren', pool: ['2MD1', '-'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
      rolls: [
        ['Kylo Ren', '-'],
        ['First Order Stormtrooper', '1R'],
      ],
    });
    table.me.picks('Play Daring Escape');
    table.me.isAsked('Kylo Ren: 2 melee for 1', 'Kylo Ren: blank', 'First Order Stormtrooper: 2 ranged', 'None');
    table.me.picks('Kylo Ren: 2 melee for 1', 'First Order Stormtrooper: 2 ranged');
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper 1R']);
    expect(table.me.pool).toEqual(['Rey -']);
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Decline');
    table.rests();
  });

  test('[terms.target.any-number] none may be rerolled; blanks are removed all the same', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Daring Escape'], resources: 2 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1', '-'] }] },
    });
    table.me.picks('Play Daring Escape', 'None');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    table.rests();
  });
});

describe('Draw Attention (AW 128)', () => {
  test('[core.move.damage] moves up to 2 damage between own characters; shields and Hunker Down do not matter', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', damage: 3 },
          { card: 'Finn', shields: 2, upgrades: ['Hunker Down'] },
          'Qui-Gon Jinn',
        ],
        hand: ['Draw Attention'],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Draw Attention').isAsked('Rey', 'Finn', 'Qui-Gon Jinn').picks('Rey');
    table.me.isAsked('Finn', 'Qui-Gon Jinn').picks('Finn').isAsked('0', '1', '2').picks('2');
    expect(table.me.card('Rey').damage).toBe(1);
    expect(table.me.card('Finn')).toMatchObject({ damage: 2, shields: 2 });
    expect(table.me.upgradesOn('Finn')).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[terms.move.damage] damage that is moved can defeat', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', damage: 3 },
          { card: 'Finn', damage: 9 },
        ],
        hand: ['Draw Attention'],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Draw Attention', 'Rey', '1');
    expect(table.me.has('Finn')).toBe(false);
    expect(table.me.card('Rey').damage).toBe(2);
    table.rests();
  });

  test('[terms.move.elsewhere] with one character nothing moves', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', damage: 3 }], hand: ['Draw Attention'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Draw Attention');
    expect(table.me.card('Rey').damage).toBe(3);
    table.rests();
  });
});

describe('Let The Wookiee Win (AW 130)', () => {
  const play = { characters: ['Rey'], hand: ['Let The Wookiee Win'], resources: 1 };

  test('the opponent chooses: 2 damage on an exhausted character', () => {
    const table = board({
      me: play,
      opponent: { characters: ['Kylo Ren', { card: 'First Order Stormtrooper', exhausted: true }] },
    });
    table.me.picks('Play Let The Wookiee Win');
    table.opponent.isAsked('Deal 2 damage to one of your exhausted characters', 'Remove 2 of your dice');
    table.opponent.picks('mode:0');
    expect(table.opponent.card('First Order Stormtrooper').damage).toBe(2);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('or two own dice are removed', () => {
    const table = board({
      me: play,
      opponent: {
        characters: [
          { card: 'Kylo Ren', exhausted: true, pool: ['2MD1', '1R'] },
          { card: 'First Order Stormtrooper', pool: ['1RD'] },
        ],
      },
    });
    table.me.picks('Play Let The Wookiee Win');
    table.opponent.picks('mode:1').isAsked('Kylo Ren: 2 melee for 1', 'Kylo Ren: 1 resource');
    // Two of three are chosen: after the second of them only the third is left.
    table.opponent.picks('Kylo Ren: 1 resource');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('[clar.let-the-wookiee-win] [core.choose-either] either may be chosen, though it does nothing or only part', () => {
    const position = { me: play, opponent: { characters: [{ card: 'Kylo Ren', pool: ['1R'] }] } };
    const nothing = board(position);
    nothing.me.picks('Play Let The Wookiee Win');
    nothing.opponent.picks('mode:0');
    expect(nothing.opponent.card('Kylo Ren').damage).toBe(0);
    expect(nothing.opponent.pool).toEqual(['Kylo Ren 1R']);
    nothing.rests();

    const part = board(position);
    part.me.picks('Play Let The Wookiee Win');
    part.opponent.picks('mode:1');
    expect(part.opponent.pool).toEqual([]);
    part.rests();
  });
});

describe('Unpredictable (AW 162)', () => {
  test('rerolls one die of either player, with an additional action', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['-'] }], hand: ['Unpredictable'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls: [['Kylo Ren', '-']],
    });
    table.me.picks('Play Unpredictable').isAsked('Rey: blank', 'Kylo Ren: 2 melee for 1');
    table.me.picks('Kylo Ren: 2 melee for 1').isAsked('Activate Rey', 'Claim the battlefield', 'Decline');
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    expect(table.me.pool).toEqual(['Rey -']);
    table.rests();
  });
});
