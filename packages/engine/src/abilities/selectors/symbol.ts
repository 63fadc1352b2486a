import type { SymbolSet } from '../../definitions/symbols.js';
import type { Call } from '../../state/state.js';
import { symbolsText } from '../../text/words.js';

/** The symbol that an earlier part chose. */
export interface SymbolRef {
  slot: number;
}
export const symbolRef = (): SymbolRef => ({ slot: -1 });

/** Symbols that a card names, or the one that was chosen. */
export type Symbols = SymbolSet | SymbolRef;

export function symbolsIn(call: Call, set: Symbols): SymbolSet {
  return typeof set === 'number' ? set : 1 << (call.bound[set.slot]?.[0] ?? 0);
}
export const symbolsPhrase = (set: Symbols): string => (typeof set === 'number' ? symbolsText(set) : 'that symbol');
