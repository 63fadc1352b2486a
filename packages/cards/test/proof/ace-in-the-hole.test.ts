import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const ace = (upgrade: string, side: string, more: { resources?: number } = {}) =>
  board({
    me: {
      characters: ['Bala-Tik', 'Jango Fett'],
      hand: ['Ace in the Hole', upgrade, 'Flank'],
      resources: more.resources ?? 0,
      deck: ['Aim'],
    },
    opponent: {
      characters: ['Finn', { card: 'Rey', pool: ['1MD'] }],
      resources: 3,
      deck: ['Aim'],
    },
    battlefield: 'Frozen Wastes',
    rolls: [[upgrade, side]],
  });

describe('Ace in the Hole', () => {
  test('the die of a yellow upgrade from the hand is rolled in; resolved, it is set aside', () => {
    const table = ace('Crime Lord', '2R');
    table.me.picks('Play Ace in the Hole').isAsked('Crime Lord').picks('Crime Lord');
    expect(table.me.discard).toEqual(['Crime Lord', 'Ace in the Hole']);
    expect(table.me.pool).toEqual(['Crime Lord 2R']);
    table.opponent.picks('Pass');
    table.me.picks('Resolve resource');
    expect(table.me.resources).toBe(2);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('removed it is set aside as well', () => {
    const table = board({
      me: { characters: ['Bala-Tik', { card: 'Finn', exhausted: true }], hand: ['Ace in the Hole', 'Gaffi Stick'] },
      opponent: { characters: ['Rey'], hand: ['Block'], resources: 2 },
      rolls: [
        ['Gaffi Stick', '2MD1'],
        ['Bala-Tik', '1RD'],
      ],
    });
    table.me.picks('Play Ace in the Hole', 'Gaffi Stick');
    table.opponent.picks('Play Block');
    expect(table.me.pool).toEqual([]);
    table.me.picks('Activate Bala-Tik');
    expect(table.me.pool).toEqual(['Bala-Tik 1RD']);
    table.rests();
  });

  test('and so it is in upkeep', () => {
    const table = ace('Crime Lord', '2R');
    table.me.picks('Play Ace in the Hole', 'Crime Lord');
    table.opponent.picks('Pass');
    table.me.picks('Pass', 'None');
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('without a yellow upgrade nothing is discarded', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Ace in the Hole', 'Vibroknife', 'Millennium Falcon'] },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Play Ace in the Hole').isAsked('Done').picks('Done');
    expect(table.me.hand).toEqual(['Vibroknife', 'Millennium Falcon']);
    table.rests();
  });

  test('an upgrade without a die is only discarded', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Ace in the Hole', 'Fast Hands'] },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Play Ace in the Hole', 'Fast Hands');
    expect(table.me.discard).toEqual(['Fast Hands', 'Ace in the Hole']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[clar.ace-in-the-hole.inherent] [abilities.inherent] shields of Diplomatic Immunity may be split', () => {
    const table = ace('Diplomatic Immunity', '4Sh');
    table.me.picks('Play Ace in the Hole', 'Diplomatic Immunity');
    table.opponent.picks('Pass');
    table.me.picks('Resolve shield', 'Bala-Tik', 'Jango Fett');
    expect(table.me.card('Bala-Tik').shields).toBe(2);
    expect(table.me.card('Jango Fett').shields).toBe(2);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[clar.ace-in-the-hole.inherent] [abilities.special.inherent] a special is used although its card lies in the discard pile', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Ace in the Hole', 'Infiltrate'] },
      opponent: { characters: [{ card: 'Rey', pool: ['1MD'] }] },
      rolls: [
        ['Infiltrate', 'Sp'],
        ['Rey', '1R'],
      ],
    });
    table.me.picks('Play Ace in the Hole', 'Infiltrate');
    table.opponent.picks('Pass');
    table.me.picks('Resolve special', 'Rey: 1 melee');
    expect(table.opponent.pool).toEqual(['Rey 1R']);
    expect(table.me.pool).toEqual([]);
    expect(table.me.discard).toEqual(['Infiltrate', 'Ace in the Hole']);
    table.rests();
  });

  test("[faq.crime-lord-ace] Crime Lord's special works", () => {
    const table = ace('Crime Lord', 'Sp', { resources: 5 });
    table.me.picks('Play Ace in the Hole', 'Crime Lord');
    table.opponent.picks('Pass');
    table.me.picks('Resolve special', 'Finn');
    expect(table.me.resources).toBe(0);
    table.opponent.picks('Pass');
    table.me.picks('Pass', 'None');
    expect(table.opponent.has('Finn')).toBe(false);
    table.rests();
  });

  test('[clar.ace-in-the-hole.non-inherent] nobody may buy off a Blackmail that is not in play', () => {
    const table = ace('Blackmail', '3Dc');
    table.me.picks('Play Ace in the Hole', 'Blackmail');
    expect(table.me.pool).toEqual(['Blackmail 3Dc']);
    table.opponent.isAsked('Activate Finn', 'Activate Rey', 'Resolve melee', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[abilities.self-reference] a Thermal Detonator that is not in play only strikes', () => {
    const table = ace('Thermal Detonator', 'Sp');
    table.me.picks('Play Ace in the Hole', 'Thermal Detonator');
    table.opponent.picks('Pass');
    table.me.picks('Resolve special');
    expect(table.opponent.card('Finn').damage).toBe(3);
    expect(table.opponent.card('Rey').damage).toBe(3);
    expect(table.me.pool).toEqual([]);
    expect(table.me.discard).toEqual(['Thermal Detonator', 'Ace in the Hole']);
    table.rests();
  });
});
