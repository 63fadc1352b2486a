import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const GUN = 'Ascension Gun';
const PLAZA = 'Main Plaza';
const TO_PLAZA = 'Move 1 damage from a character to this battlefield';
const FROM_PLAZA = 'Move all damage from this battlefield to a character';

describe('Ascension Gun', () => {
  test("[clar.ascension-gun] [clarification.ascension-gun] [contradiction.unused-battlefield] [setup.rolloff.unused] only the battlefield that lies set aside can be used; nothing is claimed, control stays, one's turns go on", () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: [{ card: GUN, pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', elite: true, pool: ['2MD1', '1R'] }] },
      battlefield: 'Rebel War Room',
      otherBattlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    expect(table.me.setAside).toEqual(['Frozen Wastes']);
    table.me.picks('Resolve special').isAsked('Kylo Ren: 2 melee for 1', 'Kylo Ren: 1 resource');
    table.me.picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1R']);
    expect(table.me.view).toMatchObject({ battlefieldController: 1, claimedBy: null });
    expect(table.me.setAside).toEqual(['Frozen Wastes']);
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Finn', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[clar.ascension-gun] of several that lie set aside one is chosen, whoever brought it', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: [{ card: GUN, pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      third: { characters: ['Rey'] },
      battlefield: 'Rebel War Room',
      otherBattlefield: 'Frozen Wastes',
    });
    expect([table.opponent.setAside, table.third.setAside]).toEqual([['Frozen Wastes'], ['Frozen Wastes']]);
    table.me.picks('Resolve special', 'Frozen Wastes#2');
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });

  test('where nobody brought another one nothing happens, and what was claimed counts for nothing', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: [{ card: GUN, pool: ['Sp'] }] }], supports: ['Outmaneuver'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      battlefield: 'Frozen Wastes',
    });
    table.me.picks('Resolve special');
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    expect(table.me.pool).toEqual([]);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  describe('on Main Plaza', () => {
    const shooting = (damage: number) =>
      board({
        me: { characters: [{ card: 'Finn', damage: 3, upgrades: [{ card: GUN, pool: ['Sp'] }] }] },
        opponent: { characters: [{ card: 'Kylo Ren', shields: 2 }] },
        battlefield: 'Rebel War Room',
        otherBattlefield: { card: PLAZA, damage },
      });

    test('[faq.ascension-gun-main-plaza] 1 damage may be moved onto it', () => {
      const table = shooting(2);
      table.me.picks('Resolve special').isAsked(TO_PLAZA, FROM_PLAZA).picks(TO_PLAZA);
      expect(table.me.card('Finn').damage).toBe(2);
      expect(table.opponent.card(PLAZA).damage).toBe(3);
      table.rests();
    });

    test('[faq.ascension-gun-main-plaza] or all of it from there to a character, past its shields', () => {
      const table = shooting(2);
      table.me.picks('Resolve special', FROM_PLAZA, 'Kylo Ren');
      expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 2, shields: 2 });
      expect(table.opponent.card(PLAZA).damage).toBe(0);
      table.rests();
    });
  });
});

describe('Main Plaza', () => {
  const claiming = (damage: number) =>
    board({
      me: { characters: [{ card: 'Finn', damage: 3 }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10, shields: 2, upgrades: ['Hunker Down'] }, 'Bala-Tik'] },
      battlefield: { card: PLAZA, damage },
    });
  const onPlaza = (table: ReturnType<typeof claiming>): number =>
    table.me.view.cards[table.me.view.battlefield ?? '']?.damage ?? -1;

  test('claimed, it takes 1 damage from a character, and keeps it', () => {
    const table = claiming(1);
    table.me.picks('Claim the battlefield', 'Yes', TO_PLAZA).isAsked('Finn', 'Kylo Ren').picks('Finn');
    expect(table.me.card('Finn').damage).toBe(2);
    expect(onPlaza(table)).toBe(2);
    table.rests();
  });

  test('[core.move.damage] [terms.move.damage] or gives all it has to one, which may fall; that is nothing taken', () => {
    const table = claiming(1);
    table.me.picks('Claim the battlefield', 'Yes', FROM_PLAZA, 'Kylo Ren');
    expect(table.opponent.has('Kylo Ren')).toBe(false);
    expect(onPlaza(table)).toBe(0);
    const moved = board({
      me: { characters: ['Finn'] },
      opponent: { characters: [{ card: 'Kylo Ren', shields: 2, upgrades: ['Hunker Down'] }] },
      battlefield: { card: PLAZA, damage: 2 },
    });
    moved.me.picks('Claim the battlefield', 'Yes', FROM_PLAZA, 'Kylo Ren');
    expect(moved.opponent.card('Kylo Ren')).toMatchObject({ damage: 2, shields: 2 });
    expect(moved.opponent.upgradesOn('Kylo Ren')).toEqual(['Hunker Down']);
    moved.rests();
  });

  test('its damage stays when a round ends, and goes when another battlefield takes its place', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Hyperspace Jump'], resources: 3, deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      battlefield: { card: PLAZA, damage: 2 },
      otherBattlefield: 'Frozen Wastes',
    });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.me.picks('None');
    expect(onPlaza(table)).toBe(2);
    table.me.picks('Play Hyperspace Jump', 'Yes');
    expect(table.me.card(PLAZA)).toMatchObject({ zone: 'set aside', damage: 0 });
  });
});
