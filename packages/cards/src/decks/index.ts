/** Decks that players bring: reading and writing them, and what keeps them from being legal. */
export { type CheckOptions, checkDeck, type DeckFault, notAutomated, type NotAutomated, unplayable } from './check.js';
export { codesOf, type DeckCharacter, type DeckList, deckSize, EMPTY_DECK } from './deck-list.js';
export { editionPoints } from './edition-points.js';
export { DEFAULT_FORMAT, type DeckFormat, formatNamed, FORMATS } from './formats.js';
export { cardLabel, PRINTED, printed, PRINTED_SETS, type Printed, type PrintedSet } from './printed.js';
export { readDeck, readDecks } from './read.js';
export { DECK_FILES, type DeckFile, type DeckProblem, type DeckReading, problemText } from './reading.js';
export { deckSetup, listOf } from './setup.js';
export { writeDeck } from './write.js';
