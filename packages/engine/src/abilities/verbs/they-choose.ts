import { Result } from '../../events/event.js';
import { callOfOther } from '../../state/call.js';
import { NO_SEAT } from '../../state/ids.js';
import { addressing, capitalized, inClause, naming } from '../../text/words.js';
import type { CardsNode, EffectNode, PlayerNode, Verb } from '../language.js';
import { type CardRef, cardRef } from '../selectors/reference.js';
import { bind, speakingOf } from '../bound.js';

/** Another player chooses the cards that later parts refer to; who goes on is you. */
interface TheyChooseNode extends EffectNode {
  readonly player: PlayerNode;
  readonly cards: CardsNode;
  readonly reference: CardRef;
  readonly effect: EffectNode;
}

const verb: Verb<TheyChooseNode> = {
  name: 'they choose',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT) return Result.none;
    const cards = node.cards.selector.find(game, callOfOther(call, seat), node.cards);
    if (cards.length === 0) return Result.none;
    bind(
      call,
      node.reference,
      cards.flatMap((card) => [card, game.card(card).incarnation]),
    );
    return node.effect.verb.run(game, call, node.effect);
  },
  can: () => true,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    const cards = node.cards.selector.text(node.cards, addressing(inClause(words), 'they'));
    const rest = node.effect.verb.text(node.effect, naming(words, node.reference, 'that card', 'that card'));
    return `${player} must choose ${cards}. ${capitalized(rest)}`;
  },
};

/** "An opponent must choose a card from their hand. Look at all but that card." */
export function theyChoose(player: PlayerNode, cards: CardsNode, body: (card: CardRef) => EffectNode): TheyChooseNode {
  return Object.freeze({ verb, player, cards, ...speakingOf(cardRef(), body) });
}
