import { abilitiesInForce } from '../abilities/in-force.js';
import type { Game } from '../game/game.js';
import type { GameEvent } from '../state/state.js';
import { type Heard, isReady, runHeard } from './heard.js';
import { firstSeat, nextAbility } from './simultaneous.js';

/**
 * "Would" replacements come ahead of everything else, and at most one applies to an occurrence; what it replaces then
 * never happens. [replacement.would-be-faster] [replacement.several.only-first]
 */
export function replace(game: Game, batch: readonly GameEvent[]): void {
  for (const event of batch) replaceOne(game, event);
}

function replaceOne(game: Game, event: GameEvent): void {
  const listeners = abilitiesInForce(game).would[event.kind];
  if (listeners === undefined) return;
  let ready: Heard[] = [];
  for (const listener of listeners) if (isReady(game, listener, event)) ready.push({ listener, event });
  while (ready.length > 0) {
    const seat = firstSeat(game, ready);
    const own = ready.filter(({ listener }) => listener.seat === seat);
    const mayDecline = own.every(({ listener }) => listener.ability.optional);
    const picked = nextAbility(game, seat, own, mayDecline);
    if (picked !== null) {
      // An effect that only changes the event (`redirect`) takes this back.
      event.cancelled = true;
      runHeard(game, picked);
      return;
    }
    ready = ready.filter(({ listener }) => listener.seat !== seat);
  }
}
