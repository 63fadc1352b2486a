import { likelyDeck, proofDecks } from '@dejarik/cards';
import type { DeckSetup, GameSetup } from '@dejarik/engine';

/** Games with numbers in a row share dealt decks. */
const GROUP = 8;

/** Games of one group know the same decks: they are learned from together, or held out together. */
export const groupOf = (number: number): number => Math.floor(number / GROUP);

/** The decks of the group that was asked for last: games come in a row. */
let dealt: { readonly group: number; readonly decks: readonly DeckSetup[] } | null = null;

function dealtDecks(group: number): readonly DeckSetup[] {
  if (dealt?.group !== group) dealt = { group, decks: proofDecks(`learn ${group}`) };
  return dealt.decks;
}

/** Every second group meets all cards in decks dealt at random, the others decks that somebody could have built. */
function decksOf(number: number): readonly DeckSetup[] {
  const group = groupOf(number);
  if (group % 2 === 1) return [0, 1].map((seat) => likelyDeck(`learn ${number} ${seat}`));
  const decks = dealtDecks(group);
  const first = number % GROUP;
  return [first, first + 1 + (number % 3)].map((at) => decks[at % decks.length] as DeckSetup);
}

/** The learning game of that number (from 0): two decks made by chance, never starter decks, in the present edition. */
export function learningSetup(number: number): GameSetup {
  const seats = decksOf(number).map((deck) => ({ name: deck.name, deck }));
  return { edition: 'current', seed: `net${number}`, seats };
}
