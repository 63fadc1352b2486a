import { Happening, happening, Result } from '../events/event.js';
import { occurOne } from '../events/occur.js';
import type { Game } from '../game/game.js';
import { type CardId, NO_CARD, type Seat } from '../state/ids.js';

/** Pays resources, all or nothing; returns whether they were paid. `source` is the card that is paid for. [cards.cost.pay] */
export function pay(game: Game, seat: Seat, cost: number, source: CardId = NO_CARD): boolean {
  if (cost === 0) return true;
  if (game.seat(seat).resources < cost) return false;
  const spent = happening(Happening.resourcesSpent);
  spent.seat = seat;
  spent.by = seat;
  spent.amount = cost;
  spent.source = source;
  return occurOne(game, spent) === Result.full;
}
