import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const FAVOR = "Emperor's Favor";
const deck = ['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'];

describe("Emperor's Favor", () => {
  test('[contradiction.draw.five] [structure.upkeep.discard-draw] [areas.hand.size] upkeep draws up to the hand size: six with it, five without', () => {
    const table = board({
      me: { characters: ['Kylo Ren'], supports: [FAVOR], deck },
      opponent: { characters: ['Finn'], deck },
    });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.hand).toHaveLength(6);
    expect(table.opponent.player.hand).toHaveLength(5);
    table.rests();
  });

  test("[faq.unique-opponent] [unique.per-player] [unique.cannot-play] [unique.deck-copies] an opponent's copy does not matter, an own one does", () => {
    const table = board({
      me: { characters: ['Kylo Ren'], hand: [FAVOR, FAVOR], resources: 2 },
      opponent: { characters: ['Count Dooku'], supports: [FAVOR] },
    });
    table.me.picks(`Play ${FAVOR}`);
    expect(table.me.has(FAVOR)).toBe(true);
    expect(table.opponent.has(FAVOR)).toBe(true);
    table.opponent.picks('Pass');
    expect(table.me.isOffered(`Play ${FAVOR}`)).toBe(false);
    table.rests();
  });
});
