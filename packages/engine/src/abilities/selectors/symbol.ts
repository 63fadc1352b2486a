import { SYMBOL_NAMES, type SymbolSet } from '../../definitions/symbols.js';
import { shown } from '../../events/dice.js';
import type { Game } from '../../game/game.js';
import type { Call } from '../../state/state.js';
import { symbolsText, type Words } from '../../text/words.js';
import { type Bound, boundTo } from '../bound.js';
import type { DiceNode } from '../language.js';

const EVERY_SYMBOL: SymbolSet = (1 << SYMBOL_NAMES.length) - 1;

/** The symbol that an earlier part chose. */
export type SymbolRef = Bound;
export const symbolRef = (): SymbolRef => ({ slot: -1 });

/** The symbol that a die shows. */
export interface ShownSymbol {
  readonly die: DiceNode;
}
export const symbolShownBy = (die: DiceNode): ShownSymbol => Object.freeze({ die });

/** Every symbol but the one that was chosen. */
export interface OtherSymbols {
  readonly other: SymbolRef;
}
export const otherThan = (symbol: SymbolRef): OtherSymbols => Object.freeze({ other: symbol });
/** Whether it is said by what a side does not show. */
export const isOther = (set: Symbols): boolean => typeof set === 'object' && 'other' in set;

/** Symbols that a card names, the one that was chosen, or the one that a die shows. */
export type Symbols = SymbolSet | SymbolRef | ShownSymbol | OtherSymbols;

export function symbolsIn(game: Game, call: Call, set: Symbols): SymbolSet {
  if (typeof set === 'number') return set;
  if ('slot' in set) return 1 << (boundTo(call, set)[0] ?? 0);
  if ('other' in set) return ~symbolsIn(game, call, set.other) & EVERY_SYMBOL;
  return set.die.selector
    .find(game, call, set.die, null)
    .reduce((mask, die) => mask | (1 << shown(game, die).symbol), 0);
}
export function symbolsPhrase(set: Symbols, words: Words): string {
  if (typeof set === 'number') return symbolsText(set);
  return 'slot' in set || 'other' in set
    ? 'that symbol'
    : `the same symbol as ${set.die.selector.text(set.die, words)}`;
}
