import { STARTERS } from '@dejarik/cards';
import { describe, expect, test } from 'vitest';
import { playSeries } from '../src/index.js';
import { padawanAt } from './support/at-table.js';

/* Simple with two and three opponents. */

const exhausted = (card: string, pool: string[]) => ({ card, pool, exhausted: true });

describe('padawan against several opponents', () => {
  test('it finishes the one who can be finished, wherever he sits', () => {
    for (const wounded of ['opponent', 'third'] as const) {
      const weak = { characters: [{ card: 'Kylo Ren', damage: 9 }], deck: ['Aim'] };
      const whole = { characters: ['Finn', 'First Order Stormtrooper'], deck: ['Aim'] };
      const table = padawanAt({
        me: { characters: [exhausted('Bala-Tik', ['1RD']), exhausted('Finn', ['2RD'])], deck: ['Aim'] },
        opponent: wounded === 'opponent' ? weak : whole,
        third: wounded === 'third' ? weak : whole,
      });
      expect(table.action()).toContain('Kylo Ren');
      expect(table.match.view(null).players.map(({ eliminated }) => eliminated)).toEqual(
        wounded === 'opponent' ? [false, true, false] : [false, false, true],
      );
    }
  });

  test('it hits the strongest first', () => {
    for (const strong of ['opponent', 'third'] as const) {
      const much = {
        characters: ['Rey', 'Bala-Tik', 'Finn'],
        hand: ['Aim', 'Aim', 'Aim'],
        deck: ['Aim'],
        resources: 4,
      };
      const little = { characters: [{ card: 'Rey', damage: 2 }], deck: ['Aim'] };
      const table = padawanAt({
        me: { characters: [exhausted('Finn', ['2RD'])], deck: ['Aim'] },
        opponent: strong === 'opponent' ? much : little,
        third: strong === 'third' ? much : little,
      });
      table.action();
      const { players, cards } = table.match.view(null);
      const damaged = Object.values(cards).filter(({ controller, damage }) => damage > 0 && controller !== 0);
      expect(damaged.map(({ controller }) => controller)).toContain(strong === 'opponent' ? 1 : 2);
      expect(players).toHaveLength(3);
    }
  });

  test('it lets the opponent discard who has cards', () => {
    const table = padawanAt({
      me: { characters: [exhausted('Rey', ['1Dc'])], deck: ['Aim'] },
      opponent: { characters: ['Finn'], deck: ['Aim'] },
      third: { characters: ['Finn'], hand: ['Aim', 'Aim'], deck: ['Aim'] },
    });
    expect(table.action().slice(0, 2)).toEqual(['Resolve discard', 'Third']);
    expect(table.match.view(null).players[2]?.handCount).toBe(1);
  });

  test('it shields against whoever threatens, not only who is next', () => {
    const table = padawanAt({
      me: {
        characters: [
          exhausted('Rey', []),
          { card: 'Finn', damage: 7, exhausted: true },
          exhausted('Bala-Tik', ['1Sh']),
        ],
        deck: ['Aim'],
      },
      opponent: { characters: ['Finn'], deck: ['Aim'] },
      third: { characters: [exhausted('First Order Stormtrooper', ['2RD', '1RD'])], deck: ['Aim'] },
    });
    expect(table.action().slice(0, 2)).toEqual(['Resolve shield', 'Finn']);
  });

  test('it wins far more than its share against two and three of random', () => {
    const [rey, kylo] = STARTERS as readonly [(typeof STARTERS)[number], (typeof STARTERS)[number]];
    const play = (bots: string[]) =>
      playSeries({
        bots,
        decks: [rey, kylo, rey, kylo].slice(0, bots.length),
        games: bots.length * 4,
        seed: 'many',
        swap: true,
        edition: 'current',
      });
    const three = play(['random', 'padawan', 'random']);
    expect(three.errors).toEqual([]);
    expect(three.wins[1]).toBeGreaterThanOrEqual(8);
    const four = play(['random', 'random', 'padawan', 'random']);
    expect(four.errors).toEqual([]);
    expect(four.wins[2]).toBeGreaterThanOrEqual(8);
  }, 120_000);
});
