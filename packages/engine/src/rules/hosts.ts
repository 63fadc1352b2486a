import { fitsCard } from '../abilities/filters/card-filter.js';
import type { Game } from '../game/game.js';
import { cardCall } from '../state/call.js';
import type { CardId, Seat } from '../state/ids.js';
import { CardType } from '../state/state.js';
import { opponentsOf } from '../state/zones.js';

/** Whether cards of the type are attached to others. */
export const isAttachment = (type: CardType): boolean => type === CardType.upgrade || type === CardType.downgrade;

/** Whose cards it goes on: upgrades on the own, downgrades on an opponent's. [actions.play.upgrade] [cards.downgrade.attach] */
export function hostSeats(game: Game, seat: Seat, card: CardId): Seat[] {
  return game.card(card).type === CardType.upgrade ? [seat] : opponentsOf(game, seat);
}

/**
 * Whether the attachment can lie on that card at all: on a character, or on what its Modify names. That is no play
 * restriction: what ignores restrictions does not ignore it.
 */
export function isHostFor(game: Game, seat: Seat, card: CardId, host: CardId): boolean {
  const { modifies } = game.definition(card);
  if (modifies === null) return game.card(host).type === CardType.character;
  return fitsCard(game, cardCall(game, card, seat), modifies, host);
}
