import type { Game } from '../game/game.js';
import { type CardId, type DieId, NO_CARD, type Seat } from './ids.js';
import { forgetUses } from './uses.js';
import { type CardState, DiePlace, type DieState, type GameState, Zone } from './state.js';

/*
 * Where cards and dice are. Only `events/apply.ts` and setup call the functions that move something.
 */

/** Everybody. */
export const ALL_SEATS = 0xff;

/**
 * Whether everybody may see which card it is. What left the game with its player stays what it was: cards of hand and
 * deck hidden.
 */
export function liesOpen({ zone, known }: CardState): boolean {
  if (zone === Zone.removed) return known === ALL_SEATS;
  return zone !== Zone.deck && zone !== Zone.hand && zone !== Zone.stacked;
}

/** The list that holds a card in that zone, or null for limbo, stacked and removed. */
function listOf(state: GameState, card: CardState): CardId[] | null {
  const seat = state.seats[card.zone === Zone.play ? card.controller : card.owner];
  if (seat === undefined) return null;
  switch (card.zone) {
    case Zone.deck:
      return seat.deck;
    case Zone.hand:
      return seat.hand;
    case Zone.discard:
      return seat.discard;
    case Zone.setAside:
      return seat.setAside;
    case Zone.play:
      return seat.play;
    default:
      return null;
  }
}

function takeFrom<T>(list: T[], item: T): void {
  const at = list.lastIndexOf(item);
  if (at === list.length - 1) list.pop();
  else if (at >= 0) list.splice(at, 1);
}

/**
 * Puts a card into a zone: of its owner, or into play under its controller. `bottom` is for the deck. Who may know it
 * follows: everybody outside hand and deck, its owner in the hand.
 */
export function moveCard(game: Game, id: CardId, zone: Zone, bottom = false): void {
  const state = game.state;
  const card = state.cards[id] as CardState;
  const from = listOf(state, card);
  if (from !== null) takeFrom(from, id);
  card.zone = zone === Zone.play || zone === Zone.limbo ? zone : placeFor(state, card.owner, zone);
  const to = listOf(state, card);
  if (to !== null) {
    if (bottom) to.unshift(id);
    else to.push(id);
  }
  if (zone === Zone.hand) card.known |= 1 << card.owner;
  else if (zone !== Zone.deck && zone !== Zone.stacked && zone !== Zone.removed) card.known = ALL_SEATS;
}

/** Nothing goes back to a player who is out: it leaves the game too. [mp.elimination.cards] */
const placeFor = (state: GameState, owner: Seat, zone: Zone): Zone =>
  state.seats[owner]?.eliminated === true ? Zone.removed : zone;

/** Strips a card that leaves play of everything it had there. [areas.leave-play] */
export function strip(game: Game, id: CardId): void {
  const card = game.card(id);
  card.exhausted = false;
  card.damage = 0;
  card.shields = 0;
  card.resources = 0;
  card.used = 0;
  card.spared = false;
  card.host = NO_CARD;
  card.incarnation++;
  card.type = game.definition(id).type;
  forgetUses(game, id);
}

/** Takes a die out of the pool it is in, keeping what it showed last. */
export function leavePool(game: Game, id: DieId, lastValue: number, to: DiePlace): void {
  const die = game.die(id);
  takeFrom(game.seat(die.pool).pool, id);
  die.lastValue = lastValue;
  die.place = to;
}

/** Where a die goes that leaves a pool: to the card that it belongs to, or aside when that is not in play. */
export function homeOf(game: Game, die: DieState): DiePlace {
  return die.card !== NO_CARD && game.card(die.card).zone === Zone.play ? DiePlace.card : DiePlace.setAside;
}

/** Dice that belong to the card, in order of their ids. */
export function diceOf(game: Game, card: CardId): DieId[] {
  const dice = game.state.dice;
  const found: DieId[] = [];
  for (let id = 0; id < dice.length; id++) if ((dice[id] as DieState).card === card) found.push(id as DieId);
  return found;
}

/** Cards attached to the card, in the order they came, of whatever controller. */
export function attachmentsOf(game: Game, host: CardId): CardId[] {
  const { cards, seats } = game.state;
  const found: CardId[] = [];
  for (const { play } of seats) {
    for (const id of play) if ((cards[id] as CardState).host === host) found.push(id);
  }
  return found;
}

/** Every seat but this one that is still in the game, clockwise from it. */
export function opponentsOf(game: Game, seat: Seat): Seat[] {
  const count = game.state.seats.length;
  const found: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = ((seat + step) % count) as Seat;
    if (!game.seat(other).eliminated) found.push(other);
  }
  return found;
}
