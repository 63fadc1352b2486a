import { STARTERS } from '@dejarik/cards';
import { describe, expect, test } from 'vitest';
import { createBot, playSeries } from '../src/index.js';
import type { Case } from './positions/position.js';
import { AtTable } from './support/at-table.js';
import { actionOf, matchAt } from './support/positions.js';

const at = (position: Case['position'], before: readonly string[] = []): string[] =>
  actionOf(matchAt({ title: '', position, before }), createBot('initiate', 'test'));

describe('initiate plays like a beginner', () => {
  test('it spends its resources as soon as it can, on what costs most', () => {
    const picks = at({
      me: { characters: ['Rey'], hand: ['Hidden Blaster', 'Lightsaber', 'Dodge'], resources: 3 },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(picks[0]).toBe('Play Lightsaber');
  });

  test('it activates everybody before it resolves, though a die would defeat the last character', () => {
    const picks = at({
      me: { characters: ['Rey', { card: 'Finn', exhausted: true, pool: ['2RD'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
    });
    expect(picks[0]).toBe('Activate Rey');
  });

  test('it hits who is hurt most, whatever shields that one has', () => {
    const picks = at({
      me: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', damage: 5 },
          { card: 'Kylo Ren', damage: 6, shields: 3 },
        ],
      },
    });
    expect(picks).toEqual(['Resolve ranged', 'Kylo Ren']);
  });

  test('it does not see that a die is about to defeat its last character', () => {
    const picks = at({
      me: { characters: [{ card: 'Rey', damage: 7 }], hand: ['Dodge'], resources: 2 },
      opponent: { characters: [{ card: 'Poe Dameron', exhausted: true, pool: ['3RD1'] }], resources: 1 },
    });
    expect(picks[0]).toBe('Activate Rey');
  });

  test('it rolls blanks again, and nothing but blanks', () => {
    const picks = at({
      me: {
        characters: [
          {
            card: 'Rey',
            elite: true,
            exhausted: true,
            pool: ['-', '-'],
            upgrades: [{ card: 'Jedi Robes', pool: ['+1R'] }],
          },
        ],
        hand: ['Dodge'],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(picks).toEqual(['Discard Dodge to reroll', 'Rey: blank', 'Rey: blank', 'Done']);
  });

  test('it claims as soon as it sees nothing better to do', () => {
    const picks = at({
      me: { characters: [{ card: 'Rey', exhausted: true, pool: ['+1R'] }] },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(picks[0]).toBe('Claim the battlefield');
  });

  test('it keeps every card that it has', () => {
    const match = matchAt({
      title: '',
      position: {
        me: {
          characters: [{ card: 'Finn', exhausted: true, upgrades: ["Rey's Staff"] }],
          hand: ["Rey's Staff", 'Lightsaber'],
        },
        opponent: { characters: ['Kylo Ren'] },
        claimed: 'opponent',
      },
      before: ['Pass'],
    });
    expect(match.question?.kind).toBe('upkeep discard');
    expect(new AtTable(match, createBot('initiate', 'test')).pick()).toBe('None');
  });

  test('the seed decides only between what looks the same to it', () => {
    const targets = (foes: readonly { card: string; damage: number }[]): Set<string> =>
      new Set(
        Array.from({ length: 12 }, (_, seed) => {
          const match = matchAt({
            title: '',
            position: {
              me: { characters: [{ card: 'Rey', exhausted: true, upgrades: [{ card: 'Lightsaber', pool: ['Sp'] }] }] },
              opponent: { characters: foes },
            },
          });
          return actionOf(match, createBot('initiate', `${seed}`)).join(' > ');
        }),
      );
    const alike = targets([
      { card: 'Kylo Ren', damage: 2 },
      { card: 'First Order Stormtrooper', damage: 2 },
    ]);
    expect(alike).toEqual(new Set(['Resolve special > Kylo Ren', 'Resolve special > First Order Stormtrooper']));
    const unlike = targets([
      { card: 'Kylo Ren', damage: 2 },
      { card: 'First Order Stormtrooper', damage: 5 },
    ]);
    expect(unlike).toEqual(new Set(['Resolve special > First Order Stormtrooper']));
  });
});

describe('initiate stands between random and padawan', () => {
  const series = (bots: readonly string[]) =>
    [0, 2, 4, 6].map((deck) =>
      playSeries({
        bots,
        decks: STARTERS.slice(deck, deck + 2),
        games: 6,
        seed: 'between',
        swap: true,
        edition: 'current',
      }),
    );
  const wins = (all: ReturnType<typeof series>): number => all.reduce((sum, { wins: [first = 0] }) => sum + first, 0);

  test('it beats random in most games', () => {
    const all = series(['initiate', 'random']);
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    expect(wins(all)).toBeGreaterThanOrEqual(20);
  }, 60_000);

  test('and loses most to padawan', () => {
    const all = series(['padawan', 'initiate']);
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    expect(wins(all)).toBeGreaterThanOrEqual(16);
  }, 60_000);
});
