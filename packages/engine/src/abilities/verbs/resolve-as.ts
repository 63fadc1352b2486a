import { Sym } from '../../definitions/symbols.js';
import { shown, valueOf } from '../../events/dice.js';
import { Result } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { isResolvable, PLAINLY, resolveDie } from '../../rules/resolve-die.js';
import type { DieId } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import type { Suits } from '../filters/die-filter.js';
import type { DiceNode, EffectNode, Verb } from '../language.js';

/**
 * Resolves a die as if it were showing another symbol. Its side keeps value, cost and plus; a special has the value 0.
 * [clarification.c-3po.cost-and-modifier] [clarification.c-3po.special] [contradiction.c-3po.value]
 */
interface ResolveAsNode extends EffectNode {
  readonly die: DiceNode;
}

const verb: Verb<ResolveAsNode> = {
  name: 'resolve as another symbol',
  run(game, call, node) {
    const [die] = node.die.selector.find(game, call, node.die, hasOther);
    if (die === undefined) return Result.none;
    const question = openQuestion(game.question, call.you, 'symbol');
    question.call = call;
    question.node = node;
    for (const symbol of othersOf(game, call, die)) question.options.push(option(Pick.symbol, symbol));
    return pose(game, die, firstOf(ask(game)) as Sym, () => resolveDie(game, call.you, die, [], PLAINLY));
  },
  can: (game, call, node) => node.die.selector.can(game, call, node.die, hasOther),
  text: (node, words) =>
    `resolve ${node.die.selector.text(node.die, words)} as if it were showing another symbol with the same value`,
};

const hasOther: Suits = (game, call, die) => othersOf(game, call, die).length > 0;

/** Symbols that the die does not show and that are of use: with a value, or the special ability that its card has. */
function othersOf(game: Game, call: Call, die: DieId): Sym[] {
  const found: Sym[] = [];
  for (let symbol: Sym = Sym.melee; symbol <= Sym.special; symbol++) {
    if (symbol === shown(game, die).symbol) continue;
    if (symbol === Sym.special ? game.dieDefinition(die).specials.length === 0 : valueOf(game, die) === 0) continue;
    if (pose(game, die, symbol as Sym, () => isResolvable(game, call.you, die, PLAINLY))) found.push(symbol as Sym);
  }
  return found;
}

/** What comes of it while the die counts as showing that symbol. */
function pose<T>(game: Game, die: DieId, symbol: Sym, act: () => T): T {
  const before = game.posing;
  const side = shown(game, die);
  game.posing = { die, side: { ...side, symbol, value: symbol === Sym.special ? 0 : side.value } };
  const result = act();
  game.posing = before;
  return result;
}

/** "Resolve one of your dice as if it were showing another symbol." */
export const resolveAsAnother = (die: DiceNode): ResolveAsNode => Object.freeze({ verb, die });
