import type { CardDefinition } from './card.js';
import { cardText } from '../text/card-text.js';
import { sideNotation } from './symbols.js';

/** Every card that a program knows. */
export interface Catalogue {
  readonly cards: readonly CardDefinition[];
  /** The card with that code. Throws an error that names it when there is none. */
  get(code: string): CardDefinition;
  find(code: string): CardDefinition | undefined;
  /** Of facts and texts: games recorded with other cards are told by it. */
  readonly hash: string;
}

/** Throws when two cards have the same code. */
export function createCatalogue(cards: readonly CardDefinition[]): Catalogue {
  const byCode = new Map<string, CardDefinition>();
  for (const card of cards) {
    if (byCode.has(card.code)) throw new Error(`two cards have the code ${card.code}`);
    byCode.set(card.code, card);
  }
  let hash: string | null = null;
  return {
    cards,
    find: (code) => byCode.get(code),
    get(code) {
      const card = byCode.get(code);
      if (card === undefined) throw new Error(`there is no card with the code "${code}"`);
      return card;
    },
    get hash() {
      return (hash ??= hashOf(cards));
    },
  };
}

/** FNV-1a over everything that a card says, twice with different beginnings: 64 bits as text. */
function hashOf(cards: readonly CardDefinition[]): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (const card of cards) {
    const sides = card.sides?.map(sideNotation).join(' ') ?? '';
    const facts = [
      card.code,
      card.title,
      card.type,
      card.color,
      card.affiliation,
      card.cost,
      card.health,
      sides,
      cardText(card),
    ];
    for (const character of facts.join('|')) {
      const code = character.codePointAt(0) ?? 0;
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x85ebca6b);
    }
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}
