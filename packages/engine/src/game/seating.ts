import { chachaRandom, emptyBlock, nextBelow } from '../state/random.js';

/**
 * Who sits where: the place in the list of the players of whoever sits at each seat. More than two players are seated at
 * random, by the seed; of two the first sits at the first seat. A game takes the seats as its setup names them, so whoever
 * makes one of three or four players puts their names, decks and programs in this order first; the setup, and with it a
 * replay, then says how they sat. [mp.seating]
 */
export function seatingOrder(seed: string, players: number): number[] {
  const order = Array.from({ length: players }, (_, player) => player);
  if (players <= 2) return order;
  const random = chachaRandom(`seating ${seed}`);
  const block = emptyBlock();
  for (let i = order.length - 1; i > 0; i--) {
    const j = nextBelow(random, block, i + 1);
    const player = order[i] as number;
    order[i] = order[j] as number;
    order[j] = player;
  }
  return order;
}
