import { NO_SEAT } from '../../state/ids.js';
import type { CardSelector, CardsNode, PlayerNode } from '../language.js';

/** A player's hand, perhaps but for some cards of it, known or not. */
interface HandNode extends CardsNode {
  readonly player: PlayerNode;
  readonly but: CardsNode | null;
}
const selector: CardSelector<HandNode> = {
  find(game, call, { player, but }) {
    const seat = player.player.find(game, call, player);
    if (seat === NO_SEAT) return [];
    const kept = but === null ? [] : but.selector.find(game, call, but);
    return game.seat(seat).hand.filter((card) => !kept.includes(card));
  },
  // Whose hand it will be need not be known yet.
  can: (game) => game.state.seats.some(({ hand }) => hand.length > 0),
  text({ player, but }, words) {
    const whose = player.player.text(player, words);
    const hand = `${whose === 'you' ? 'your' : whose === 'they' ? 'their' : `${whose}'s`} hand`;
    return but === null ? hand : `all cards in ${hand} but ${but.selector.text(but, words)}`;
  },
};
/** "An opponent's hand". */
export const handOf = (player: PlayerNode): HandNode => Object.freeze({ selector, player, but: null });
/** "All cards in their hand but that card". */
export const restOfHand = (player: PlayerNode, but: CardsNode): HandNode => Object.freeze({ selector, player, but });
