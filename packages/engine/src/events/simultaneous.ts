import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { NONE, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { orderingSeat } from '../rules/order.js';
import type { Seat } from '../state/ids.js';
import { type Heard, seatsOf } from './heard.js';

/** Whose simultaneous abilities come first. */
export function firstSeat(game: Game, heard: readonly Heard[]): Seat {
  const seats = seatsOf(heard);
  if (seats.length === 1) return seats[0] as Seat;
  const question = openQuestion(game.question, orderingSeat(game), 'order');
  question.rule = 'queue.simultaneous.different-players';
  for (const seat of seats) question.options.push(option(Pick.seat, seat));
  const picked = ask(game);
  return seats.find((seat) => option(Pick.seat, seat) === picked) as Seat;
}

/** Lets a player pick the next of the own abilities, or none where all may be declined. Null for none. */
export function nextAbility(game: Game, seat: Seat, heard: readonly Heard[], mayDecline: boolean): Heard | null {
  const question = openQuestion(game.question, seat, mayDecline ? 'ability' : 'order');
  question.rule = 'queue.simultaneous.same-player';
  question.abilities = heard;
  const only = heard.length === 1 ? (heard[0] as Heard) : null;
  if (only !== null) {
    question.subject = only.listener.card;
    question.node = only.listener.ability.effect;
  }
  for (let i = 0; i < heard.length; i++) {
    const { listener } = heard[i] as Heard;
    question.options.push(option(Pick.ability, listener.card, abilityCode(heard, i)));
  }
  if (mayDecline) question.options.push(NONE);
  const options = question.options.slice();
  const picked = ask(game);
  return picked === NONE ? null : (heard[options.indexOf(picked)] as Heard);
}

/** The ability's number, told apart where the card has the same one twice (for two events, or borrowed). */
function abilityCode(heard: readonly Heard[], at: number): number {
  const { listener } = heard[at] as Heard;
  let same = 0;
  for (let i = 0; i < at; i++) {
    const other = (heard[i] as Heard).listener;
    if (other.card === listener.card && other.number === listener.number) same++;
  }
  return listener.number + 16 * same;
}
