import type { Game } from '../game/game.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../state/ids.js';
import { type CardState, DiePlace, type DieState, type SeatState, Zone } from '../state/state.js';

/*
 * Where cards and dice are: each in exactly one place, and what the card or die says of itself agrees with the lists.
 */

/** Every card stands in the one list that its zone, owner and controller name; the battlefield in use in none. */
export function checkCards(game: Game, fault: (what: string) => void): void {
  const { cards, seats, battlefield } = game.state;
  const listed = new Uint8Array(cards.length);
  seats.forEach((seat, number) => {
    const lists = listsOf(seat);
    for (let zone = 0; zone < lists.length; zone++) {
      for (const id of lists[zone] as readonly CardId[]) {
        const card = cards[id];
        if (card === undefined) {
          fault(`seat ${number} lists the card ${id}, which does not exist`);
          continue;
        }
        listed[id] = (listed[id] as number) + 1;
        const whose = zone === Zone.play ? card.controller : card.owner;
        if (card.zone !== zone) fault(`${named(game, id)} is listed in zone ${zone} and says ${card.zone}`);
        if (whose !== number) fault(`${named(game, id)} is listed by seat ${number} and is of seat ${whose}`);
      }
    }
  });
  for (let id = 0; id < cards.length; id++) {
    const expected = isListed(cards[id] as CardState, id, battlefield) ? 1 : 0;
    if (listed[id] !== expected) fault(`${named(game, id as CardId)} stands in ${listed[id]} lists, not ${expected}`);
  }
  checkBattlefield(game, fault);
}

/** The lists of a seat by zone. */
const listsOf = (seat: SeatState): readonly (readonly CardId[])[] => [
  seat.deck,
  seat.hand,
  seat.discard,
  seat.setAside,
  seat.play,
];

function isListed(card: CardState, id: number, battlefield: CardId): boolean {
  return card.zone <= Zone.setAside || (card.zone === Zone.play && id !== battlefield);
}

/** [areas.battlefield.in-play] */
function checkBattlefield(game: Game, fault: (what: string) => void): void {
  const { battlefield, controller } = game.state;
  if (battlefield === NO_CARD) return;
  const card = game.card(battlefield);
  if (card.zone !== Zone.play) fault(`the battlefield in use is in zone ${card.zone}`);
  if (card.controller !== controller) {
    fault(`the battlefield says that seat ${card.controller} controls it, the game says seat ${controller}`);
  }
}

/** Every die is in one pool, on one card in play, or set aside, and the pools agree. */
export function checkDice(game: Game, fault: (what: string) => void): void {
  const { dice, seats } = game.state;
  const pooled = new Uint8Array(dice.length);
  seats.forEach(({ pool }, number) => {
    for (const id of pool) {
      const die = dice[id];
      if (die === undefined) {
        fault(`the pool of seat ${number} holds the die ${id}, which does not exist`);
        continue;
      }
      pooled[id] = (pooled[id] as number) + 1;
      if (die.pool !== (number as Seat)) fault(`die ${id} lies in the pool of seat ${number} and says ${die.pool}`);
    }
  });
  for (let id = 0; id < dice.length; id++) {
    const die = dice[id] as DieState;
    const expected = die.place === DiePlace.pool ? 1 : 0;
    if (pooled[id] !== expected) fault(`die ${id} lies in ${pooled[id]} pools, not ${expected}`);
    checkDie(game, id as DieId, die, fault);
  }
}

function checkDie(game: Game, id: DieId, die: DieState, fault: (what: string) => void): void {
  if (die.place !== DiePlace.setAside && (die.side < 0 || die.side > 5)) fault(`die ${id} shows side ${die.side}`);
  if (die.place === DiePlace.card) {
    const on = die.heldBy === NO_CARD ? die.card : die.heldBy;
    if (on === NO_CARD) fault(`die ${id} lies on no card`);
    else if (game.card(on).zone !== Zone.play) fault(`die ${id} lies on ${named(game, on)}, which is not in play`);
  } else if (die.heldBy !== NO_CARD) {
    fault(`die ${id} is held by ${named(game, die.heldBy)} and does not lie on it`);
  }
  if (die.card === NO_CARD) return;
  const card = game.card(die.card);
  if (card.zone !== Zone.play) return;
  const hasDie = game.definition(die.card).sides !== null;
  if (hasDie && die.place === DiePlace.setAside) fault(`die ${id} of ${named(game, die.card)} in play is set aside`);
  if (!hasDie && die.place !== DiePlace.setAside) fault(`die ${id} of ${named(game, die.card)} exists, without a die`);
  if (hasDie && die.definition !== card.definition) fault(`die ${id} is not of the design of ${named(game, die.card)}`);
}

/** "c12 Lightsaber". */
export function named(game: Game, id: CardId): string {
  return `c${id} ${game.definitions[game.card(id).definition]?.title ?? 'without a design'}`;
}
