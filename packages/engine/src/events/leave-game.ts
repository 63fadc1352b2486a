import type { Game } from '../game/game.js';
import { handOn, nextSeat } from '../rules/order.js';
import { type CardId, type DieId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import { type CardState, CardType, DiePlace, type DieState, Zone } from '../state/state.js';
import { homeOf, leavePool, moveCard } from '../state/zones.js';
import { valueOf } from './dice.js';
import { leavePlay } from './leave-play.js';

/**
 * Takes a player out of the game, with the cards and dice; nothing reacts to their leaving. What stays is under somebody
 * else's control, and the battlefield in use. What the player controlled of others goes back to them: characters set
 * aside, everything else to the discard pile. Nobody controls a battlefield that the player controlled; what the player
 * had set up for later, or waited to do, does not happen. [mp.elimination.cards] [mp.elimination.battlefield]
 */
export function leaveGame(game: Game, seat: Seat): void {
  const { state } = game;
  handOn(game, seat);
  game.seat(seat).eliminated = true;
  game.seat(seat).resources = 0;
  state.cards.forEach((card, id) => {
    if (card.owner === seat && goesAlong(game, id as CardId)) removeCard(game, id as CardId);
  });
  state.cards.forEach((card, id) => giveBack(game, id as CardId, card, seat));
  state.dice.forEach((die, id) => removeDie(game, id as DieId, die, seat));
  forget(game, seat);
  state.passes = 0;
  leaveBattlefield(game, seat);
  game.index = null;
}

function goesAlong(game: Game, id: CardId): boolean {
  const { zone, controller, owner } = game.card(id);
  return zone !== Zone.play || (id !== game.state.battlefield && controller === owner);
}

/** Whoever did not know a card learns nothing by its removal. */
function removeCard(game: Game, id: CardId): void {
  if (leavePlay(game, id, Zone.removed) === 1) return;
  moveCard(game, id, Zone.removed);
  game.card(id).host = NO_CARD;
}

/** Cards of others that the player controlled, or that lay on what is gone now, go back to their owners. */
function giveBack(game: Game, id: CardId, card: CardState, from: Seat): void {
  const gone = card.host !== NO_CARD && game.card(card.host).zone !== Zone.play;
  if (card.zone === Zone.play && id !== game.state.battlefield && (card.controller === from || gone)) {
    leavePlay(game, id, card.type === CardType.character ? Zone.setAside : Zone.discard);
  } else if (card.zone === Zone.stacked && game.card(card.host).zone === Zone.removed) {
    moveCard(game, id, Zone.discard);
    card.host = NO_CARD;
  }
}

/** Every die in the player's pool, and every own one whose card is not in play. */
function removeDie(game: Game, id: DieId, die: DieState, seat: Seat): void {
  const loose = die.card === NO_CARD || game.card(die.card).zone !== Zone.play;
  const own = die.owner === seat && loose;
  if (die.place === DiePlace.pool && (own || die.pool === seat)) {
    leavePool(game, id, valueOf(game, id), homeOf(game, die));
  }
  if (!own) return;
  die.place = DiePlace.setAside;
  die.heldBy = NO_CARD;
}

function forget(game: Game, seat: Seat): void {
  const { state } = game;
  state.queue = state.queue.filter(({ call }) => call.you !== seat);
  state.delayed = state.delayed.filter(({ entry }) => entry.call.you !== seat);
  state.lasting = state.lasting.filter(({ entry }) => entry.call.you !== seat);
  state.turnRules = state.turnRules.filter((rule) => rule.seat !== seat);
  state.extra = state.extra.filter((one) => one !== seat);
}

/** The player to the left settles what is simultaneous while nobody controls the battlefield. [mp.elimination.tiebreak] */
function leaveBattlefield(game: Game, seat: Seat): void {
  const { state } = game;
  if (state.controller === seat) {
    state.controller = NO_SEAT;
    state.tiebreaker = seat;
    if (state.battlefield !== NO_CARD) game.card(state.battlefield).controller = NO_SEAT;
  }
  if (state.tiebreaker === seat) state.tiebreaker = nextSeat(game, seat);
}
