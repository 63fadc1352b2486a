import { valueOf } from '../../events/dice.js';
import { DiePlace } from '../../state/state.js';
import { plural, withArticle } from '../../text/words.js';
import { type CardFilter, cardPhrase, cardsThatFit, seatsFor } from '../filters/card-filter.js';
import { diceThatFit, type DieFilter, dieNoun, dieWords } from '../filters/die-filter.js';
import type { Condition, ConditionNode, DiceNode } from '../language.js';

/* Conditions on what a player has: cards, dice in the pool, what they show. */

interface HaveNode extends ConditionNode {
  readonly filter: Omit<CardFilter, 'whose'>;
}
const haveCondition: Condition<HaveNode> = {
  holds: (game, call, { filter }) => cardsThatFit(game, call, filter, 'you').length > 0,
  text: ({ filter }, words) => `you have ${withArticle(cardPhrase(filter, words))}`,
};
/** You have such a card there. */
export const youHave = (filter: Omit<CardFilter, 'whose'>): HaveNode =>
  Object.freeze({ condition: haveCondition, filter });

interface HaveDieNode extends ConditionNode {
  readonly filter: Omit<DieFilter, 'whose'>;
  readonly count: number;
}
const haveDieCondition: Condition<HaveDieNode> = {
  holds: (game, call, { filter, count }) => diceThatFit(game, call, filter, null, 'you').length >= count,
  text({ filter, count }, words) {
    const dice = count === 1 ? withArticle(dieNoun(filter)) : `${count} or more ${plural(dieNoun(filter))}`;
    return `you have ${dice}${dieWords(filter, words).suffix} in your pool`;
  },
};
/** You have such a die in your pool, or so many. */
export const youHaveDie = (filter: Omit<DieFilter, 'whose'>, count = 1): HaveDieNode =>
  Object.freeze({ condition: haveDieCondition, filter, count });

const moreDiceCondition: Condition = {
  holds: (game, call) =>
    seatsFor(game, call, 'opponent').some((other) => game.seat(call.you).pool.length > game.seat(other).pool.length),
  text: () => 'you have more dice in your pool than an opponent',
};
export const moreDice: ConditionNode = Object.freeze({ condition: moreDiceCondition });

interface ValueNode extends ConditionNode {
  readonly die: DiceNode;
  readonly atLeast: number;
}
const valueCondition: Condition<ValueNode> = {
  holds: (game, call, node) =>
    node.die.selector
      .find(game, call, node.die, null)
      .some((die) => game.die(die).place === DiePlace.pool && valueOf(game, die) >= node.atLeast),
  text: (node, words) => `${node.die.selector.text(node.die, words)} shows a value of ${node.atLeast} or more`,
};
/** The die shows so much. [dice.value] */
export const showsValue = (die: DiceNode, atLeast: number): ValueNode =>
  Object.freeze({ condition: valueCondition, die, atLeast });
