import type { CardSelector, CardsNode, PlayerNode } from '../language.js';

/** A player's hand but for some cards of it, known or not. */
interface RestOfHandNode extends CardsNode {
  readonly player: PlayerNode;
  readonly but: CardsNode;
}
const selector: CardSelector<RestOfHandNode> = {
  find(game, call, node) {
    const kept = node.but.selector.find(game, call, node.but);
    return game.seat(node.player.player.find(game, call, node.player)).hand.filter((card) => !kept.includes(card));
  },
  can: (game, call, node) => selector.find(game, call, node).length > 0,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    const but = node.but.selector.text(node.but, words);
    return `all cards in ${player === 'they' ? 'their' : `${player}'s`} hand but ${but}`;
  },
};
/** "All cards in their hand but that card". */
export const restOfHand = (player: PlayerNode, but: CardsNode): RestOfHandNode =>
  Object.freeze({ selector, player, but });
