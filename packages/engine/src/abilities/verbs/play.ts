import { isPlayable, NORMALLY, playCard, type Playing } from '../../rules/play.js';
import { Result } from '../../events/event.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';

/** Plays a card through a card, from wherever the selector finds it. */
export interface PlayNode extends EffectNode {
  readonly card: CardsNode;
  readonly how: Playing;
}

const verb: Verb<PlayNode> = {
  name: 'play card',
  run(game, call, node) {
    const [card] = node.card.selector.find(game, call, node.card, playable(node));
    if (card === undefined || !isPlayable(game, call.you, card, node.how)) return Result.none;
    return playCard(game, call.you, card, node.how);
  },
  can: (game, call, node) => node.card.selector.can(game, call, node.card, playable(node)),
  text(node, words) {
    const card = node.card.selector.text(node.card, words);
    if (node.how.free) return `play ${card} for free`;
    return node.how.less > 0 ? `play ${card}, decreasing its cost by ${node.how.less}` : `play ${card}`;
  },
};

/** What can be played at its cost: what `play` needs of a card that is chosen ahead. */
export const playableNow: CardSuits = (game, call, card) => isPlayable(game, call.you, card, NORMALLY);

const playable =
  (node: PlayNode): CardSuits =>
  (game, call, card) =>
    isPlayable(game, call.you, card, node.how);

export const play = (card: CardsNode): PlayNode => Object.freeze({ verb, card, how: { less: 0, free: false } });
/** [terms.free] */
export const playFree = (card: CardsNode): PlayNode => Object.freeze({ verb, card, how: { less: 0, free: true } });
export const playForLess = (less: number, card: CardsNode): PlayNode =>
  Object.freeze({ verb, card, how: { less, free: false } });
