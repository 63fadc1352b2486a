import { NO_SEAT } from '../../state/ids.js';
import type { CardSelector, CardsNode, PlayerNode } from '../language.js';

/** The top cards of a player's deck, the top one first. */
export interface DeckTopNode extends CardsNode {
  readonly player: PlayerNode;
  readonly count: number;
}

const selector: CardSelector<DeckTopNode> = {
  find(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    return seat === NO_SEAT ? [] : game.seat(seat).deck.slice(-node.count).reverse();
  },
  wanted: (_call, { count }) => count,
  // Every player's deck may be empty; that is known, but whose it will be is not.
  can: (game) => game.state.seats.some(({ deck }) => deck.length > 0),
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    const deck = player === 'you' ? 'your deck' : `${player}'s deck`;
    return node.count === 1 ? `the top card of ${deck}` : `the top ${node.count} cards of ${deck}`;
  },
};

export const topOfDeck = (player: PlayerNode, count = 1): DeckTopNode => Object.freeze({ selector, player, count });
