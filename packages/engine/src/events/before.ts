import { abilitiesInForce } from '../abilities/in-force.js';
import { guard } from '../game/ask.js';
import type { Game } from '../game/game.js';
import type { GameEvent } from '../state/state.js';
import { type Heard, isReady, runHeard, sameListener } from './heard.js';
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
    const mayDecline = own.every(({ listener }) => listener.ability.optional);
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
