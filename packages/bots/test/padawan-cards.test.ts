import { catalogue, STARTERS } from '@dejarik/cards';
import { Match } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { createBot } from '../src/index.js';
import { AtTable, padawanAt } from './support/at-table.js';

describe('padawan keeps its cards', () => {
  const atUpkeep = (deck: readonly string[]) => {
    const table = padawanAt({
      me: {
        characters: [{ card: 'Finn', exhausted: true, upgrades: ["Rey's Staff"] }],
        hand: ['Flank', "Rey's Staff", 'Lightsaber'],
        deck,
      },
      opponent: { characters: ['Kylo Ren'] },
      claimed: 'opponent',
      battlefield: 'Starship Graveyard',
    });
    return table.other('Pass');
  };

  test('in upkeep a second copy of a unique card makes room', () => {
    const table = atUpkeep(['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim']);
    expect(table.match.question?.kind).toBe('upkeep discard');
    expect([table.pick(), table.pick()]).toEqual(["Rey's Staff", 'Done']);
  });

  test('no card goes when the deck is nearly out', () => {
    const table = atUpkeep(['Aim']);
    expect(table.match.question?.kind).toBe('upkeep discard');
    expect(table.pick()).toBe('None');
  });

  test('[setup.mulligan] cards that the first round cannot use go back', () => {
    const costs: number[] = [];
    for (let seed = 0; seed < 8; seed++) {
      const match = Match.create(catalogue, {
        edition: 'current',
        seed: `mulligan ${seed}`,
        seats: STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck })),
      });
      const table = new AtTable(match, createBot('padawan', 'test'));
      const back: string[] = [];
      while (match.question?.kind === 'mulligan') back.push(table.pick());
      for (const title of back) {
        const card = catalogue.cards.find((one) => one.title === title);
        if (card !== undefined) costs.push(card.cost);
      }
    }
    expect(costs.length).toBeGreaterThan(8);
    expect(Math.min(...costs)).toBeGreaterThan(1);
  });

  test('to reroll it gives up an event rather than an upgrade', () => {
    const table = padawanAt({
      me: {
        characters: [{ card: 'Rey', elite: true, exhausted: true, pool: ['-', '-'] }],
        hand: ['Lightsaber', 'Aim'],
        deck: ['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.choice()).toBe('Discard Aim to reroll');
  });
});

describe('padawan uses what Convergence brings', () => {
  test('it plays a downgrade on an opponent', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', exhausted: true }], hand: ['Shock Collar'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.choice()).toBe('Play Shock Collar');
  });

  test('it gets rid of one', () => {
    const table = padawanAt({
      me: { characters: [{ card: 'Finn', exhausted: true }], hand: ['Unshackle'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true }], hand: ['Shock Collar'], resources: 2 },
      turn: 'opponent',
    });
    table.other('Play Shock Collar');
    expect(table.choice()).toBe('Play Unshackle');
  });

  test('it does not waste a power action on nothing', () => {
    const table = padawanAt({
      me: { characters: [{ card: '09057', exhausted: true }] },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(table.choice()).not.toBe('Use Obi-Wan Kenobi');
  });

  test('it keeps Force Flow until a die that matters is worth it', () => {
    const at = (theirs: string): string =>
      padawanAt({
        me: { characters: [{ card: 'Finn', exhausted: true }], plots: ['Force Flow'] },
        opponent: { characters: [{ card: '01011', exhausted: true, pool: [theirs] }], resources: 1 },
      }).choice();
    expect(at('1Sh')).not.toBe('Use Force Flow');
    expect(at('2MD1')).toBe('Use Force Flow');
  });
});
