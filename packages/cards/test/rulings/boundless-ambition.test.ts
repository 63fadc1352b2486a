import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const others = ['Aim', 'Aim', 'Aim', 'Dodge', 'Dodge', 'Dodge'];

describe('Boundless Ambition', () => {
  const playing = (count: number, supports: string[] = []) => {
    const table = board({
      me: {
        characters: ['Kylo Ren'],
        supports,
        hand: ['Boundless Ambition', ...others.slice(0, count)],
        deck: ['Block', 'Block', 'Block', 'Block'],
        resources: 1,
      },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Play Boundless Ambition');
    table.rests();
    return table;
  };

  test('[clar.boundless-ambition] [clarification.boundless-ambition] draws up to the hand size only', () => {
    const few = playing(3);
    expect(few.me.hand).toEqual(['Aim', 'Aim', 'Aim', 'Block', 'Block']);
    expect(few.me.deckCount).toBe(2);
    const many = playing(6);
    expect(many.me.hand).toEqual(others);
    expect(many.me.deckCount).toBe(4);
  });

  test("[areas.hand.size] Emperor's Favor makes it one more", () => {
    expect(playing(3, ["Emperor's Favor"]).me.hand).toHaveLength(6);
  });
});
