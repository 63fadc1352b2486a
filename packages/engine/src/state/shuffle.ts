import type { Game } from '../game/game.js';
import type { Seat } from './ids.js';
import { nextBelow } from './random.js';

function shuffle<T>(game: Game, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextBelow(game.state.random, game.block, i + 1);
    const item = list[i] as T;
    list[i] = list[j] as T;
    list[j] = item;
  }
}

/**
 * Shuffles a deck: its designs are dealt anew among its ids, and the ids into a new order, so that an id that comes to
 * light tells nothing about any other card. What anybody knew of the cards is void.
 */
export function shuffleDeck(game: Game, seat: Seat): void {
  const { deck } = game.seat(seat);
  const ids = deck.slice().sort((a, b) => a - b);
  const designs = ids.map((id) => game.card(id).definition).sort((a, b) => a - b);
  shuffle(game, designs);
  ids.forEach((id, at) => {
    const card = game.card(id);
    card.definition = designs[at] as number;
    card.type = game.definition(id).type;
    card.known = 0;
  });
  shuffle(game, ids);
  deck.splice(0, deck.length, ...ids);
}
