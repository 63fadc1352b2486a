import { EDITIONS, isEdition, type Edition } from '@dejarik/engine';
import type { DeckInfo } from '../session/host.ts';

/** What is chosen in New Game: an edition, or the one that the decks of the table make. */
export type EditionChoice = Edition | 'decks';

export const editionChoices: readonly EditionChoice[] = [
  'current',
  'decks',
  ...EDITIONS.filter((one) => one !== 'current'),
];

/** An edition in a few words, and where its words come from. */
export const editionWords: Readonly<Record<Edition, { readonly title: string; readonly from: string }>> = {
  awakenings: { title: 'Awakenings', from: 'Rey starter set' },
  rr15: { title: 'Rules Reference 1.5', from: 'the long rulebook' },
  legacies: { title: 'Legacies', from: 'Luke Skywalker starter set' },
  convergence: { title: 'Convergence', from: 'Obi-Wan Kenobi and General Grievous starter sets' },
  current: { title: 'Current', from: 'the newest word on everything' },
};

/** The title of an edition that a game or a deck names. */
export function editionTitle(name: string): string {
  return isEdition(name) ? editionWords[name].title : name;
}

/** The newest edition of some decks: two decks of different editions play the newer one. */
export function editionOfDecks(decks: readonly DeckInfo[]): Edition {
  return EDITIONS.findLast((edition) => decks.some((deck) => deck.edition === edition)) ?? 'current';
}
