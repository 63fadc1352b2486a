import { plain } from '../plain.js';
import { printed } from '../printed.js';
import type { Judged } from './judged.js';

/** Copies of a card that a deck may hold. [custom.deck.two-copies] */
export const MOST_COPIES = 2;

/** All copies of one title in a deck, of whatever printings. */
export interface TitleCopies {
  readonly title: string;
  readonly codes: readonly string[];
  readonly copies: number;
}

/** A copy of a card is a card of its title: cards of the deck put together by that. [terms.copy] */
export function copiesByTitle({ list, catalogue }: Judged): readonly TitleCopies[] {
  const titles = new Map<string, { title: string; codes: string[]; copies: number }>();
  for (const [code, copies] of Object.entries(list.deck)) {
    const title = catalogue.find(code)?.title ?? printed(code)?.title ?? code;
    const key = plain(title);
    const row = titles.get(key) ?? { title, codes: [], copies: 0 };
    row.codes.push(code);
    row.copies += copies;
    titles.set(key, row);
  }
  return [...titles.values()];
}
