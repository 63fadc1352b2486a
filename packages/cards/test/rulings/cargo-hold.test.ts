import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Cargo Hold', () => {
  test('[clar.cargo-hold.full] [clarification.cargo-hold.full] [cards.upgrade.over-limit] a fourth upgrade may be moved to a character; its controller then discards one of the four', () => {
    const table = board({
      me: { characters: ['Finn'] },
      opponent: {
        characters: [
          { card: 'Kylo Ren', upgrades: ['Lightsaber'] },
          { card: 'Count Dooku', upgrades: ['Immobilize', 'Comlink', 'Vibroknife'] },
        ],
      },
      battlefield: 'Cargo Hold',
    });
    table.me.picks('Claim the battlefield', 'Yes').isAsked('Lightsaber', 'Immobilize', 'Comlink', 'Vibroknife');
    table.me.picks('Lightsaber');
    table.opponent.isAsked('Lightsaber', 'Immobilize', 'Comlink', 'Vibroknife').picks('Comlink');
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual([]);
    expect(table.opponent.upgradesOn('Count Dooku').sort()).toEqual(['Immobilize', 'Lightsaber', 'Vibroknife']);
    expect(table.opponent.discard).toEqual(['Comlink']);
    table.rests();
  });

  test('[clar.cargo-hold.restrictions] [clarification.cargo-hold.restrictions] [terms.move.no-restrictions] [terms.move.upgrade-state] [terms.move.upgrade-die] restrictions do not matter; the die goes along, and the upgrade stays as ready as it was', () => {
    for (const exhausted of [false, true]) {
      const table = board({
        me: {
          characters: [
            { card: 'Rey', upgrades: [{ card: 'Force Lightning', exhausted, pool: ['3RD1'] }] },
            'Leia Organa',
          ],
        },
        opponent: { characters: ['Kylo Ren'] },
        battlefield: 'Cargo Hold',
      });
      table.me.picks('Claim the battlefield', 'Yes');
      expect(table.me.upgradesOn('Leia Organa')).toEqual(['Force Lightning']);
      expect(table.me.card('Force Lightning').exhausted).toBe(exhausted);
      expect(table.me.card('Force Lightning').dice).toHaveLength(1);
      expect(table.me.pool).toEqual([]);
      table.rests();
    }
  });

  test('it is moved among the characters of one player only', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey', { card: 'Leia Organa', upgrades: ['Comlink'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', upgrades: ['Lightsaber'] }] },
      battlefield: 'Cargo Hold',
    });
    // Kylo Ren is alone; his upgrade cannot go anywhere.
    table.me.picks('Claim the battlefield', 'Yes').isAsked('Finn', 'Rey').picks('Rey');
    expect(table.me.upgradesOn('Rey')).toEqual(['Comlink']);
    table.rests();
  });

  test('without such an upgrade nobody is asked', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey'] },
      opponent: { characters: [{ card: 'Kylo Ren', upgrades: ['Lightsaber'] }] },
      battlefield: 'Cargo Hold',
    });
    table.me.picks('Claim the battlefield');
    table.opponent.isAsked('Activate Kylo Ren', 'Pass');
    table.rests();
  });
});
