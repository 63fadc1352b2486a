import type { Game } from '@dejarik/engine';
import { type CardId, CardType, costOf, mayAttach, type Seat } from '@dejarik/engine/reading';
import { opponentsOf } from './opponents.js';
import { WEIGHTS } from './weights.js';

/** Whether the seat will hardly ever play the card: its unique copy is in play, or nobody is there to bear it. */
export function isDead(game: Game, seat: Seat, id: CardId): boolean {
  const design = game.definition(id);
  const { type } = game.card(id);
  const { play } = game.seat(seat);
  if (design.unique && type !== CardType.event && play.some((one) => game.definition(one).title === design.title)) {
    return true;
  }
  if (type !== CardType.upgrade && type !== CardType.downgrade) return false;
  const bearers = type === CardType.upgrade ? play : opponentsOf(game, seat).flatMap((other) => game.seat(other).play);
  return !bearers.some((one) => game.card(one).type === CardType.character && mayAttach(game, seat, id, one));
}

/** What a card on a seat's own hand is worth: less the longer it must be saved for. */
export function cardWorth(game: Game, seat: Seat, id: CardId): number {
  if (isDead(game, seat, id)) return WEIGHTS.deadCard;
  const missing = Math.max(0, costOf(game, id) - game.seat(seat).resources - 2);
  const stays = game.card(id).type !== CardType.event;
  return WEIGHTS.card + (stays ? 0.12 : 0) - Math.min(0.2, missing * 0.05);
}

/** What a seat's own hand is worth. */
export function handWorth(game: Game, seat: Seat): number {
  let worth = 0;
  for (const id of game.seat(seat).hand) worth += cardWorth(game, seat, id);
  return worth;
}

/** Who has neither hand nor deck loses: the last cards are dear. */
export function lastCardsWorth(game: Game, seat: Seat): number {
  const { hand, deck } = game.seat(seat);
  const missing = WEIGHTS.fewCards - hand.length - deck.length;
  return missing > 0 ? -missing * WEIGHTS.lastCards : 0;
}
