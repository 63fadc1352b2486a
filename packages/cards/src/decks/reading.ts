import type { DeckList } from './deck-list.js';

/** Something in a file that a player should know of. */
export interface DeckProblem {
  /** `lost`: what stands there is not in the deck. `note`: it is, but look at it. */
  readonly kind: 'lost' | 'note';
  /** Where: `line 4`, `slots["01045"]`; null where it is the whole file. */
  readonly where: string | null;
  /** A sentence with what was read and, where there is one, the closest card. */
  readonly message: string;
}

/** What came of reading a deck. Whatever is not in the deck is named among the problems. */
export interface DeckReading {
  /** Null where nothing in the text is a deck. */
  readonly deck: DeckList | null;
  readonly problems: readonly DeckProblem[];
}

/** How a deck can be written: as a plain list, as JSON of this project, as a saved object of the tabletop simulator. */
export const DECK_FILES = ['text', 'json', 'tts'] as const;
export type DeckFile = (typeof DECK_FILES)[number];

/** Where and what, as a player is told. */
export function problemText({ where, message }: DeckProblem): string {
  return where === null ? message : `${where}: ${message}`;
}
