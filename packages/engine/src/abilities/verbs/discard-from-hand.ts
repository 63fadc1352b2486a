import { happensToEach } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { handDiscard } from '../../rules/hand.js';

interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}

const fromHandVerb: Verb<CardsEffectNode> = {
  name: 'discard from hand',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards);
    return happensToEach(game, call, node.cards, cards, (card) => handDiscard(game, card, call.you, call.self));
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `discard ${node.cards.selector.text(node.cards, words)}`,
};
export const discardFromHand = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: fromHandVerb, cards });
