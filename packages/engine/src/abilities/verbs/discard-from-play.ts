import { departures } from '../../events/leave.js';
import { Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { Zone } from '../../state/state.js';
import { type CardsNode, type CardSuits, doneTo, type EffectNode, type Verb } from '../language.js';
import { self } from '../selectors/reference.js';

interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}

const isInPlay: CardSuits = (game, _call, card) => game.card(card).zone === Zone.play;

const fromPlayVerb: Verb<CardsEffectNode> = {
  name: 'discard from play',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards).filter((card) => game.card(card).zone === Zone.play);
    if (cards.length === 0) return Result.none;
    return doneTo(node.cards, call, cards.length, occur(game, departures(game, cards, call.you, call.self)));
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
