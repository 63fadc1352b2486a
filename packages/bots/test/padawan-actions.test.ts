import { describe, expect, test } from 'vitest';
import { padawanAt } from './support/at-table.js';

describe('padawan takes actions', () => {
  test('it plays an upgrade on the character that is to roll it, before that is activated', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', exhausted: true }, 'Rey'], hand: ['Lightsaber'], resources: 3 },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.action().slice(0, 2)).toEqual(['Play Lightsaber', 'Rey']);
  });

  test('it plays a support', () => {
    const table = padawanAt({
      me: { characters: ['Kylo Ren'], hand: ['First Order TIE Fighter'], resources: 3 },
      opponent: { characters: ['Rey', 'Finn'] },
    });
    expect(table.choice()).toBe('Play First Order TIE Fighter');
  });

  test('it activates a ready character before it resolves dice', () => {
    const table = padawanAt({
      me: { characters: ['Rey', { card: 'Finn', exhausted: true, pool: ['1RD'] }] },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.choice()).toBe('Activate Rey');
  });

  test('but a defeat does not wait', () => {
    const table = padawanAt({
      me: { characters: ['Rey', { card: 'Finn', exhausted: true, pool: ['1RD'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }, 'First Order Stormtrooper'] },
    });
    expect(table.action()).toEqual(['Resolve ranged', 'Kylo Ren']);
  });

  test('it removes the best of the opponent’s dice', () => {
    const table = padawanAt({
      me: { characters: ['Rey', 'Finn'], hand: ['Flank'], resources: 1 },
      opponent: {
        characters: [
          {
            card: 'Kylo Ren',
            exhausted: true,
            pool: ['1Sh'],
            upgrades: [
              { card: 'Lightsaber', pool: ['3MD1'] },
              { card: 'Immobilize', pool: ['-'] },
            ],
          },
        ],
        resources: 2,
      },
    });
    expect(table.action()).toEqual(['Play Flank', 'Lightsaber: 3 melee for 1']);
  });

  test('it keeps a removal for which there is nothing to remove', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Rey', exhausted: true }], hand: ['Block'], resources: 2 },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['1Sh'] }] },
    });
    expect(table.choice()).not.toBe('Play Block');
  });

  test('it claims when nothing else is left to do', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Rey', exhausted: true }] },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Starship Graveyard',
      controller: 'opponent',
    });
    expect(table.choice()).toBe('Claim the battlefield');
  });

  test('it does not claim with good dice in the pool', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }] },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Starship Graveyard',
      controller: 'opponent',
    });
    expect(table.choice()).toBe('Resolve ranged');
  });

  test('it uses its dice first, even where the claim ability is good', () => {
    const table = padawanAt({
      me: {
        characters: [{ card: 'Rey', elite: true, exhausted: true, pool: ['1R', '+1R'] }],
        supports: [{ card: 'BB-8', exhausted: true, pool: ['1F'] }],
      },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['Sp'] }], hand: ['Aim'] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    expect(table.choice()).toMatch(/^Resolve/);
  });

  test('it does not claim with a character to activate', () => {
    const table = padawanAt({
      me: { characters: ['Rey'] },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    expect(table.choice()).toBe('Activate Rey');
  });

  test('it passes when acting would do nothing and the round ends by it', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Rey', exhausted: true }], supports: ['Awakening'] },
      opponent: { characters: ['Kylo Ren'] },
      claimed: 'opponent',
    });
    expect(table.choice()).toBe('Pass');
  });

  test('it rerolls bad dice with the card that it cannot use', () => {
    const table = padawanAt({
      me: {
        characters: [
          {
            card: 'Rey',
            elite: true,
            exhausted: true,
            pool: ['-', '1R'],
            upgrades: [{ card: "Rey's Staff", pool: ['-'] }],
          },
        ],
        hand: ['Dodge', "Rey's Staff"],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.pick()).toBe("Discard Rey's Staff to reroll");
    expect(table.choice()).toBe('Rey: blank');
  });

  test('it keeps a hand for good dice rather than rerolling them', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }], hand: ['Dodge', 'Block'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.choice()).toBe('Resolve ranged');
  });
});
