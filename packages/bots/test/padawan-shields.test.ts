import { describe, expect, test } from 'vitest';
import { padawanAt } from './support/at-table.js';

describe('padawan gives shields', () => {
  test('none over three: the character with room gets them', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', shields: 3, damage: 5 },
          { card: 'Finn', exhausted: true, pool: ['1Sh'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.other('Resolve shield');
    expect(table.pick()).toBe('Finn');
  });

  test('none on a character that the dice on the table defeat all the same', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', damage: 9 },
          { card: 'Finn', exhausted: true, damage: 5, pool: ['1Sh'] },
        ],
      },
      opponent: { characters: [{ card: 'Poe Dameron', exhausted: true, pool: ['3RD1'] }], resources: 3 },
    });
    table.other('Resolve shield');
    expect(table.pick()).toBe('Finn');
  });

  test('where they save a character from the dice on the table', () => {
    const table = padawanAt({
      me: {
        characters: [
          { card: 'Rey', damage: 7 },
          { card: 'Finn', exhausted: true, damage: 5, pool: ['1Sh'] },
        ],
      },
      opponent: { characters: [{ card: 'Poe Dameron', exhausted: true, pool: ['3RD1'] }], resources: 3 },
    });
    table.other('Resolve shield');
    expect(table.pick()).toBe('Rey');
  });

  test('never to an opponent', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Rey', shields: 3 }], hand: ['Take Cover'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.other('Play Take Cover');
    expect(table.pick()).toBe('Rey');
  });

  test('no card is spent on shields that nobody can take', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Rey', exhausted: true, shields: 3 }], hand: ['Take Cover'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.choice()).toBe('Claim the battlefield');
  });
});
