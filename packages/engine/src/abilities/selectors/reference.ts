import { type CardId, type DieId, NO_CARD, NO_DIE } from '../../state/ids.js';
import { type Call, DiePlace, Zone } from '../../state/state.js';
import { diceOf } from '../../state/zones.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { dieOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { type Bound, boundTo } from '../bound.js';
import type { CardSelector, CardsNode, CardSuits, DiceNode, DiceSelector } from '../language.js';
import { dieOfText, type Words } from '../../text/words.js';

/*
 * References: things that need no choice. "This character", "attached character", what an earlier part chose, what the
 * trigger was about.
 */

/** What `bind` chose: stands for it in the parts that follow. */
export interface CardRef extends CardsNode, Bound {
  /** What it is called later, and where nothing has named it. */
  readonly called: string;
}
export interface DieRef extends DiceNode, Bound {
  readonly called: string;
}

/** Whether there are any, and all are what the verb needs. */
function areAll(game: Game, call: Call, cards: readonly CardId[], suits: CardSuits | undefined): boolean {
  return cards.length > 0 && (suits === undefined || cards.every((card) => suits(game, call, card)));
}

const boundCards: CardSelector<CardRef> = {
  find(game, call, node) {
    const slot = boundTo(call, node);
    const found: CardId[] = [];
    for (let i = 0; i < slot.length; i += 2) {
      const id = slot[i] as CardId;
      // A card that left play and came back is another one.
      if (id !== NO_CARD && game.card(id).incarnation === slot[i + 1]) found.push(id);
    }
    return found;
  },
  // Where fewer were found than wanted, the rest stands there as no card.
  wanted: (call, node) => boundTo(call, node).length / 2,
  can: (game, call, node, suits) =>
    !boundTo(call, node).includes(NO_CARD) && areAll(game, call, boundCards.find(game, call, node), suits),
  text: (node, words) => words.names.get(node)?.say() ?? node.called,
};

const boundDice: DiceSelector<DieRef> = {
  find(_game, call, node) {
    const slot = boundTo(call, node);
    const found: DieId[] = [];
    for (let i = 0; i < slot.length; i += 2) if (slot[i] !== NO_DIE) found.push(slot[i] as DieId);
    return found;
  },
  wanted: (call, node) => boundTo(call, node).length / 2,
  can(game, call, node, suits) {
    const dice = boundDice.find(game, call, node, suits);
    return (
      dice.length > 0 &&
      dice.length === boundDice.wanted?.(call, node) &&
      dice.every((die) => suits === null || suits(game, call, die))
    );
  },
  text: (node, words) => words.names.get(node)?.say() ?? node.called,
};

/** A reference whose slot its verb sets. */
export const cardRef = (called = 'that card'): CardRef => ({ selector: boundCards, slot: -1, called });
export const dieRef = (called = 'that die'): DieRef => ({ selector: boundDice, slot: -1, called });

function reference(find: (game: Game, call: Call) => CardId, text: (words: Words) => string): CardsNode {
  const selector: CardSelector = {
    find(game, call) {
      const card = find(game, call);
      return card === NO_CARD ? [] : [card];
    },
    can: (game, call, node, suits) => areAll(game, call, selector.find(game, call, node), suits),
    text: (_node, words) => text(words),
  };
  return Object.freeze({ selector });
}

/** Whether the card that the ability began with is still the same: one that left play and came back is another. */
const isSame = (game: Game, call: Call): boolean =>
  call.self !== NO_CARD && game.card(call.self).incarnation === call.selfIncarnation;

/** This card, while it is the same that the ability began with. */
export const self: CardsNode = reference(
  (game, call) => (isSame(game, call) ? call.self : NO_CARD),
  (words) => `this ${words.self}`,
);

/** The character or support that this card is attached to; for a triggered ability, was attached to as it triggered. */
export const attached: CardsNode = reference(
  (game, call) => {
    if (call.self === NO_CARD) return NO_CARD;
    const card = game.card(call.self);
    if (card.zone === Zone.play && isSame(game, call)) return card.host;
    // It has left play since: what the event was about, or what it was attached to then.
    if (call.event === null) return NO_CARD;
    return call.event.card === call.self ? call.event.host : call.event.card;
  },
  (words) => `attached ${words.host}`,
);

