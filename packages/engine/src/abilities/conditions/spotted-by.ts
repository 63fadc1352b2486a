import { callOfOther } from '../../state/call.js';
import { withArticle } from '../../text/words.js';
import { cardPhrase, cardsThatFit, type CardTraits } from '../filters/card-filter.js';
import type { Condition, ConditionNode, PlayerNode } from '../language.js';

interface SpottedNode extends ConditionNode {
  readonly player: PlayerNode;
  readonly filter: CardTraits;
}
const condition: Condition<SpottedNode> = {
  holds(game, call, { player, filter }) {
    const theirs = callOfOther(call, player.player.find(game, call, player));
    return cardsThatFit(game, theirs, filter, 'you').length > 0;
  },
  text: ({ player, filter }, words) =>
    `${player.player.text(player, words)} can spot ${withArticle(cardPhrase(filter, words))}`,
};
/** The player has such a card in play: for what somebody else is told to do. [terms.spot] */
export const spottedBy = (player: PlayerNode, filter: CardTraits): SpottedNode =>
  Object.freeze({ condition, player, filter });
