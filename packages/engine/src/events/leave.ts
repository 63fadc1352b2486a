import type { Game } from '../game/game.js';
import type { CardId, Seat } from '../state/ids.js';
import { type GameEvent, Zone } from '../state/state.js';
import { attachmentsOf } from '../state/zones.js';
import { Happening, happening } from './event.js';

/** The event of a card leaving play for a zone. */
export function departure(card: CardId, zone: Zone, by: Seat, source: CardId): GameEvent {
  const event = happening(Happening.leftPlay);
  event.card = card;
  event.detail = zone;
  event.by = by;
  event.source = source;
  return event;
}

/** The event of a character being defeated, by damage or otherwise. */
export function defeatOf(game: Game, card: CardId, byDamage: boolean): GameEvent {
  const event = happening(Happening.defeated);
  event.card = card;
  event.seat = game.card(card).controller;
  event.flag = byDamage;
  return event;
}

/** Cards are discarded with everything that is attached to them, at one moment. */
export function departures(game: Game, cards: readonly CardId[], by: Seat, source: CardId): GameEvent[] {
  return cards
    .flatMap((card) => [card, ...attachmentsOf(game, card)])
    .map((card) => departure(card, Zone.discard, by, source));
}
