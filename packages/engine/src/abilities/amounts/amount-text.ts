import type { Words } from '../../text/words.js';
import type { Amount } from '../language.js';

/** "2", or "the number of cards in your hand". */
export function amountText(amount: Amount, words: Words): string {
  return typeof amount === 'number' ? String(amount) : amount.amount.text(amount, words);
}

/** So many things, in two parts: what else the sentence says stands between them. */
export interface Measure {
  /** "2 shields", "1 shield", "shields". */
  readonly things: string;
  /** "", " for each card in your hand", " equal to the value of that die": said when everything before it is. */
  readonly rest: () => string;
}

/** An amount of things that have a singular and a plural (the same for "damage"). */
export function measure(amount: Amount, noun: string, nouns: string, words: Words): Measure {
  if (typeof amount === 'number') return { things: `${amount} ${amount === 1 ? noun : nouns}`, rest: () => '' };
  const kind = amount.amount;
  const either = kind.either?.(amount, words);
  if (either !== undefined) {
    const begun = measure(either.first, noun, nouns, words);
    return { things: begun.things, rest: () => `${begun.rest()}, or ${either.rest()}` };
  }
  if (kind.each !== undefined)
    return { things: `1 ${noun}`, rest: () => ` for each ${kind.each?.(amount, words) ?? ''}` };
  return { things: nouns, rest: () => ` equal to ${amountText(amount, words)}` };
}

/** "2 shields", "shields equal to the number of ...". */
export function amountOfThings(amount: Amount, noun: string, nouns: string, words: Words): string {
  const { things, rest } = measure(amount, noun, nouns, words);
  return things + rest();
}
