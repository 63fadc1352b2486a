import type { Edition } from '@dejarik/engine';

/** A character of a team. Its dice are what it was bought with; a character without a die counts as one with one. */
export interface DeckCharacter {
  readonly code: string;
  readonly dice: number;
}

/**
 * A deck as a player brings it: team, battlefield, plot, cards. It may name cards that are not automated and break any
 * rule; `checkDeck` says which. Cards are named by code: set number, card number, and a letter for a side of a
 * double-sided card.
 */
export interface DeckList {
  readonly name: string;
  /** One entry a character. */
  readonly characters: readonly DeckCharacter[];
  /** One, as long as no card lets more be brought. [custom.battlefield] */
  readonly battlefields: readonly string[];
  readonly plots: readonly string[];
  /** Copies by code. */
  readonly deck: Readonly<Record<string, number>>;
  /** Cards brought to lie set aside, copies by code; null for what the cards of the deck can use. */
  readonly setAside: Readonly<Record<string, number>> | null;
  /** Dice brought to lie set aside, by the code of their card; null for what the cards of the deck can use. */
  readonly spareDice: readonly string[] | null;
  /** The code of the format that it was made for, where it says so. */
  readonly format: string | null;
  /** The edition that it was made for, where it says so. */
  readonly edition: Edition | null;
}

/** A deck without anything in it. */
export const EMPTY_DECK: DeckList = {
  name: '',
  characters: [],
  battlefields: [],
  plots: [],
  deck: {},
  setAside: null,
  spareDice: null,
  format: null,
  edition: null,
};

/** How many cards are in it, without team, battlefield and plot. [custom.deck.excluded] [custom.plot.not-in-deck] */
export function deckSize(deck: DeckList): number {
  return Object.values(deck.deck).reduce((sum, copies) => sum + copies, 0);
}

/** Every code that it names, once each: team, battlefields, plots, cards, what is set aside. */
export function codesOf(deck: DeckList): readonly string[] {
  return [
    ...new Set([
      ...deck.characters.map(({ code }) => code),
      ...deck.battlefields,
      ...deck.plots,
      ...Object.keys(deck.deck),
      ...Object.keys(deck.setAside ?? {}),
      ...(deck.spareDice ?? []),
    ]),
  ];
}
