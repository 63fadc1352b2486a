import { abilitiesInForce } from '../abilities/in-force.js';
import { guard } from '../game/ask.js';
import type { Game } from '../game/game.js';
import type { GameEvent } from '../state/state.js';
import { Happening } from './event.js';
import { bareEffect, callOf, type Heard, isReady, runHeard, sameListener } from './heard.js';
import { firstSeat, nextAbility } from './simultaneous.js';

/**
 * Before abilities interrupt at once. After each it is looked again who may react; "which next, or none" is one
 * question. [abilities.before] [queue.before-interrupts]
 */
export function interrupt(game: Game, batch: readonly GameEvent[]): void {
  const settled: Heard[] = [];
  for (;;) {
    const ready = readyFor(game, batch, settled);
    if (ready.length === 0) return;
    guard(game);
    const seat = firstSeat(game, ready);
    const own = ready.filter(({ listener }) => listener.seat === seat);
    const mayDecline = own.every(({ listener }) => listener.ability.optional) && !own.some((one) => isOwed(game, one));
    const picked = nextAbility(game, seat, own, mayDecline);
    if (picked === null) {
      settled.push(...own);
    } else {
      settled.push(picked);
      runHeard(game, picked);
    }
  }
}

function readyFor(game: Game, batch: readonly GameEvent[], settled: readonly Heard[]): Heard[] {
  const { before } = abilitiesInForce(game);
  const ready: Heard[] = [];
  for (const event of batch) {
    const listeners = before[event.kind];
    if (listeners === undefined) continue;
    for (const listener of listeners) {
      if (settled.some((one) => one.event === event && sameListener(one.listener, listener))) continue;
      if (isReady(game, listener, event)) ready.push({ listener, event });
    }
  }
  return ready;
}

/** Whether anything in force reacts before events of that kind. */
export const isAwaited = (game: Game, kind: Happening): boolean => abilitiesInForce(game).before[kind] !== undefined;

/**
 * The most by which before abilities of its player could lower the cost of a card that is (or would be) about to be
 * played.
 */
export function mostLowered(game: Game, played: GameEvent): number {
  const listeners = abilitiesInForce(game).before[Happening.played];
  if (listeners === undefined) return 0;
  let sum = 0;
  for (const listener of listeners) {
    if (listener.seat === played.seat && isReady(game, listener, played))
      sum += lowering(game, { listener, event: played });
  }
  return sum;
}

function lowering(game: Game, heard: Heard): number {
  const effect = bareEffect(heard.listener);
  return effect.verb.lowersCost?.(game, callOf(game, heard), effect) ?? 0;
}

/** A card was announced that cannot be paid for otherwise: a play that is possible only so is not taken back. */
function isOwed(game: Game, heard: Heard): boolean {
  const { event } = heard;
  return (
    event.kind === Happening.played &&
    heard.listener.seat === event.seat &&
    event.amount > game.seat(event.seat).resources &&
    lowering(game, heard) > 0
  );
}
