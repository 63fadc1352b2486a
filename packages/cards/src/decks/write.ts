import type { DeckList } from './deck-list.js';
import type { DeckFile } from './reading.js';

/** Writes a deck to a file of that kind; `readDeck` reads it back. */
export function writeDeck(deck: DeckList, _kind: DeckFile): string {
  return writeJson(deck);
}

function writeJson(deck: DeckList): string {
  const { name, characters, battlefields, plots, deck: cards, setAside, spareDice, format, edition } = deck;
  const value = {
    name,
    characters,
    battlefields,
    ...(plots.length > 0 ? { plots } : {}),
    deck: cards,
    ...(setAside === null ? {} : { setAside }),
    ...(spareDice === null ? {} : { spareDice }),
    ...(format === null ? {} : { format }),
    ...(edition === null ? {} : { edition }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
