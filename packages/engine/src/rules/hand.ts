import { Happening, happening, outOf, Result } from '../events/event.js';
import { occur } from '../events/occur.js';
import type { Game } from '../game/game.js';
import { nextBelow } from '../state/random.js';
import type { CardId, Seat } from '../state/ids.js';
import type { GameEvent } from '../state/state.js';

/** The event of a card being discarded from its owner's hand by a seat, perhaps to reroll dice. */
export function handDiscard(game: Game, card: CardId, by: Seat, source: CardId, toReroll = false): GameEvent {
  const event = happening(Happening.discardedFromHand);
  event.card = card;
  event.seat = game.card(card).owner;
  event.by = by;
  event.source = source;
  event.flag = toReroll;
  return event;
}

/** So many of the cards, or as many as there are, by chance. */
export function takeAtRandom(game: Game, cards: readonly CardId[], count: number): CardId[] {
  const left = cards.slice();
  const taken: CardId[] = [];
  while (left.length > 0 && taken.length < count) {
    taken.push(...left.splice(nextBelow(game.state.random, game.block, left.length), 1));
  }
  if (taken.length > 0) game.state.exposed++;
  return taken;
}

/** Discards cards at random from a hand, as many as there are. [dice.discard] [dice.discard.floor] */
export function discardAtRandom(game: Game, by: Seat, from: Seat, count: number, source: CardId): Result {
  const cards = takeAtRandom(game, game.seat(from).hand, count);
  if (cards.length === 0) return Result.none;
  const result = occur(
    game,
    cards.map((card) => handDiscard(game, card, by, source)),
  );
  return outOf(count, cards.length, result);
}
