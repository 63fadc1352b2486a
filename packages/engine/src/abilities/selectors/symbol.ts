import type { SymbolSet } from '../../definitions/symbols.js';
import { shown } from '../../events/dice.js';
import type { Game } from '../../game/game.js';
import type { Call } from '../../state/state.js';
import { symbolsText, type Words } from '../../text/words.js';
import type { DiceNode } from '../language.js';

/** The symbol that an earlier part chose. */
export interface SymbolRef {
  slot: number;
}
export const symbolRef = (): SymbolRef => ({ slot: -1 });

/** The symbol that a die shows. */
export interface ShownSymbol {
  readonly die: DiceNode;
}
export const symbolShownBy = (die: DiceNode): ShownSymbol => Object.freeze({ die });

/** Symbols that a card names, the one that was chosen, or the one that a die shows. */
export type Symbols = SymbolSet | SymbolRef | ShownSymbol;

export function symbolsIn(game: Game, call: Call, set: Symbols): SymbolSet {
  if (typeof set === 'number') return set;
  if ('slot' in set) return 1 << (call.bound[set.slot]?.[0] ?? 0);
  return set.die.selector
    .find(game, call, set.die, null)
    .reduce((mask, die) => mask | (1 << shown(game, die).symbol), 0);
}
export function symbolsPhrase(set: Symbols, words: Words): string {
  if (typeof set === 'number') return symbolsText(set);
  return 'slot' in set ? 'that symbol' : `the same symbol as ${set.die.selector.text(set.die, words)}`;
}
