import { STARTERS } from '../../starters.js';
import { type DeckList, deckSize } from '../deck-list.js';
import { cardLabel } from '../printed.js';
import { listOf } from '../setup.js';
import type { DeckFault } from './judged.js';

/** Cards in the deck of a starter set. [custom.deck.starter-size] */
const STARTER_SIZE = 20;
const RULE = 'custom.deck.starter-size';

/**
 * A starter set is played as it comes: its team, its battlefield, its plot if it has one, its 20 cards. What differs is
 * told against the set that the deck is most like.
 */
export function starterFaults(list: DeckList): readonly DeckFault[] {
  const faults: DeckFault[] = [];
  const size = deckSize(list);
  if (size !== STARTER_SIZE) {
    const message = `The deck has ${size} ${size === 1 ? 'card' : 'cards'}; that of a starter set has ${STARTER_SIZE}.`;
    faults.push({ rule: RULE, message, codes: [] });
  }
  const compared = STARTERS.map((starter) => ({ starter, different: difference(list, listOf(starter)) }));
  const [nearest] = compared.sort((a, b) => a.different.length - b.different.length);
  for (const { piece, more } of nearest?.different ?? []) {
    const [code = '', dice] = piece.split(' ');
    const label = cardLabel(code) + (dice === undefined ? '' : dice === '1' ? ' with one die' : ` with ${dice} dice`);
    const set = `the starter set ${nearest?.starter.name}`;
    const message = more > 0 ? `${more}× ${label} is not in ${set}.` : `${-more}× ${label} of ${set} is missing.`;
    faults.push({ rule: RULE, message, codes: [code] });
  }
  return faults;
}

/** What one deck has more (or, below 0, fewer) of than another: cards by code, characters by code and dice. */
function difference(one: DeckList, other: DeckList): readonly { readonly piece: string; readonly more: number }[] {
  const [mine, theirs] = [piecesOf(one), piecesOf(other)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((piece) => {
    const more = (mine.get(piece) ?? 0) - (theirs.get(piece) ?? 0);
    return more === 0 ? [] : [{ piece, more }];
  });
}

function piecesOf({ characters, battlefields, plots, deck }: DeckList): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  const add = (piece: string, count = 1): unknown => pieces.set(piece, (pieces.get(piece) ?? 0) + count);
  for (const { code, dice } of characters) add(`${code} ${dice}`);
  for (const code of [...battlefields, ...plots]) add(code);
  for (const [code, copies] of Object.entries(deck)) add(code, copies);
  return pieces;
}
