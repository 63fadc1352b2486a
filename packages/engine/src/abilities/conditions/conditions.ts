import { shown } from '../../events/dice.js';
import type { SymbolSet } from '../../definitions/symbols.js';
import { CardType, DiePlace } from '../../state/state.js';
import { attachmentsOf, opponentsOf } from '../../state/zones.js';
import type { Game } from '../../game/game.js';
import { type DieId, NO_CARD, type Seat } from '../../state/ids.js';
import { symbolsText, type Words, withArticle } from '../../text/words.js';
import {
  cardPhrase,
  cardPhrases,
  cardsThatFit,
  cardSuffix,
  type CardTraits,
  fitsCard,
  seatsFor,
} from '../filters/card-filter.js';
import type { CardsNode, Condition, ConditionNode, DiceNode } from '../language.js';

interface SpotNode extends ConditionNode {
  readonly filter: CardTraits;
  readonly count: number;
}
const spotCondition: Condition<SpotNode> = {
  holds: (game, call, node) => cardsThatFit(game, call, node.filter, 'you').length >= node.count,
  text: (node, words) => `you can ${spotCondition.imperative?.(node, words) ?? ''}`,
  imperative: ({ filter, count }, words) =>
    `spot ${count === 1 ? aCard(filter, words) : `${count} ${cardPhrases(filter, words)}`}`,
};
/** You have such cards in play; the opponent's do not count. [terms.spot] [terms.spot.own-only] */
export const spot = (filter: CardTraits, count = 1): SpotNode =>
  Object.freeze({ condition: spotCondition, filter, count });

const readyCharacters = (game: Game, seat: Seat): number =>
  game.seat(seat).play.filter((id) => game.card(id).type === CardType.character && !game.card(id).exhausted).length;

const moreReadyCondition: Condition = {
  holds: (game, call) =>
    seatsFor(game, call, 'opponent').some((other) => readyCharacters(game, call.you) > readyCharacters(game, other)),
  text: () => 'you have more ready characters than an opponent',
};
export const moreReadyCharacters: ConditionNode = Object.freeze({ condition: moreReadyCondition });

const firstRoundCondition: Condition = {
  holds: (game) => game.state.round === 1,
  text: () => 'it is the first round',
};
export const firstRound: ConditionNode = Object.freeze({ condition: firstRoundCondition });

interface ShowsNode extends ConditionNode {
  readonly die: DiceNode;
  readonly set: SymbolSet;
}
const showsCondition: Condition<ShowsNode> = {
  holds: (game, call, node) =>
    node.die.selector
      .find(game, call, node.die, null)
      .some((die) => game.die(die).place === DiePlace.pool && ((node.set >> shown(game, die).symbol) & 1) === 1),
  text: (node, words) => `${node.die.selector.text(node.die, words)} shows ${symbolsText(node.set)}`,
};
/** The die, just rolled, shows one of the symbols. */
export const shows = (die: DiceNode, set: SymbolSet): ShowsNode =>
  Object.freeze({ condition: showsCondition, die, set });

/** "a blue character"; a title stands alone. */
const aCard = (filter: CardTraits, words: Words): string =>
  filter.title === undefined ? withArticle(cardPhrase(filter, words)) : cardPhrase(filter, words);

interface IsNode extends ConditionNode {
  readonly card: CardsNode;
  readonly filter: CardTraits;
}
const isCondition: Condition<IsNode> = {
  holds: (game, call, node) =>
    node.card.selector.find(game, call, node.card).some((card) => fitsCard(game, call, node.filter, card)),
  text: (node, words) => `${node.card.selector.text(node.card, words)} is ${aCard(node.filter, words)}`,
};
export const isA = (card: CardsNode, filter: CardTraits): IsNode =>
  Object.freeze({ condition: isCondition, card, filter });

/** What a card bears: said by "with ..." behind the noun. */
type Borne = Pick<CardTraits, 'shielded' | 'damageAtLeast' | 'keyword' | 'modded' | 'bearsSpecial' | 'hasDie'>;
interface HasNode extends IsNode {
  readonly filter: Borne;
}
/** The same said of what it bears: "that character has 6 or more damage". */
const hasCondition: Condition<HasNode> = {
  holds: (game, call, node) => isCondition.holds(game, call, node),
  text: (node, words) =>
    `${node.card.selector.text(node.card, words)} has${cardSuffix(node.filter, words).replace(/^ with/, '')}`,
};
export const has = (card: CardsNode, filter: Borne): HasNode =>
  Object.freeze({ condition: hasCondition, card, filter });

const removedDice = (game: Game, you: Seat): DieId[] => {
  const turns = opponentsOf(game, you)
    .map((other) => game.seat(other).lastTurn)
    .filter((turn) => turn >= 0);
  if (turns.length === 0) return [];
  return game.state.dice.flatMap((die, id) =>
    turns.includes(die.removedOn) && die.pool === you && die.place === DiePlace.card && die.heldBy === NO_CARD
      ? [id as DieId]
      : [],
  );
};
const diceWereRemovedCondition: Condition = {
  holds: (game, call) => removedDice(game, call.you).length > 0,
  text: () => "one or more of your dice were removed during an opponent's last turn this round",
};
/** Dice that lie on their cards since an opponent's last turn; one that was taken away is under nobody's hand but its holder's. */
export const ownDiceWereRemoved: ConditionNode = Object.freeze({ condition: diceWereRemovedCondition });
/** Those dice. */
export { removedDice };

const bareCondition: Condition = {
  holds: (game, call) => !attachmentsOf(game, call.self).some((id) => game.card(id).type === CardType.upgrade),
  text: (_node, words) => `this ${words.self} has no upgrade`,
};
export const hasNoUpgrade: ConditionNode = Object.freeze({ condition: bareCondition });

const controlCondition: Condition = {
  holds: (game, call) => game.state.controller === call.you,
  text: () => 'you control the battlefield',
};
export const youControlBattlefield: ConditionNode = Object.freeze({ condition: controlCondition });
