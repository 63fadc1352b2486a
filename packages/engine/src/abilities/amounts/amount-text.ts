import type { Words } from '../../text/words.js';
import type { Amount } from '../language.js';

/** "2", or "the number of cards in your hand". */
export function amountText(amount: Amount, words: Words): string {
  return typeof amount === 'number' ? String(amount) : amount.amount.text(amount, words);
}
/** "equal to the ...". */
export const ofAmount = (amount: string): string => `equal to ${amount}`;

/** "2 shields", "shields equal to the number of ...". */
export function amountOfThings(amount: Amount, noun: string, nouns: string, words: Words): string {
  if (typeof amount === 'number') return `${amount} ${amount === 1 ? noun : nouns}`;
  const text = amountText(amount, words);
  return /^th(e|at) /.test(text) ? `${nouns} ${ofAmount(text)}` : `${text} ${nouns}`;
}
