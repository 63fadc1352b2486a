import { Result } from '../../events/event.js';
import { isResolvable, PLAINLY, resolveDie } from '../../rules/resolve-die.js';
import type { Suits } from '../filters/die-filter.js';
import type { CardsNode, DiceNode, EffectNode, Verb } from '../language.js';

/** Resolves a damage die once, its cost paid once, against several cards: each takes all of it. [clarification.salvo] */
interface ResolveAgainstNode extends EffectNode {
  readonly die: DiceNode;
  readonly cards: CardsNode;
}

const resolvable: Suits = (game, call, die) => isResolvable(game, call.you, die, PLAINLY);

const verb: Verb<ResolveAgainstNode> = {
  name: 'resolve against each',
  run(game, call, node) {
    const [die] = node.die.selector.find(game, call, node.die, resolvable);
    if (die === undefined) return Result.none;
    const against = () => node.cards.selector.find(game, call, node.cards);
    return resolveDie(game, call.you, die, [], { ...PLAINLY, against });
  },
  can: (game, call, node) => node.die.selector.can(game, call, node.die, resolvable),
  text: (node, words) =>
    `resolve ${node.die.selector.text(node.die, words)} against ${node.cards.selector.text(node.cards, words)}`,
};

export const resolveAgainst = (die: DiceNode, cards: CardsNode): ResolveAgainstNode =>
  Object.freeze({ verb, die, cards });
