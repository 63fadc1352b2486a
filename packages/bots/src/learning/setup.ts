import { proofDecks } from '@dejarik/cards';
import type { DeckSetup, GameSetup } from '@dejarik/engine';

/** Games with numbers in a row share dealt decks. */
const GROUP = 8;

/** Games of one group know the same decks: they are learned from together, or held out together. */
export const groupOf = (number: number): number => Math.floor(number / GROUP);

/** The decks of the group that was asked for last: games come in a row. */
let dealt: { readonly group: number; readonly decks: readonly DeckSetup[] } | null = null;

function decksOf(group: number): readonly DeckSetup[] {
  if (dealt?.group !== group) dealt = { group, decks: proofDecks(`learn ${group}`) };
  return dealt.decks;
}

/** The learning game of that number (from 0): two decks that chance dealt, never starter decks, in the present edition. */
export function learningSetup(number: number): GameSetup {
  const decks = decksOf(groupOf(number));
  const first = number % GROUP;
  const seats = [first, first + 1 + (number % 3)].map((at) => {
    const deck = decks[at % decks.length] as DeckSetup;
    return { name: deck.name, deck };
  });
  return { edition: 'current', seed: `net${number}`, seats };
}
