import { your } from '../../text/words.js';
import { departures } from '../../events/leave.js';
import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { type CardId, NO_SEAT } from '../../state/ids.js';
import { Zone } from '../../state/state.js';
import { measure } from '../amounts/amount-text.js';
import { brings } from '../happen.js';
import {
  type Amount,
  amountOf,
  type CardsNode,
  type CardSuits,
  type EffectNode,
  type PlayerNode,
  type Verb,
} from '../language.js';
import { discardAtRandom, handDiscard } from '../../rules/hand.js';
import { self } from '../selectors/reference.js';

interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}

const fromHandVerb: Verb<CardsEffectNode> = {
  name: 'discard from hand',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards);
    if (cards.length === 0) return Result.none;
    return occur(
      game,
      cards.map((card) => handDiscard(game, card, call.you, call.self)),
    );
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `discard ${node.cards.selector.text(node.cards, words)}`,
};
export const discardFromHand = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: fromHandVerb, cards });

const isInPlay: CardSuits = (game, _call, card) => game.card(card).zone === Zone.play;

const fromPlayVerb: Verb<CardsEffectNode> = {
  name: 'discard from play',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards).filter((card) => game.card(card).zone === Zone.play);
    return cards.length === 0 ? Result.none : occur(game, departures(game, cards, call.you, call.self));
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards, isInPlay),
  text(node, words) {
    const cards = node.cards.selector.text(node.cards, words);
    return `discard ${cards}${/^th(is|at) /.test(cards) ? ' from play' : ''}`;
  },
};
/** From play, with everything attached. */
export const discard = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: fromPlayVerb, cards });
/** "This upgrade" and the like is that very card. [abilities.self-reference] */
export const discardThis: CardsEffectNode = Object.freeze({ verb: fromPlayVerb, cards: self });

interface RandomDiscardNode extends EffectNode {
  readonly amount: Amount;
  readonly player: PlayerNode;
}
const randomVerb: Verb<RandomDiscardNode> = {
  name: 'discard at random',
  run(game, call, node) {
    const amount = amountOf(game, call, node.amount);
    const from = node.player.player.find(game, call, node.player);
    if (amount <= 0 || from === NO_SEAT) return Result.none;
    return discardAtRandom(game, call.you, from, amount, call.self);
  },
  can: () => true,
  text(node, words) {
    const { things, rest } = measure(node.amount, 'random card', 'random cards', words);
    const player = node.player.player.text(node.player, words);
    return `discard ${things} from ${player === 'you' ? 'your' : `${player}'s`} hand${rest()}`;
  },
};
export const discardRandomly = (amount: Amount, player: PlayerNode): RandomDiscardNode =>
  Object.freeze({ verb: randomVerb, amount, player });

interface MillNode extends EffectNode {
  readonly amount: Amount;
}
const millVerb: Verb<MillNode> = {
  name: 'discard from deck',
  run(game, call, node) {
    const amount = amountOf(game, call, node.amount);
    const { deck } = game.seat(call.you);
    const cards: CardId[] = deck.slice(Math.max(0, deck.length - amount)).reverse();
    if (cards.length === 0) return Result.none;
    const result = occur(
      game,
      cards.map((card) => {
        const event = brings(call, Happening.discardedFromDeck);
        event.card = card;
        return event;
      }),
    );
    return cards.length < amount && result === Result.full ? Result.part : result;
  },
  can: (game, call) => game.seat(call.you).deck.length > 0,
  text(node, words) {
    const { things, rest } = measure(node.amount, 'card', 'cards', words);
    return `discard ${things} from the top of ${your(words)} deck${rest()}`;
  },
};
/** As many cards as there are; fewer is only part of it. [clarification.force-illusion.all-or-nothing] */
export const mill = (amount: Amount): MillNode => Object.freeze({ verb: millVerb, amount });
