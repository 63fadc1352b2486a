import { isResolvable, PLAINLY, resolveDie, type Resolving } from '../../rules/resolve-die.js';
import { Result, together } from '../../events/event.js';
import { your } from '../../text/words.js';
import { type DiceNode, doneTo, type EffectNode, type Verb } from '../language.js';

/** Resolves dice through a card: the normal effect of the symbol, with what the card adds. [dice.through-card] */
export interface ResolveNode extends EffectNode {
  readonly dice: DiceNode;
  readonly how: Resolving;
}

const verb: Verb<ResolveNode> = {
  name: 'resolve dice',
  run(game, call, node) {
    const dice = node.dice.selector.find(game, call, node.dice, (_game, _call, die) =>
      isResolvable(game, call.you, die, node.how),
    );
    let result: Result | null = null;
    for (const die of dice) {
      if (!isResolvable(game, call.you, die, node.how)) continue;
      result = together(result, resolveDie(game, call.you, die, [], node.how));
    }
    return doneTo(node.dice, call, dice.length, result ?? Result.none);
  },
  can: (game, call, node) =>
    node.dice.selector.can(game, call, node.dice, (_game, _call, die) => isResolvable(game, call.you, die, node.how)),
  text(node, words) {
    const { how } = node;
    const parts = [`resolve ${node.dice.selector.text(node.dice, words)}`];
    if (how.unmodified) parts.push('as if it had no modifier');
    if (how.more > 0) parts.push(`increasing its value by ${how.more}`);
    if (how.free) parts.push('without paying its resource cost');
    if (how.keep) parts.push(`without removing it from ${your(words)} pool`);
    return parts.join(how.more > 0 ? ', ' : ' ');
  },
};

export const resolve = (dice: DiceNode, how: Partial<Resolving> = {}): ResolveNode =>
  Object.freeze({ verb, dice, how: { ...PLAINLY, ...how } });
