import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const RESOURCES = 'Lose all of your resources';
const HAND = 'Discard all cards from your hand';

describe('Abandon All Hope', () => {
  const playing = (hand: string[], resources: number) => {
    const table = board({
      me: { characters: ['Kylo Ren'], hand: ['Abandon All Hope'], resources: 2 },
      opponent: { characters: ['Finn'], hand, resources },
    });
    table.me.picks('Play Abandon All Hope');
    return table;
  };

  test('the opponent loses all resources or discards the hand', () => {
    const table = playing(['Aim', 'Dodge'], 3);
    table.opponent.picks(RESOURCES);
    expect(table.opponent.resources).toBe(0);
    expect(table.opponent.hand).toHaveLength(2);
    table.rests();
    const hand = playing(['Aim', 'Dodge'], 3);
    hand.opponent.picks(HAND);
    expect(hand.opponent.resources).toBe(3);
    expect(hand.opponent.discard).toEqual(['Aim', 'Dodge']);
    hand.rests();
  });

  test('[clarification.abandon-all-hope] [core.choose-either] [terms.choose-either] [terms.choose-either.opponent] either may be picked though there is nothing to lose', () => {
    const poor = playing(['Aim'], 0);
    poor.opponent.isAsked(RESOURCES, HAND).picks(RESOURCES);
    expect(poor.opponent.hand).toEqual(['Aim']);
    poor.rests();
    const bare = playing([], 4);
    bare.opponent.isAsked(RESOURCES, HAND).picks(HAND);
    expect(bare.opponent.resources).toBe(4);
    bare.rests();
  });
});
