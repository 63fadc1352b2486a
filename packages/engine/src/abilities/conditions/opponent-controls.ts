import { opponentsOf } from '../../state/zones.js';
import { withArticle } from '../../text/words.js';
import { cardPhrase, type CardTraits, fitsCard } from '../filters/card-filter.js';
import type { Condition, ConditionNode } from '../language.js';

interface NoOpponentNode extends ConditionNode {
  readonly filter: CardTraits;
}
const condition: Condition<NoOpponentNode> = {
  holds: (game, call, { filter }) =>
    !opponentsOf(game, call.you).some((seat) => game.seat(seat).play.some((id) => fitsCard(game, call, filter, id))),
  text: ({ filter }, words) => `no opponent controls ${withArticle(cardPhrase(filter, words))}`,
};
export const noOpponentControls = (filter: CardTraits): NoOpponentNode => Object.freeze({ condition, filter });
