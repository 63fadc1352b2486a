import type { Listener } from '../abilities/in-force.js';
import { type EffectNode, isOffered } from '../abilities/language.js';
import type { MayNode } from '../abilities/verbs/may.js';
import type { Game } from '../game/game.js';
import { cardCall } from '../state/call.js';
import type { Seat } from '../state/ids.js';
import type { Call, GameEvent } from '../state/state.js';
import type { Result } from './event.js';

/** An ability that heard an event. */
export interface Heard {
  readonly listener: Listener;
  readonly event: GameEvent;
}

/** The call in which a triggered ability runs. */
export function callOf(game: Game, { listener, event }: Heard): Call {
  return cardCall(game, listener.card, listener.seat, listener.definition, event);
}

/** The effect of a triggered ability without the "may" around it, which the window itself asks. */
export function bareEffect(listener: Listener): EffectNode {
  const { optional, effect } = listener.ability;
  return optional ? (effect as MayNode).effect : effect;
}

/** Runs an ability that interrupts. */
export function runHeard(game: Game, heard: Heard): Result {
  const effect = bareEffect(heard.listener);
  game.depth++;
  const result = effect.verb.run(game, callOf(game, heard), effect);
  game.depth--;
  return result;
}

/** Whether it hears the event and, where it may be declined, could do something at all. */
export function isReady(game: Game, listener: Listener, event: GameEvent): boolean {
  const { trigger, optional } = listener.ability;
  if (game.seat(listener.seat).eliminated) return false;
  if (event.cancelled || !trigger.trigger.hears(game, listener.card, listener.seat, event, trigger)) return false;
  if (!optional) return true;
  const effect = bareEffect(listener);
  return isOffered(game, callOf(game, { listener, event }), effect);
}

export function sameListener(a: Listener, b: Listener): boolean {
  return a.card === b.card && a.lender === b.lender && a.definition === b.definition && a.number === b.number;
}

/** The seats that have one of these, without doubles. */
export function seatsOf(heard: readonly Heard[]): Seat[] {
  const seats: Seat[] = [];
  for (const { listener } of heard) if (!seats.includes(listener.seat)) seats.push(listener.seat);
  return seats;
}
