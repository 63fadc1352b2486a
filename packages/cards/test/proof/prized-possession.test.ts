import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const taking = (more: { hand?: string[]; rolls?: [string, string][] } = {}) =>
  board({
    me: {
      characters: [{ card: 'Jango Fett', damage: 8 }, 'Bala-Tik'],
      hand: ['Prized Possession'],
      resources: 4,
      deck: ['Aim'],
    },
    opponent: {
      characters: [
        { card: 'Finn', elite: true, pool: ['2RD', '1R'] },
        { card: 'Rey', pool: ['1MD'], upgrades: [{ card: 'Vibroknife', pool: ['1Dc'] }] },
      ],
      hand: more.hand ?? [],
      resources: 1,
      deck: ['Aim'],
    },
    battlefield: 'Frozen Wastes',
    rolls: more.rolls ?? [],
  });

describe('Prized Possession', () => {
  test("an opponent's character die is taken out of the pool", () => {
    const table = taking();
    table.me
      .picks('Play Prized Possession', 'Bala-Tik', 'Yes')
      .isAsked('Finn: 2 ranged', 'Finn: 1 resource', 'Rey: 1 melee')
      .picks('Finn: 2 ranged');
    expect(table.opponent.pool).toEqual(['Finn 1R', 'Rey 1MD', 'Vibroknife 1Dc']);
    table.rests();
  });

  test('it may be left', () => {
    const table = taking();
    table.me.picks('Play Prized Possession', 'Bala-Tik', 'No');
    expect(table.opponent.pool).toHaveLength(4);
    table.rests();
  });

  test('it is not rolled when its character is activated, in the next round either', () => {
    const table = taking({ rolls: [['Finn', '1Sh']] });
    table.me.picks('Play Prized Possession', 'Bala-Tik', 'Yes', 'Finn: 2 ranged');
    table.opponent.picks('Resolve resource');
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.opponent.pool).toEqual([]);
    table.me.picks('Pass');
    table.opponent.picks('Activate Finn');
    table.me.picks('No');
    expect(table.opponent.pool).toEqual(['Finn 1Sh']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('it returns to its character when the upgrade leaves play', () => {
    const table = board({
      me: { characters: [{ card: 'Jango Fett', damage: 8 }, 'Bala-Tik'], hand: ['Prized Possession'], resources: 4 },
      opponent: {
        characters: [
          { card: 'Finn', elite: true, pool: ['1R', '1Sh'] },
          { card: 'Rebel Trooper', pool: ['2RD'] },
        ],
      },
      rolls: [['Finn', '1RD']],
    });
    table.me.picks('Play Prized Possession', 'Jango Fett', 'Yes', 'Finn: 1 resource');
    // Jango falls, the upgrade is discarded.
    table.opponent.picks('Resolve ranged', 'Jango Fett');
    expect(table.me.discard).toEqual(['Prized Possession']);
    table.me.picks('Pass');
    table.opponent.picks('Activate Finn');
    expect(table.opponent.pool).toEqual(['Finn 1Sh', 'Finn 1RD']);
    table.rests();
  });

  test('[faq.endurance-prized-possession] [terms.controller] Endurance cannot be played for it', () => {
    const table = taking({ hand: ['Endurance'] });
    table.me.picks('Play Prized Possession', 'Bala-Tik', 'Yes', 'Finn: 2 ranged');
    expect(table.opponent.isOffered('Play Endurance')).toBe(false);
    table.rests();
  });

  test('Endurance brings back a die that was merely removed', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Flank', 'Prized Possession'], resources: 5 },
      opponent: { characters: [{ card: 'Finn', pool: ['2RD'], exhausted: true }], hand: ['Endurance'], resources: 1 },
      rolls: [['Finn', '1MD']],
    });
    table.me.picks('Play Flank');
    table.opponent.picks('Play Endurance');
    expect(table.opponent.pool).toEqual(['Finn 1MD']);
    table.rests();
  });

  test('[abilities.negative-wins] a die that cannot be removed cannot be taken', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Prized Possession'], resources: 4 },
      opponent: {
        characters: [
          { card: 'TIE Pilot', pool: ['+1RD'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Play Prized Possession', 'Yes');
    // Only the pilot's own die is not protected.
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper 2RD']);
    table.rests();
  });

  test('[damage.defeat.set-aside] with its character defeated the die goes aside, whoever holds it', () => {
    const table = board({
      me: {
        characters: ['Bala-Tik', { card: 'Jango Fett', pool: ['2RD'] }],
        hand: ['Prized Possession'],
        resources: 4,
      },
      opponent: { characters: [{ card: 'Finn', damage: 8, elite: true, pool: ['1R', '1Sh'] }, 'Rey'] },
    });
    table.me.picks('Play Prized Possession', 'Bala-Tik', 'Yes', 'Finn: 1 resource');
    table.opponent.picks('Pass');
    table.me.picks('Resolve ranged', 'Finn');
    expect(table.opponent.pool).toEqual([]);
    expect(table.me.upgradesOn('Bala-Tik')).toEqual(['Prized Possession']);
    table.rests();
  });

  test('[terms.move.upgrade-state] taken by General Grievous it keeps the die, until it leaves play', () => {
    const table = board({
      me: { characters: [{ card: 'Bala-Tik', damage: 7 }, 'Jango Fett'], hand: ['Prized Possession'], resources: 4 },
      opponent: {
        characters: [
          { card: 'General Grievous', damage: 9, exhausted: true, elite: true, pool: ['2MD', '1R'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Play Prized Possession', 'Bala-Tik', 'Yes', 'General Grievous: 2 melee');
    table.opponent.picks('Resolve ranged', 'Bala-Tik', 'Use General Grievous');
    expect(table.opponent.upgradesOn('General Grievous')).toEqual(['Prized Possession']);
    expect(table.opponent.pool).toEqual(['General Grievous 1R']);
    table.rests();
  });

  test('a die that belongs to no card lies there too, and is set aside again afterwards', () => {
    const table = board({
      me: { characters: ['Tusken Raider', { card: 'Bala-Tik', damage: 7 }], hand: ['Prized Possession'], resources: 4 },
      opponent: {
        characters: ['Director Krennic', { card: 'Kylo Ren', pool: ['2MD1'] }],
        spareDice: ['Death Trooper'],
        resources: 1,
      },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
      turn: 'opponent',
      rolls: [
        ['Director Krennic', '1R'],
        ['Death Trooper', '2RD'],
      ],
    });
    table.opponent.picks('Activate Director Krennic');
    table.me.picks('Play Prized Possession', 'Bala-Tik', 'Yes', 'Death Trooper: 2 ranged');
    expect(table.me.card('Prized Possession').dice).toHaveLength(1);
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1', 'Director Krennic 1R']);
    table.opponent.picks('Resolve melee', 'Bala-Tik');
    expect(table.me.has('Prized Possession')).toBe(false);
    expect(table.opponent.pool).toEqual(['Director Krennic 1R']);
    table.rests();
  });
});
