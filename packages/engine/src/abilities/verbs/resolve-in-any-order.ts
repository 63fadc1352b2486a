import { Result, together } from '../../events/event.js';
import { DiePlace } from '../../state/state.js';
import { isResolvable, PLAINLY, resolveDie } from '../../rules/resolve-die.js';
import { chooseDie } from '../choose.js';
import type { Suits } from '../filters/die-filter.js';
import type { DiceNode, EffectNode, Verb } from '../language.js';

/**
 * Resolves two dice through a card, one after the other: which of them first is your choice, since the first may change
 * what the second shows or pay for it. [dice.through-card]
 */
interface ResolveInAnyOrderNode extends EffectNode {
  readonly first: DiceNode;
  readonly second: DiceNode;
}

const inPool: Suits = (game, _call, die) => game.die(die).place === DiePlace.pool;
const resolvable: Suits = (game, call, die) => isResolvable(game, call.you, die, PLAINLY);

const verb: Verb<ResolveInAnyOrderNode> = {
  name: 'resolve in any order',
  run(game, call, node) {
    const left = [node.first, node.second].flatMap((dice) => dice.selector.find(game, call, dice, inPool));
    let result: Result | null = null;
    for (;;) {
      const ready = left.filter((one) => resolvable(game, call, one));
      const die = chooseDie(game, call, ready, () => 'the next die to resolve');
      if (die === null) break;
      left.splice(left.indexOf(die), 1);
      result = together(result, resolveDie(game, call.you, die, [], PLAINLY));
    }
    return left.length > 0 && result !== null ? together(result, Result.none) : (result ?? Result.none);
  },
  can: (game, call, node) => [node.first, node.second].some((dice) => dice.selector.can(game, call, dice, resolvable)),
  text: ({ first, second }, words) =>
    `resolve ${first.selector.text(first, words)} and ${second.selector.text(second, words)}, in either order`,
};

export const resolveInAnyOrder = (first: DiceNode, second: DiceNode): ResolveInAnyOrderNode =>
  Object.freeze({ verb, first, second });
