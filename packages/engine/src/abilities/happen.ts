import { happening, type Happening, Result } from '../events/event.js';
import { occur } from '../events/occur.js';
import type { Game } from '../game/game.js';
import type { CardId, DieId } from '../state/ids.js';
import type { Call, GameEvent } from '../state/state.js';
import { type CardsNode, doneTo } from './language.js';

/** A new event of that kind that the call brings about. */
export function brings(call: Call, kind: Happening): GameEvent {
  const event = happening(kind);
  event.by = call.you;
  event.seat = call.you;
  event.source = call.self;
  event.sourceDie = call.die;
  return event;
}

/** The same about a card. */
export function bringsTo(call: Call, kind: Happening, card: CardId): GameEvent {
  const event = brings(call, kind);
  event.card = card;
  return event;
}

/** The same about a die in a pool. */
export function bringsToDie(game: Game, call: Call, kind: Happening, die: DieId): GameEvent {
  const event = brings(call, kind);
  event.die = die;
  event.seat = game.die(die).pool;
  return event;
}

/** Lets something happen to each of the cards that the selector found, at one moment. */
export function happensToEach(
  game: Game,
  call: Call,
  node: CardsNode,
  cards: readonly CardId[],
  event: (card: CardId) => GameEvent,
): Result {
  if (cards.length === 0) return Result.none;
  return doneTo(node, call, cards.length, occur(game, cards.map(event)));
}
