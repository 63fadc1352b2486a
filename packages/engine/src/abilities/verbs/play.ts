import { isPlayable, NORMALLY, playCard, type Playing } from '../../rules/play.js';
import { Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import { NO_CARD } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import type { Words } from '../../text/words.js';
import { amountText } from '../amounts/amount-text.js';
import { type Amount, amountOf, type CardsNode, type CardSuits, type EffectNode, type Verb } from '../language.js';

/** How a card is played through another. */
interface PlayingThrough {
  /** Resources less to pay. */
  readonly less: Amount;
  /** No cost at all. [terms.free] */
  readonly free: boolean;
  /** What it must be attached to. */
  readonly onto?: CardsNode;
}

/** Plays a card through a card, from wherever the selector finds it. */
export interface PlayNode extends EffectNode {
  readonly card: CardsNode;
  readonly how: PlayingThrough;
}

const verb: Verb<PlayNode> = {
  name: 'play card',
  run(game, call, node) {
    const how = playing(game, call, node);
    const suits: CardSuits = (_game, _call, card) => isPlayable(game, call.you, card, how);
    const [card] = node.card.selector.find(game, call, node.card, suits);
    if (card === undefined || !isPlayable(game, call.you, card, how)) return Result.none;
    return playCard(game, call.you, card, how);
  },
  can(game, call, node) {
    const how = playing(game, call, node);
    return node.card.selector.can(game, call, node.card, (_game, _call, card) => isPlayable(game, call.you, card, how));
  },
  text({ card, how: { less, free, onto } }, words) {
    const on = onto === undefined ? '' : ` on ${onto.selector.text(onto, words)}`;
    const played = `play ${card.selector.text(card, words)}${on}`;
    if (free) return `${played} for free`;
    return less === 0 ? played : `${played}, decreasing its cost by ${lessText(less, words)}`;
  },
};

function playing(game: Game, call: Call, { how: { less, free, onto } }: PlayNode): Playing {
  const playing: Playing = { less: amountOf(game, call, less), free };
  if (onto === undefined) return playing;
  return { ...playing, onto: onto.selector.find(game, call, onto)[0] ?? NO_CARD };
}

/** "2", "1 for each of your characters". */
function lessText(less: Amount, words: Words): string {
  const each = typeof less === 'number' ? undefined : less.amount.each?.(less, words);
  return each === undefined ? amountText(less, words) : `1 for each ${each}`;
}

/** What can be played at its cost: what `play` needs of a card that is chosen ahead. */
export const playableNow: CardSuits = (game, call, card) => isPlayable(game, call.you, card, NORMALLY);

const playNode = (card: CardsNode, how: PlayingThrough): PlayNode => Object.freeze({ verb, card, how });

export const play = (card: CardsNode): PlayNode => playNode(card, { less: 0, free: false });
/** [terms.free] */
export const playFree = (card: CardsNode): PlayNode => playNode(card, { less: 0, free: true });
export const playForLess = (less: Amount, card: CardsNode): PlayNode => playNode(card, { less, free: false });
/** Played on that card, whatever else it could be attached to. */
export const playOnto = (onto: CardsNode, less: Amount, card: CardsNode): PlayNode =>
  playNode(card, { less, free: false, onto });
