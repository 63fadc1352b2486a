import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const SABER = "Kylo Ren's Lightsaber";

describe("Kylo Ren's Lightsaber", () => {
  const striking = (shields: number, rolls: [string, string][]) =>
    board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: SABER, pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Finn', shields }] },
      rolls,
    });

  test('if shields block any of its damage its die is rerolled and stays', () => {
    for (const [shields, damage] of [
      [1, 1],
      [3, 0],
    ] as const) {
      const table = striking(shields, [[SABER, '1Sh']]);
      table.me.picks('Resolve special', 'Finn');
      expect(table.opponent.card('Finn')).toMatchObject({ damage, shields: Math.max(0, shields - 2) });
      expect(table.me.pool).toEqual([`${SABER} 1Sh`]);
      table.rests();
    }
  });

  test('if none block the die leaves the pool', () => {
    const table = striking(0, []);
    table.me.picks('Resolve special', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('what blocks beside shields does not count', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: SABER, pool: ['Sp'] }] }] },
      opponent: {
        characters: [{ card: 'Rey', upgrades: ['Force Illusion'] }],
        deck: ['Aim', 'Aim', 'Aim'],
      },
    });
    table.me.picks('Resolve special', 'Rey');
    table.opponent.picks('Use Force Illusion');
    expect(table.opponent.card('Rey').damage).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[faq.unique-replace] [actions.replace.unique] [unique.cannot-play] a copy in play cannot be replaced by another copy', () => {
    const table = board({
      me: {
        characters: [{ card: 'Kylo Ren', upgrades: [SABER] }, 'Count Dooku'],
        hand: [SABER],
        resources: 3,
      },
      opponent: { characters: ['Finn'] },
    });
    expect(table.me.isOffered(`Play ${SABER}`)).toBe(false);
  });

  test("[core.unique.second-controlled] [unique.control-second] who takes an opponent's copy discards one of the two, to its owner's pile", () => {
    const taking = () => {
      const table = board({
        me: {
          characters: ['General Grievous', { card: 'Kylo Ren', upgrades: [SABER], pool: ['2MD1'] }],
          resources: 1,
        },
        opponent: { characters: [{ card: 'Count Dooku', damage: 9, upgrades: [SABER] }, 'Bala-Tik'] },
      });
      table.me.picks('Resolve melee', 'Count Dooku', 'Use General Grievous');
      return table;
    };
    const kept = taking();
    kept.me.isAsked(SABER, SABER).picks(`${SABER}#1`);
    const other = taking();
    other.me.picks(`${SABER}#2`);
    for (const table of [kept, other]) {
      expect([...table.me.upgradesOn('General Grievous'), ...table.me.upgradesOn('Kylo Ren')]).toEqual([SABER]);
      expect([...table.me.discard, ...table.opponent.discard]).toEqual([SABER]);
      table.rests();
    }
    // In the one case the own copy went to the own pile, in the other the taken one to its owner's.
    expect(kept.me.discard.length + other.me.discard.length).toBe(1);
  });

  test('blue characters only', () => {
    const table = board({
      me: { characters: ['Kylo Ren', 'Bala-Tik'], hand: [SABER], resources: 3 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks(`Play ${SABER}`);
    expect(table.me.upgradesOn('Kylo Ren')).toEqual([SABER]);
    table.rests();
  });
});
