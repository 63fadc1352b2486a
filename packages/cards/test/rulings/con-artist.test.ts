import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const ARTIST = 'Con Artist';

describe('Con Artist', () => {
  const deck = ['Aim', 'Dodge', 'Block', 'Evade', 'Parry'];

  test('[cards.support.no-damage] its special places 1 damage on it, then an opponent discards as many cards from the deck', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: [{ card: ARTIST, pool: ['Sp'], damage: 2 }] }] },
      opponent: { characters: ['Kylo Ren'], deck },
    });
    table.me.picks('Resolve special');
    expect(table.me.card(ARTIST).damage).toBe(3);
    expect(table.me.card('Finn').damage).toBe(0);
    expect(table.opponent.discard).toEqual(['Aim', 'Dodge', 'Block']);
    expect(table.opponent.deckCount).toBe(2);
    table.rests();
  });

  test('each copy has damage and die of its own', () => {
    const table = board({
      me: {
        characters: [
          {
            card: 'Finn',
            upgrades: [
              { card: ARTIST, pool: ['Sp'], damage: 2 },
              { card: ARTIST, pool: ['Sp'] },
            ],
          },
        ],
      },
      opponent: { characters: ['Kylo Ren'], deck },
    });
    table.me.picks('Resolve special', 'Con Artist: special#2', 'Done');
    expect(table.opponent.discard).toEqual(['Aim']);
    expect([table.me.card(ARTIST).damage, table.me.card(`${ARTIST}#2`).damage]).toEqual([2, 1]);
    table.rests();
  });

  // Jawa Scavenger's player discards an own upgrade that costs 2 or more.
  const scavenging = (upgrades: { card: string; pool: string[]; damage?: number }[]) =>
    board({
      me: { characters: ['Jawa Scavenger', { card: 'Finn', upgrades }] },
      opponent: { characters: ['Kylo Ren'], deck },
      rolls: [['Jawa Scavenger', '-']],
    });

  test('[ex.duplicate-upgrade-dice.con-artist] [dice.duplicate-upgrades.same-character] with the copy that has no damage its own die leaves the pool', () => {
    const table = scavenging([
      { card: ARTIST, pool: ['Sp'], damage: 2 },
      { card: ARTIST, pool: ['2Dr'] },
    ]);
    table.me.picks('Activate Jawa Scavenger', 'Yes', `${ARTIST}#2`);
    expect(table.me.card(ARTIST).damage).toBe(2);
    expect(table.me.pool).toEqual([`${ARTIST} Sp`, 'Jawa Scavenger -']);
    table.rests();
  });

  test('[ex.duplicate-upgrade-dice.con-artist] [dice.duplicate-upgrades.same-character] of two copies without anything on them whoever resolves the ability picks which card, and with it which die, goes', () => {
    for (const [copy, left] of [
      ['Force Throw', 'Force Throw 2Dr'],
      ['Force Throw#2', 'Force Throw Sp'],
    ] as const) {
      const table = scavenging([
        { card: 'Force Throw', pool: ['Sp'] },
        { card: 'Force Throw', pool: ['2Dr'] },
      ]);
      table.me.picks('Activate Jawa Scavenger', 'Yes', copy);
      expect(table.me.upgradesOn('Finn')).toEqual(['Force Throw']);
      expect(table.me.pool).toEqual([left, 'Jawa Scavenger -']);
      table.rests();
    }
  });

  test('yellow character only', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey'], hand: [ARTIST], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks(`Play ${ARTIST}`);
    expect(table.me.upgradesOn('Finn')).toEqual([ARTIST]);
    table.rests();
  });
});
