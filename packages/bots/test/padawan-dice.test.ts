import { describe, expect, test } from 'vitest';
import { padawanAt } from './support/at-table.js';

/** A deck that is far from out. */
const MANY = ['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'];

describe('padawan turns and resolves dice', () => {
  test('it turns a blank to its best side by focus', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: 'Jedi Robes', pool: ['1F'] }] },
          { card: 'Poe Dameron', exhausted: true, pool: ['-'] },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.action()).toEqual(['Resolve focus', 'Poe Dameron: blank', '2 ranged']);
  });

  test('it turns the best of the opponent’s dice to its worst side', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Rey', exhausted: true }], hand: ['Use The Force'], deck: MANY, resources: 1 },
      opponent: {
        characters: [{ card: 'Kylo Ren', elite: true, exhausted: true, pool: ['1R', '2MD1'] }],
        resources: 1,
      },
    });
    expect(table.action()).toEqual(['Play Use The Force', 'Kylo Ren: 2 melee for 1', 'Blank']);
  });

  test('it takes no resources from who has none', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: 'Force Throw', pool: ['2Dr'] }] },
          { card: 'Finn', exhausted: true, pool: ['1R'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'], resources: 0 },
    });
    expect(table.choice()).toBe('Resolve resource');
  });

  test('asked to lose dice it gives up the worst', () => {
    const table = padawanAt({
      me: {
        characters: [
          {
            card: 'Kylo Ren',
            elite: true,
            exhausted: true,
            pool: ['-', '1R'],
            upgrades: [{ card: 'Lightsaber', pool: ['3MD1'] }],
          },
        ],
        resources: 1,
      },
      opponent: { characters: ['Finn'], hand: ['Let The Wookiee Win'], resources: 1 },
      turn: 'opponent',
    });
    table.other('Play Let The Wookiee Win').other('Remove 2 of your dice');
    expect([table.pick(), table.pick()]).toEqual(['Kylo Ren: blank', 'Kylo Ren: 1 resource']);
  });
});
