import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Cards of the Legacies starters with three players: of whom they speak. */

const LUKE = '05031';
const HAN = '05046';
const BOBA = '05019';
const VETERAN = '05013';

describe('cards that speak of an opponent', () => {
  const fatigued = (second: number, third: number) =>
    board({
      me: { characters: [BOBA], hand: ['Battle Fatigue', 'Crackdown'], resources: 1 },
      opponent: { characters: [{ card: LUKE, damage: second, pool: ['2RD'] }] },
      third: { characters: [{ card: HAN, damage: third, pool: ['1Dc'] }] },
    });

  test('[mp.choose-opponent] Battle Fatigue means one whose characters all have damage', () => {
    const table = fatigued(0, 2);
    // Luke is unhurt, so that the die is not his.
    table.me.picks('Play Battle Fatigue');
    expect(table.opponent.pool).toEqual(['Luke Skywalker 2RD']);
    expect(table.third.pool).toEqual([]);
    table.rests();

    const none = fatigued(0, 0);
    expect(none.me.isOffered('Play Battle Fatigue')).toBe(false);
    expect(none.me.isOffered('Play Crackdown')).toBe(false);
  });

  test('[mp.choose-opponent] where it holds for both, I choose', () => {
    const table = fatigued(1, 2);
    table.me.picks('Play Battle Fatigue').isAsked('Opponent', 'Third').picks('Third');
    expect(table.opponent.pool).toEqual(['Luke Skywalker 2RD']);
    expect(table.third.pool).toEqual([]);
    table.rests();
  });

  test('[mp.choose-opponent] Rumors: one hand', () => {
    const table = board({
      me: { characters: [BOBA], hand: ['Rumors'], resources: 1 },
      opponent: { characters: [LUKE], hand: ['Mislead', 'Alter'] },
      third: { characters: [HAN], hand: ['Bravado', 'Impulsive', 'Bamboozle'] },
    });
    table.me.picks('Play Rumors').isAsked('Opponent', 'Third').picks('Third');
    table.third.isAsked('Bravado', 'Impulsive', 'Bamboozle').picks('Bamboozle');
    table.me.isAsked('Bravado', 'Impulsive').picks('Impulsive');
    expect(table.third.hand).toEqual(['Bravado', 'Bamboozle']);
    expect(table.opponent.hand).toHaveLength(2);
    // What I have seen the other has not.
    expect(JSON.stringify(table.opponent.view)).not.toContain('Bravado');
    table.rests();
  });

  test('[mp.choose-opponent] Bamboozle takes from the player whose die it is', () => {
    const table = board({
      me: { characters: [HAN], hand: ['Bamboozle'] },
      opponent: { characters: [{ card: LUKE, pool: ['2RD'] }], resources: 2 },
      third: { characters: [{ card: BOBA, pool: ['2MD'] }], resources: 2 },
      rolls: [[BOBA, '-']],
    });
    table.me
      .picks('Play Bamboozle')
      .isAsked('Luke Skywalker: 2 ranged', 'Boba Fett: 2 melee')
      .picks('Boba Fett: 2 melee');
    expect([table.me.resources, table.opponent.resources, table.third.resources]).toEqual([1, 2, 1]);
    table.rests();
  });

  test('[mp.choose-opponent] Face-Off needs no more than a character die of one of them', () => {
    const table = board({
      me: { characters: [{ card: BOBA, pool: ['-'] }], hand: ['Face-Off'], resources: 1 },
      opponent: { characters: [LUKE] },
      third: { characters: [{ card: HAN, pool: ['1Dc'] }] },
      rolls: [
        [BOBA, '2RD'],
        [HAN, '1R'],
      ],
    });
    table.me.picks('Play Face-Off');
    expect(table.third.card('Han Solo').damage).toBe(2);
    table.rests();
  });

  test('[mp.choose-opponent] Arid Wasteland and Hasty Exit: whom I choose', () => {
    const table = board({
      me: { characters: [LUKE], hand: ['Hasty Exit'] },
      opponent: { characters: [{ card: BOBA, pool: ['2RD'] }], resources: 1 },
      third: { characters: [VETERAN], resources: 1 },
      battlefield: 'Arid Wasteland',
    });
    table.me.picks('Play Hasty Exit').isAsked('Opponent', 'Third').picks('Third');
    expect(table.me.view.battlefieldController).toBe(2);
    // The die may be anybody's.
    expect(table.opponent.pool).toEqual([]);
    table.opponent.picks('Claim the battlefield', 'Yes').isAsked('Me', 'Third').picks('Third');
    expect(table.third.resources).toBe(0);
    table.rests();
  });
});

describe('cards that speak of everybody', () => {
  test("Maz's Vault: each player; Ice Storm: each character", () => {
    const table = board({
      me: { characters: [LUKE], supports: ["Maz's Vault"], hand: ['Ice Storm'], deck: ['Mislead'] },
      opponent: { characters: [{ card: BOBA, shields: 1 }], deck: ['Subdue'] },
      third: { characters: [{ card: HAN, shields: 2 }], deck: ['Rumors'] },
    });
    table.me.picks('Play Ice Storm');
    expect([table.opponent.card('Boba Fett').shields, table.third.card('Han Solo').shields]).toEqual([0, 1]);
    table.opponent.picks('Pass');
    table.third.picks('Pass');
    table.me.picks('Pass');
    expect([table.me.resources, table.opponent.resources, table.third.resources]).toEqual([3, 3, 3]);
  });
});
