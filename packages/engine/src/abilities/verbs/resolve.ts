import { isResolvable, PLAINLY, resolveDie, type Resolving } from '../../rules/resolve-die.js';
import { Result, together } from '../../events/event.js';
import type { CardId } from '../../state/ids.js';
import { your } from '../../text/words.js';
import type { Suits } from '../filters/die-filter.js';
import { type CardsNode, type DiceNode, doneTo, type EffectNode, type Verb } from '../language.js';

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

/** Resolves a damage die once, its cost paid once, against several cards: each takes all of it. [clarification.salvo] */
interface ResolveAgainstNode extends EffectNode {
  readonly die: DiceNode;
  readonly cards: CardsNode;
}
const resolvable: Suits = (game, call, die) => isResolvable(game, call.you, die, PLAINLY);
const againstVerb: Verb<ResolveAgainstNode> = {
  name: 'resolve against each',
  run(game, call, node) {
    const [die] = node.die.selector.find(game, call, node.die, resolvable);
    if (die === undefined) return Result.none;
    const against = (): CardId[] => node.cards.selector.find(game, call, node.cards);
    return resolveDie(game, call.you, die, [], { ...PLAINLY, against });
  },
  can: (game, call, node) => node.die.selector.can(game, call, node.die, resolvable),
  text: (node, words) =>
    `resolve ${node.die.selector.text(node.die, words)} against ${node.cards.selector.text(node.cards, words)}`,
};
export const resolveAgainst = (die: DiceNode, cards: CardsNode): ResolveAgainstNode =>
  Object.freeze({ verb: againstVerb, die, cards });
