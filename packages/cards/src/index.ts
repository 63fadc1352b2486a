/** The cards as data, and the decks made of them. */
export { catalogue } from './catalogue.js';
export type { Deck } from './deck.js';
export { likelyDeck } from './likely-decks.js';
export { proofDecks, type Wanted } from './proof-decks.js';
export { STARTERS } from './starters.js';
