import { catalogue, STARTERS } from '@dejarik/cards';
import { parseDie } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../src/commands/cards.js';
import { builtDejarik, dejarik } from './support/dejarik.js';

async function cardsAsJson(...more: string[]): Promise<CatalogueEntry[]> {
  const { code, out, error } = await dejarik(['cards', '--json', ...more]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as CatalogueEntry[];
}

describe('cards', () => {
  test('JSON has every card once, in the order of the codes', async () => {
    const codes = (await cardsAsJson()).map(({ code }) => code);
    expect(codes).toEqual(catalogue.cards.map(({ code }) => code).toSorted());
    for (const deck of STARTERS) expect(codes).toEqual(expect.arrayContaining(Object.keys(deck.deck)));
  });

  test('JSON gives what is printed on a card', async () => {
    const rey = (await cardsAsJson()).find(({ code }) => code === '01038');
    expect(rey).toEqual({
      code: '01038',
      title: 'Rey',
      subtitle: 'Force Prodigy',
      set: 'AW',
      type: 'character',
      color: 'blue',
      affiliation: 'hero',
      rarity: 'starter',
      unique: true,
      cost: null,
      points: [9, 12],
      health: 10,
      die: '1MD +2MD 1Dc 1R +1R -',
      subtypes: ['scavenger'],
      text: 'After you play an upgrade on this character, you may take 1 additional action.',
    });
  });

  test('what a card has not is null, and dice are in the usual notation', async () => {
    const cards = await cardsAsJson();
    expect(cards.filter(({ die }) => die !== null).length).toBeGreaterThan(20);
    // parseDie throws for a die that is not well-formed.
    for (const card of cards) {
      const paid = ['event', 'upgrade', 'downgrade', 'support'].includes(card.type);
      const bought = ['character', 'plot'].includes(card.type);
      expect([card.title, card.cost !== null]).toEqual([card.title, paid]);
      expect([card.title, card.health !== null]).toEqual([card.title, card.type === 'character']);
      expect([card.title, card.points !== null]).toEqual([card.title, bought]);
      if (card.die !== null) parseDie(card.die);
    }
  });

  test('one set alone, in any case of letters', async () => {
    const cards = await cardsAsJson('--set', 'sor');
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ set }) => set))).toEqual(new Set(['SoR']));
  });

  test('for people: name, facts, die, text and how many', async () => {
    const { out } = await dejarik(['cards', '--set', 'AW']);
    expect(out).toContain("01011 •Kylo Ren - Vader's Disciple [AW]\n");
    expect(out).toContain('points 10/13; health 11; die 1MD 2MD1 1Sh 1R Sp -\n');
    const count = catalogue.cards.filter(({ code }) => code.startsWith('01')).length;
    expect(out.trimEnd().split('\n').at(-1)).toBe(`${count} cards`);
  });

  test('an unknown set is wrong use and lists the sets', async () => {
    const { code, out, error } = await dejarik(['cards', '--set', 'XX']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('there is no set "XX"; sets are AW, SoR, EaW');
  });

  test('whoever stops reading before the end is no fault', async () => {
    const { code, error } = await builtDejarik(['cards'], '', 'once');
    expect({ code, error }).toEqual({ code: 0, error: '' });
  }, 120_000);
});
