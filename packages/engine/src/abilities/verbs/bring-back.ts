import { entrance } from '../../rules/play.js';
import { NO_CARD } from '../../state/ids.js';
import { happensToEach } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';

/** Characters that were defeated come back into play, with their dice and without tokens. [damage.defeat.set-aside] */
interface BringBackNode extends EffectNode {
  readonly cards: CardsNode;
}

const verb: Verb<BringBackNode> = {
  name: 'bring back',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards);
    return happensToEach(game, call, node.cards, cards, (card) => entrance(game.card(card).owner, card, NO_CARD));
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `return ${node.cards.selector.text(node.cards, words)} to play without damage`,
};

export const bringBack = (cards: CardsNode): BringBackNode => Object.freeze({ verb, cards });
