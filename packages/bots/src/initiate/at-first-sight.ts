import type { Game } from '@dejarik/engine';
import { CardType, type DieId, NO_SEAT, remainingHealth, type Seat } from '@dejarik/engine/reading';
import { lastCardsWorth } from '../worth/hand.js';
import { opponentsOf } from '../worth/opponents.js';
import { dieWorth, poolContext } from '../worth/pool.js';

/*
 * What a beginner sees on the table: damage, own dice, cards in play. Not: who is in danger, what the opponent's dice are
 * about to do, what a turn, a resource or a card on the hand is good for later.
 */

const CHARACTER = 2;
const SHIELD = 0.6;
const OWN_POOL = 0.8;
const THEIR_POOL = 0.25;
const IN_PLAY = 1;
const IN_PLAY_COST = 0.6;
const RESOURCE = 0.3;
const CARD = 0.15;
const WIN = 1000;

/** What an imagined game looks like to a beginner in that seat, in points of damage. Dice that were `rolled` on the way count with their mean. */
export function worthAtFirstSight(game: Game, seat: Seat, rolled: ReadonlySet<DieId>): number {
  const { winner, endedBy } = game.state;
  if (endedBy !== 0 || winner !== NO_SEAT) return winner === seat ? WIN : winner === NO_SEAT ? 0 : -WIN;
  if (game.seat(seat).eliminated) return -WIN;
  let worth = lie(game, seat) + pool(game, seat, rolled) * OWN_POOL + lastCardsWorth(game, seat);
  for (const other of opponentsOf(game, seat)) {
    worth -= lie(game, other) + pool(game, other, rolled) * THEIR_POOL;
  }
  return worth;
}

/** What a seat has on the table and on its hand, but for dice. */
function lie(game: Game, seat: Seat): number {
  const { play, resources, hand } = game.seat(seat);
  let worth = resources * RESOURCE + hand.length * CARD;
  for (const id of play) {
    const { type, shields } = game.card(id);
    const { cost } = game.definition(id);
    if (type === CardType.character) worth += CHARACTER + remainingHealth(game, id) + shields * SHIELD;
    // Who plays a downgrade likes it to be there.
    else worth += IN_PLAY + cost * IN_PLAY_COST;
  }
  return worth;
}

function pool(game: Game, seat: Seat, rolled: ReadonlySet<DieId>): number {
  const { pool: dice } = game.seat(seat);
  if (dice.length === 0) return 0;
  const context = poolContext(game, seat);
  return dice.reduce((sum, die) => sum + dieWorth(game, die, context, rolled), 0);
}
