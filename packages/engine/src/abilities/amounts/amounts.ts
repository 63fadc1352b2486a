import { valueOf as valueOfDie } from '../../events/dice.js';
import { plural, type Words } from '../../text/words.js';
import { costOf as costOfCard } from '../modifiers/ask.js';
import { cardPhrase, cardPhrases, type CardTraits, fitsCard } from '../filters/card-filter.js';
import { diceThatFit, type DieFilter, dieNoun, dieWords } from '../filters/die-filter.js';
import {
  type Amount,
  type AmountKind,
  type AmountNode,
  amountOf,
  type CardsNode,
  type ConditionNode,
  type DiceNode,
  type PlayerNode,
} from '../language.js';
import { ofOneOpponent } from '../players/player.js';
import { amountText } from './amount-text.js';

interface DieNumber extends AmountNode {
  readonly die: DiceNode;
  /** Added to the value of each die. */
  readonly more: number;
}
const valueKind: AmountKind<DieNumber> = {
  of: (game, call, node) =>
    node.die.selector.find(game, call, node.die, null).reduce((sum, die) => sum + valueOfDie(game, die) + node.more, 0),
  text(node, words) {
    const dice = node.die.selector.text(node.die, words);
    const several = /\bdice\b/.test(dice);
    const value = `the ${several ? 'combined ' : ''}value of ${dice}`;
    return node.more === 0 ? value : `${value}, ${several ? 'each ' : ''}increased by ${node.more}`;
  },
};
/** The value that the die shows, or showed last; of several dice the combined value. [dice.value] [terms.combined-value] */
export const valueOf = (die: DiceNode, more = 0): DieNumber => Object.freeze({ amount: valueKind, die, more });

interface HalfAmount extends AmountNode {
  readonly whole: Amount;
}
const halfKind: AmountKind<HalfAmount> = {
  of: (game, call, node) => Math.ceil(amountOf(game, call, node.whole) / 2),
  text: (node, words) => `half ${amountText(node.whole, words)}, rounded up`,
};
export const half = (whole: Amount): HalfAmount => Object.freeze({ amount: halfKind, whole });

interface CardNumber extends AmountNode {
  readonly card: CardsNode;
}
const costKind: AmountKind<CardNumber> = {
  of: (game, call, node) =>
    node.card.selector.find(game, call, node.card).reduce((sum, card) => sum + costOfCard(game, card), 0),
  text: (node, words) => `the cost of ${node.card.selector.text(node.card, words)}`,
};
export const costOf = (card: CardsNode): CardNumber => Object.freeze({ amount: costKind, card });

interface CardCount extends CardNumber {
  readonly filter: CardTraits;
}
const countKind: AmountKind<CardCount> = {
  of: (game, call, node) =>
    node.card.selector.find(game, call, node.card).filter((card) => fitsCard(game, call, node.filter, card)).length,
  text: (node, words) =>
    `the number of ${cardPhrases(node.filter, words)} among ${node.card.selector.text(node.card, words)}`,
  each: (node, words) => `${cardPhrase(node.filter, words)} among ${node.card.selector.text(node.card, words)}`,
};
/** How many of the cards are such. */
export const countOf = (card: CardsNode, filter: CardTraits): CardCount =>
  Object.freeze({ amount: countKind, card, filter });

interface DiceCount extends AmountNode {
  readonly filter: DieFilter;
}
const diceKind: AmountKind<DiceCount> = {
  of(game, call, node) {
    const dice = diceThatFit(game, call, node.filter, null);
    if (node.filter.whose !== 'opponent') return dice.length;
    return ofOneOpponent(game, call, dice, (die) => game.die(die).pool).length;
  },
  text(node, words) {
    const { owner, suffix } = dieWords(node.filter, words);
    return `the number of ${owner === null ? '' : `${owner} `}${plural(dieNoun(node.filter))}${suffix}`;
  },
  each(node, words) {
    const { owner, suffix } = dieWords(node.filter, words);
    const noun = dieNoun(node.filter);
    return `${owner === null ? noun : `of ${owner} ${plural(noun)}`}${suffix}`;
  },
};
export const diceCount = (filter: DieFilter): DiceCount => Object.freeze({ amount: diceKind, filter });

interface HandCount extends AmountNode {
  readonly player: PlayerNode;
}
const handKind: AmountKind<HandCount> = {
  of: (game, call, node) => game.seat(node.player.player.find(game, call, node.player)).hand.length,
  text: (node, words) => `the number of cards in ${handOf(node, words)}`,
  each: (node, words) => `card in ${handOf(node, words)}`,
};
function handOf(node: HandCount, words: Words): string {
  const player = node.player.player.text(node.player, words);
  return `${player === 'you' ? 'your' : `${player}'s`} hand`;
}
export const handCount = (player: PlayerNode): HandCount => Object.freeze({ amount: handKind, player });

const thatDamageKind: AmountKind = {
  of: (_game, call) => (call.event === null ? 0 : call.event.amount - call.event.blocked),
  text: () => 'that damage',
};
/** The damage of the event that is interrupted, as far as nothing has blocked it. [damage.that-damage] */
export const thatDamage: AmountNode = Object.freeze({ amount: thatDamageKind });

const ownDiceKind: AmountKind = {
  of: (game, call) => game.seat(call.you).pool.filter((die) => game.die(die).definition === call.definition).length,
  text: () => 'the number of dice of this title in your pool',
  each: () => 'die of this title in your pool',
};
/** Dice of the same design in the pool, this one counted. [clarification.id9-seeker-droid.recount] */
export const copiesInPool: AmountNode = Object.freeze({ amount: ownDiceKind });

interface EitherAmount extends AmountNode {
  readonly condition: ConditionNode;
  readonly instead: Amount;
  readonly otherwise: Amount;
}
const eitherKind: AmountKind<EitherAmount> = {
  of: (game, call, node) =>
    amountOf(game, call, node.condition.condition.holds(game, call, node.condition) ? node.instead : node.otherwise),
  text: (node, words: Words) => `${amountText(node.otherwise, words)}, or ${insteadText(node, words)}`,
  either: (node, words) => ({ first: node.otherwise, rest: () => insteadText(node, words) }),
};
const insteadText = (node: EitherAmount, words: Words): string =>
  `${amountText(node.instead, words)} instead if ${node.condition.condition.text(node.condition, words)}`;
/** "1, or 2 instead if ...". */
export const insteadIf = (otherwise: Amount, instead: Amount, condition: ConditionNode): EitherAmount =>
  Object.freeze({ amount: eitherKind, condition, instead, otherwise });
