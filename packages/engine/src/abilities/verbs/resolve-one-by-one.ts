import type { Sym } from '../../definitions/symbols.js';
import { shown } from '../../events/dice.js';
import { Result, together } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { dieOf, DONE, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { DieId } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { chooseModifiers, mayJoin } from '../../rules/choose-modifiers.js';
import { isResolvable, PLAINLY, resolveDie, type Resolving } from '../../rules/resolve-die.js';
import { diceThatFit } from '../filters/die-filter.js';
import type { EffectNode, Verb } from '../language.js';
import type { ChosenDice } from '../selectors/dice.js';

/**
 * Resolves up to so many dice, each chosen when the one before is done. Plus dice may join a base die of their symbol
 * and count among them. [dice.through-card] [dice.through-card.no-modifiers]
 */
interface ResolveOneByOneNode extends EffectNode {
  readonly dice: ChosenDice;
  readonly more: number;
  /** Their resource costs are not paid. */
  readonly free: boolean;
  /** All show one symbol, that of the first. */
  readonly sameSymbol: boolean;
  /** Their damage cannot be blocked. */
  readonly unblockable: boolean;
}

const verb: Verb<ResolveOneByOneNode> = {
  name: 'resolve one by one',
  run(game, call, node) {
    const how: Resolving = { ...PLAINLY, more: node.more, free: node.free, unblockable: node.unblockable };
    const most = node.dice.choosing.upTo ?? 1;
    const taken: DieId[] = [];
    let symbol: Sym | null = null;
    let result: Result | null = null;
    const suits = (die: DieId): boolean => symbol === null || shown(game, die).symbol === symbol;
    while (taken.length < most) {
      const left = diceThatFit(game, call, node.dice.filter, null).filter((die) => !taken.includes(die) && suits(die));
      const base = chooseBase(game, call, node, left, how);
      if (base === null) break;
      const joining = left.filter((die) => mayJoin(game, call.you, die, base));
      const modifiers = chooseModifiers(game, call.you, base, joining, how, most - taken.length - 1);
      taken.push(base, ...modifiers);
      if (node.sameSymbol) ({ symbol } = shown(game, base));
      result = together(result, resolveDie(game, call.you, base, modifiers, how));
    }
    return result ?? Result.none;
  },
  can: () => true,
  text({ dice, more, free, sameSymbol, unblockable }, words) {
    const increasing = more > 0 ? `, increasing the value of each by ${more}` : '';
    const which = `${dice.selector.text(dice, words)}${sameSymbol ? ' showing the same symbol' : ''}`;
    const how = `${unblockable ? ' as unblockable' : ''}${free ? ' without paying their resource costs' : ''}`;
    return `resolve ${which} one after the other${increasing}${how}`;
  },
};

/** The next die, or null where none can be resolved or none is wanted any more. */
function chooseBase(
  game: Game,
  call: Call,
  node: ResolveOneByOneNode,
  left: readonly DieId[],
  how: Resolving,
): DieId | null {
  const question = openQuestion(game.question, call.you, 'die');
  question.call = call;
  question.wanted = { text: (words) => node.dice.selector.text(node.dice, words) };
  for (const die of left) if (isResolvable(game, call.you, die, how)) question.options.push(option(Pick.die, die));
  if (question.options.length === 0) return null;
  question.options.push(DONE);
  const picked = ask(game);
  return picked === DONE ? null : dieOf(picked);
}

const plainly = { more: 0, free: false, sameSymbol: false, unblockable: false };

/** "Resolve up to 3 of your dice, in any order." */
export const resolveOneByOne = (dice: ChosenDice, more = 0): ResolveOneByOneNode =>
  Object.freeze({ ...plainly, verb, dice, more });
/** The same with dice of one symbol, for free. */
export const resolveFreeSameSymbol = (dice: ChosenDice): ResolveOneByOneNode =>
  Object.freeze({ ...plainly, verb, dice, free: true, sameSymbol: true });
/** The same with damage that nothing blocks. */
export const resolveUnblockableOneByOne = (dice: ChosenDice): ResolveOneByOneNode =>
  Object.freeze({ ...plainly, verb, dice, unblockable: true });
