import { chooseSeveral } from '../abilities/choose.js';
import { openingResources, rollOffTotal } from '../abilities/modifiers/ask.js';
import { X } from '../definitions/symbols.js';
import { Happening, happening } from '../events/event.js';
import { occur, occurOne } from '../events/occur.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { cardOf, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { type CardId, NO_CARD, type Seat } from '../state/ids.js';
import { nextBelow, nextRoll } from '../state/random.js';
import { CardType, type GameEvent, Zone } from '../state/state.js';
import { charactersOf, assignShields } from './distribute.js';
import { seatsInGame } from './order.js';
import { diceOf } from '../state/zones.js';

const OPENING_HAND = 5;

function seatEvent(kind: Happening, seat: Seat, amount = 1): GameEvent {
  const event = happening(kind);
  event.seat = seat;
  event.by = seat;
  event.amount = amount;
  return event;
}

/** [setup.shuffle-draw] */
export function shuffleAndDraw(game: Game): void {
  for (const seat of seatsInGame(game)) {
    occurOne(game, seatEvent(Happening.shuffled, seat));
    occurOne(game, seatEvent(Happening.drawn, seat, OPENING_HAND));
  }
}

/** Choices are collected from everybody before any is carried out. [setup.mulligan] [setup.mulligan.simultaneous] */
export function mulligan(game: Game): void {
  const seats = seatsInGame(game);
  const returned = seats.map((seat) => {
    const { hand } = game.seat(seat);
    return chooseSeveral(
      game,
      {
        seat,
        kind: 'mulligan',
        min: 0,
        max: hand.length,
        hidden: true,
        secret: true,
        about(question) {
          question.rule = 'setup.mulligan';
        },
      },
      hand.map((card) => option(Pick.card, card)),
    ).map(cardOf);
  });
  returned.forEach((cards, at) => putBack(game, seats[at] as Seat, cards));
}

function putBack(game: Game, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const moves = cards.map((card) => {
    const event = seatEvent(Happening.cardMoved, seat);
    event.card = card;
    event.detail = Zone.deck;
    return event;
  });
  occur(game, moves);
  occurOne(game, seatEvent(Happening.shuffled, seat));
  occurOne(game, seatEvent(Happening.drawn, seat, cards.length));
}

/** [setup.resources] */
export function giveResources(game: Game): void {
  for (const seat of seatsInGame(game)) {
    const amount = openingResources(game, seat);
    if (amount > 0) occurOne(game, seatEvent(Happening.resourcesGained, seat, amount));
  }
}

/**
 * All starting character dice are rolled, the white numbers added; only who ties for the highest rolls again. Chance
 * decides between players who have no die to roll again. Returns the winner. [setup.rolloff] [setup.rolloff.tie]
 * [mp.rolloff.tie]
 */
export function rollOff(game: Game): Seat {
  let rolling = seatsInGame(game);
  while (rolling.length > 1) {
    const totals = rolling.map((seat) => rollTotal(game, seat));
    const best = Math.max(...totals);
    rolling = rolling.filter((_, at) => totals[at] === best);
    if (rolling.length > 1 && !rolling.some((seat) => hasDice(game, seat))) {
      game.state.exposed++;
      return rolling[nextBelow(game.state.random, game.block, rolling.length)] as Seat;
    }
  }
  return rolling[0] as Seat;
}

const hasDice = (game: Game, seat: Seat): boolean =>
  charactersOf(game, seat).some((character) => diceOf(game, character).length > 0);

/** A plus side counts with its number; blank and special with 0; then what cards add. [gap.rolloff.modifier] */
function rollTotal(game: Game, seat: Seat): number {
  let rolled = 0;
  for (const character of charactersOf(game, seat)) {
    for (const die of diceOf(game, character)) {
      const side = game.dieDefinition(die).sides?.[nextRoll(game.state.random, game.block)];
      if (side !== undefined && side.value !== X) rolled += side.value;
    }
  }
  game.state.exposed++;
  const total = rollOffTotal(game, seat, rolled);
  occurOne(game, seatEvent(Happening.rolledOff, seat, total));
  return total;
}

/** The winner picks which battlefield is used; its owner controls it. [setup.rolloff.winner-chooses] [setup.rolloff.controller] */
export function chooseBattlefield(game: Game, winner: Seat): void {
  const question = openQuestion(game.question, winner, 'battlefield');
  question.rule = 'setup.rolloff.winner-chooses';
  for (const seat of seatsInGame(game)) {
    const { battlefield } = game.seat(seat);
    if (battlefield !== NO_CARD) question.options.push(option(Pick.card, battlefield));
  }
  const card = cardOf(ask(game));
  const event = seatEvent(Happening.battlefieldChosen, game.card(card).owner);
  event.card = card;
  occurOne(game, event);
}

/**
 * Whose battlefield was not picked gives two shields to own characters, or one where more than two play.
 * [setup.rolloff.shields] [mp.rolloff.shields]
 */
export function giveSetupShields(game: Game): void {
  const picked = game.state.battlefield;
  if (picked === NO_CARD) return;
  const amount = game.state.seats.length === 2 ? 2 : 1;
  for (const seat of seatsInGame(game)) {
    if (seat === game.card(picked).owner) continue;
    const characters = charactersOf(game, seat);
    const given = assignShields(game, seat, characters, amount, 'setup.rolloff.shields', null);
    const batch = characters.flatMap((card, at) => {
      if (given[at] === 0) return [];
      const event = seatEvent(Happening.shielded, seat, given[at]);
      event.card = card;
      return [event];
    });
    if (batch.length > 0) occur(game, batch);
  }
}

/** Whether a card of that type starts the game in play. */
export const startsInPlay = (type: CardType): boolean => type === CardType.character || type === CardType.plot;
