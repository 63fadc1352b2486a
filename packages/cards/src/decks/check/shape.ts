import { deckSize } from '../deck-list.js';
import { cardLabel, printed } from '../printed.js';
import type { DeckFault, Judged } from './judged.js';

/** Cards in a constructed deck. [custom.deck.size] */
const DECK_SIZE = 30;

/** The number of characters, cards and battlefields, and what belongs in the deck. */
export function shapeFaults(deck: Judged): readonly DeckFault[] {
  const { list } = deck;
  const faults: DeckFault[] = [];
  if (list.characters.length === 0) {
    faults.push({ rule: 'custom.team.at-least-one', message: 'The team has no character.', codes: [] });
  }
  if (list.battlefields.length === 0) {
    faults.push({ rule: 'custom.battlefield', message: 'No battlefield is brought.', codes: [] });
  }
  const size = deckSize(list);
  if (size !== DECK_SIZE) {
    const message = `The deck has ${size} ${size === 1 ? 'card' : 'cards'} instead of ${DECK_SIZE}.`;
    faults.push({ rule: 'custom.deck.size', message, codes: [] });
  }
  for (const code of Object.keys(list.deck)) {
    const type = printed(code)?.type;
    if (type !== 'character' && type !== 'battlefield' && type !== 'plot') continue;
    const rule = type === 'plot' ? 'custom.plot.not-in-deck' : 'custom.deck.excluded';
    faults.push({ rule, message: `${cardLabel(code)} is a ${type} and is not part of the deck.`, codes: [code] });
  }
  return faults;
}