/** The card that the triggering event is about. */
export const thatCard = (noun: string): CardsNode =>
  reference(
    (_game, call) => call.event?.card ?? NO_CARD,
    () => `that ${noun}`,
  );

/** The battlefield in use. */
export const theBattlefield: CardsNode = reference(
  (game) => game.state.battlefield,
  () => 'the battlefield',
);

const thisDieSelector: DiceSelector = {
  wanted: () => 1,
  find(game, call) {
    const die = ownDie(game, call);
    if (die === NO_DIE) return [];
    if (call.die === NO_DIE && call.event === null) call.die = chooseOwn(game, call, die);
    return [call.die === NO_DIE ? die : call.die];
  },
  can(game, call, _node, suits) {
    const die = ownDie(game, call);
    return die !== NO_DIE && (suits === null || suits(game, call, die));
  },
  text: () => 'this die',
};

/**
 * The die that resolves, if it is this card's own (a picked-up ability has none); else the die that the trigger is
 * about; else this card's die in a pool.
 */
function ownDie(game: Game, call: Call): DieId {
  if (call.die !== NO_DIE) return game.die(call.die).card === call.self || call.self === NO_CARD ? call.die : NO_DIE;
  if (call.event !== null && call.event.die !== NO_DIE) return call.event.die;
  const at = game.state.dice.findIndex((die) => die.card === call.self && die.place === DiePlace.pool);
  return at < 0 ? NO_DIE : (at as DieId);
}

/** Of a card that has two dice in the pool either may be meant: its player says which, once for the whole ability. */
function chooseOwn(game: Game, call: Call, first: DieId): DieId {
  const question = openQuestion(game.question, call.you, 'die');
  question.call = call;
  question.wanted = { text: () => 'one of its dice' };
  for (const die of diceOf(game, call.self))
    if (game.die(die).place === DiePlace.pool) question.options.push(option(Pick.die, die));
  return question.options.length === 0 ? first : dieOf(ask(game));
}

/** The die that is being resolved, or that the trigger is about. */
export const thisDie: DiceNode = Object.freeze({ selector: thisDieSelector });

interface DiceOfNode extends DiceNode {
  readonly cards: CardsNode;
}
const diceOfSelector: DiceSelector<DiceOfNode> = {
  find(game, call, node) {
    return node.cards.selector
      .find(game, call, node.cards)
      .flatMap((card) => diceOf(game, card).filter((die) => game.die(die).place === DiePlace.pool));
  },
  can(game, call, node, suits) {
    const dice = diceOfSelector.find(game, call, node, suits);
    return dice.length > 0 && dice.every((die) => suits === null || suits(game, call, die));
  },
  text: (node, words) => dieOfText(node.cards.selector.text(node.cards, words), words),
};
/** The card's dice in a pool. */
export const poolDiceOf = (cards: CardsNode): DiceOfNode => Object.freeze({ selector: diceOfSelector, cards });

interface BothNode extends DiceNode {
  readonly first: DiceNode;
  readonly second: DiceNode;
}
const bothSelector: DiceSelector<BothNode> = {
  find: (game, call, node, suits) => [
    ...node.first.selector.find(game, call, node.first, suits),
    ...node.second.selector.find(game, call, node.second, suits),
  ],
  wanted: (call, { first, second }) =>
    (first.selector.wanted?.(call, first) ?? 0) + (second.selector.wanted?.(call, second) ?? 0),
  can: (game, call, node, suits) =>
    node.first.selector.can(game, call, node.first, suits) && node.second.selector.can(game, call, node.second, suits),
  text: (node, words) =>
    `${node.first.selector.text(node.first, words)} and ${node.second.selector.text(node.second, words)}`,
};
/** Two groups of dice at one moment. */
export const both = (first: DiceNode, second: DiceNode): BothNode =>
  Object.freeze({ selector: bothSelector, first, second });
