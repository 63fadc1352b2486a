import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('One With The Force', () => {
  const falling = (die: string[], extra: string[] = []) => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', damage: 9, upgrades: [{ card: 'One With The Force', pool: die, exhausted: true }, ...extra] },
          'Finn',
        ],
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      turn: 'opponent',
      rolls: [['One With The Force', '3RD']],
    });
    table.opponent.picks('Resolve ranged', 'Rey');
    return table;
  };

  test('[ex.before.one-with-the-force] [abilities.before] it becomes a ready support, the rest is discarded', () => {
    const table = falling([], ['Jedi Robes', 'Lightsaber']);
    table.me.isAsked('Finn', 'Let it be discarded').picks('Let it be discarded');
    expect(table.me.has('Rey')).toBe(false);
    expect(table.me.discard).toEqual(['Jedi Robes', 'Lightsaber']);
    expect(table.me.card('One With The Force')).toMatchObject({ type: 'support', exhausted: false, zone: 'play' });
    expect(table.me.player.supports).toHaveLength(1);
    table.me.isAsked('Activate Finn', 'Activate One With The Force', 'Claim the battlefield', 'Pass');
    table.me.picks('Activate One With The Force');
    expect(table.me.pool).toEqual(['One With The Force 3RD']);
    table.rests();
  });

  test('[clar.one-with-the-force] [gap.one-with-the-force.pool-die] its die stays in the pool and belongs to the support', () => {
    const table = falling(['2Sh']);
    expect(table.me.pool).toEqual(['One With The Force 2Sh']);
    table.me.picks('Resolve shield', 'Finn');
    expect(table.me.card('Finn').shields).toBe(2);
    table.opponent.picks('Pass');
    // Back on its card, it is rolled like any support's.
    table.me.picks('Activate One With The Force');
    expect(table.me.pool).toEqual(['One With The Force 3RD']);
    expect(table.me.card('One With The Force').exhausted).toBe(true);
    table.rests();
  });

  test('[terms.character-die.not-upgrade] its die is a support die from then on', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', damage: 9, upgrades: [{ card: 'One With The Force', pool: ['2Sh'] }] },
          { card: 'Finn', pool: ['1MD'] },
        ],
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Rey');
    table.me.picks('Claim the battlefield', 'Yes');
    // Only Finn's is a character die.
    expect(table.me.pool).toEqual(['One With The Force 2Sh']);
    table.rests();
  });

  test('with the last character the game is over', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', damage: 9, upgrades: ['One With The Force'] }] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Rey');
    expect(table.winner).toBe('opponent');
  });

  test('blue character only', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey'], hand: ['One With The Force'], resources: 4 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play One With The Force', 'No');
    expect(table.me.upgradesOn('Rey')).toEqual(['One With The Force']);
    table.rests();
  });
});
