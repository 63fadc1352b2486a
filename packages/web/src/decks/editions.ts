import { EDITION_NAMES, EDITIONS, isEdition, type Edition } from '@dejarik/engine';
import type { DeckInfo } from '../session/host.ts';

/** What is chosen in New Game: an edition, or the one that the decks of the table make. */
export type EditionChoice = Edition | 'decks';

export const editionChoices: readonly EditionChoice[] = [
  'current',
  'decks',
  ...EDITIONS.filter((one) => one !== 'current'),
];

/** The title of an edition that a game or a deck names. */
export function editionTitle(name: string): string {
  return isEdition(name) ? EDITION_NAMES[name].title : name;
}

/** The newest edition of some decks: two decks of different editions play the newer one. */
export function editionOfDecks(decks: readonly DeckInfo[]): Edition {
  return EDITIONS.findLast((edition) => decks.some((deck) => deck.edition === edition)) ?? 'current';
}
