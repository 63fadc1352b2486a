import { catalogue, STARTERS } from '@dejarik/cards';
import { Match } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { createBot } from '../src/index.js';
import { AtTable, simpleAt } from './support/at-table.js';

describe('simple keeps its cards', () => {
  const atUpkeep = (deck: readonly string[]) => {
    const table = simpleAt({
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
      const table = new AtTable(match, createBot('simple', 'test'));
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
    const table = simpleAt({
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
