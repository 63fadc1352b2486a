import { catalogue, type Deck, STARTERS } from '@dejarik/cards';
import { cardFace } from '@dejarik/engine';
import type { DeckInfo } from './host.ts';

/** The deck with that code. Throws an error that names the codes there are. */
export function deckOf(code: string): Deck {
  const found = STARTERS.find((deck) => deck.id === code);
  if (found === undefined)
    throw new Error(`There is no deck "${code}"; there are ${STARTERS.map((deck) => deck.id).join(', ')}.`);
  return found;
}

/** Every deck as the page shows it before a game. */
export function deckInfos(): readonly DeckInfo[] {
  return STARTERS.flatMap((deck) => {
    if (deck.battlefield === null) return [];
    return {
      code: deck.id,
      name: deck.name,
      edition: deck.edition,
      characters: deck.characters.map(({ code, dice }) => ({ face: cardFace(catalogue.get(code)), dice })),
      battlefield: cardFace(catalogue.get(deck.battlefield)),
      cards: Object.entries(deck.deck).map(([code, copies]) => ({ face: cardFace(catalogue.get(code)), copies })),
    };
  });
}
