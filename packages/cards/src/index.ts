/** The cards as data, and the decks made of them. */
export { catalogue } from './catalogue.js';
export type { Deck } from './deck.js';
export { STARTERS } from './starters.js';
