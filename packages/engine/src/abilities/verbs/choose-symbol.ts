import { Sym } from '../../definitions/symbols.js';
import { shown } from '../../events/dice.js';
import { Result } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { Call } from '../../state/state.js';
import { capitalized, withArticle } from '../../text/words.js';
import { diceThatFit, type DieFilter, dieNoun, dieWords } from '../filters/die-filter.js';
import type { EffectNode, Verb } from '../language.js';
import { type SymbolRef, symbolRef } from '../selectors/symbol.js';
import { bind, speakingOf } from '../bound.js';

/**
 * Chooses a symbol that some die shows, or any at all (null); later parts mean that symbol. Where no die shows one nothing
 * happens.
 */
export interface ChooseSymbolNode extends EffectNode {
  readonly shownBy: DieFilter | null;
  readonly reference: SymbolRef;
  readonly effect: EffectNode;
}

const verb: Verb<ChooseSymbolNode> = {
  name: 'choose symbol',
  run(game, call, node) {
    const found = symbolsShown(game, call, node.shownBy);
    if (found.length === 0) return Result.none;
    const question = openQuestion(game.question, call.you, 'symbol');
    question.call = call;
    question.node = node;
    for (const symbol of found) question.options.push(option(Pick.symbol, symbol));
    const picked = firstOf(ask(game));
    bind(call, node.reference, [picked, 0]);
    return node.effect.verb.run(game, call, node.effect);
  },
  can: (game, call, node) => symbolsShown(game, call, node.shownBy).length > 0,
  text(node, words) {
    if (node.shownBy === null) return `choose a symbol. ${capitalized(node.effect.verb.text(node.effect, words))}`;
    const { owner, suffix } = dieWords(node.shownBy, words);
    const noun = dieNoun(node.shownBy);
    const die = owner === null ? withArticle(noun) : `${owner} ${noun}`;
    const rest = node.effect.verb.text(node.effect, words);
    return `choose a symbol showing on ${die}${suffix}. Then ${rest}`;
  },
};

/** All that a side can show. */
const ANY: Sym[] = Object.values(Sym).filter((symbol) => symbol !== Sym.any);

/** Symbols that such dice show, each once. `*` is none. [terms.showing] */
function symbolsShown(game: Game, call: Call, filter: DieFilter | null): Sym[] {
  if (filter === null) return ANY;
  const found: Sym[] = [];
  for (const die of diceThatFit(game, call, filter, null)) {
    const { symbol } = shown(game, die);
    if (symbol !== Sym.any && !found.includes(symbol)) found.push(symbol);
  }
  return found;
}

export function chooseSymbol(shownBy: DieFilter | null, body: (symbol: SymbolRef) => EffectNode): ChooseSymbolNode {
  return Object.freeze({ verb, shownBy, ...speakingOf(symbolRef(), body) });
}
