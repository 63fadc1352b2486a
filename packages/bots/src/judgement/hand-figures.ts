import type { Game } from '@dejarik/engine';
import { type CardId, CardType, type Seat } from '@dejarik/engine/reading';
import { effectsOf } from '../worth/effects.js';
import { Figure, Place, PLACES } from './figures.js';
import { add } from './numbers.js';
import type { SeatReading } from './situation-reader.js';

/** Adds what a hand holds and what of it could be paid for. */
export function addHand(game: Game, seat: Seat, { figures, cards }: SeatReading): void {
  const { hand, resources } = game.seat(seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const design = game.definition(id);
    cards.push(game.card(id).definition * PLACES + Place.hand);
    if (design.cost > resources) continue;
    add(figures, Figure.playable, 1);
    switch (game.card(id).type) {
      case CardType.upgrade:
        add(figures, Figure.playableUpgrades, 1);
        break;
      case CardType.support:
        add(figures, Figure.playableSupports, 1);
        break;
      case CardType.event:
        add(figures, Figure.playableEvents, 1);
        if (effectsOf(design).removes) add(figures, Figure.playableRemoval, 1);
        break;
      default:
    }
  }
}
