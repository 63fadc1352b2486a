import type { Game } from '../game/game.js';
import { type CardId, NO_CARD } from '../state/ids.js';
import { DiePlace, type Zone, Zone as Zones } from '../state/state.js';
import { diceOf, homeOf, leavePool, moveCard, strip } from '../state/zones.js';
import { valueOf } from './dice.js';

/** Takes a card out of play, with its dice and without anything it had there. Returns whether it was in play: 1 or 0. */
export function leavePlay(game: Game, id: CardId, zone: Zone): number {
  const card = game.card(id);
  if (card.zone !== Zones.play) return 0;
  for (const die of diceOf(game, id)) {
    const state = game.die(die);
    if (state.place === DiePlace.pool) leavePool(game, die, valueOf(game, die), DiePlace.setAside);
    state.place = DiePlace.setAside;
    state.heldBy = NO_CARD;
  }
  releaseDice(game, id);
  moveCard(game, id, zone);
  strip(game, id);
  card.controller = card.owner;
  game.index = null;
  return 1;
}

/** Dice that were placed on a card which leaves play go home. */
function releaseDice(game: Game, holder: CardId): void {
  for (const die of game.state.dice) {
    if (die.heldBy !== holder) continue;
    die.heldBy = NO_CARD;
    die.place = homeOf(game, die);
  }
}
