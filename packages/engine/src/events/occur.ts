import { abilitiesInForce } from '../abilities/in-force.js';
import { removalForbidden } from '../abilities/modifiers/ask.js';
import { guard } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { NO_CARD } from '../state/ids.js';
import type { GameEvent } from '../state/state.js';
import { apply } from './apply.js';
import { enqueue, type Heard, listen } from './after.js';
import { Happening, Result } from './event.js';
import { interrupt } from './before.js';
import { mending } from '../rules/settle.js';
import { replace } from './would.js';

/*
 * The one place that carries events through their windows. What happens at one moment is one batch; it goes through as
 * a whole: would, before, match the after abilities, forbid, apply, queue. Nothing else changes what the events are
 * about. Damage and defeats have steps of their own inside (damage.ts, defeat.ts) made of the same parts.
 */

/** Lets the batch happen. Returns how much of it came true. */
export function occur(game: Game, batch: GameEvent[]): Result {
  const heard = openWindows(game, batch);
  const result = applyBatch(game, batch);
  // What enters, leaves or moves may break a limit; that is mended before anything else.
  if (game.index === null) mend(game);
  if (heard !== null) enqueue(game, heard);
  return result;
}

/** Mends, one batch after the other, what the last one broke. */
export function mend(game: Game): void {
  for (let batch = mending(game); batch !== null; batch = mending(game)) occur(game, batch);
}

/** Lets one event happen. */
export function occurOne(game: Game, event: GameEvent): Result {
  return occur(game, [event]);
}

/**
 * Takes the batch through everything that comes before it happens. Returns the after abilities that matched, to be
 * queued when it has happened, or null where nobody listens.
 */
export function openWindows(game: Game, batch: GameEvent[]): Heard[] | null {
  guard(game);
  if (!isHeard(game, batch)) return null;
  replace(game, batch);
  interrupt(game, batch);
  return listen(game, batch);
}

/** Whether anything in force listens to an event of the batch; notes last-known information on the way. */
export function isHeard(game: Game, batch: readonly GameEvent[]): boolean {
  const { heard } = abilitiesInForce(game);
  let loud = false;
  for (const event of batch) {
    if (event.card !== NO_CARD) {
      const card = game.card(event.card);
      event.controller = card.controller;
      event.host = card.host;
    }
    // A card that is played or enters play may have an ability on that very event.
    if (heard[event.kind] === true || event.kind === Happening.played || event.kind === Happening.enteredPlay) {
      loud = true;
    }
  }
  return loud;
}

/** Applies what is left of the batch: what nothing replaced and nothing forbids. "Cannot" beats "can". */
export function applyBatch(game: Game, batch: readonly GameEvent[]): Result {
  for (const event of batch) {
    if (event.kind === Happening.removed && removalForbidden(game, event.die, event.by)) event.cancelled = true;
  }
  let full = true;
  let some = false;
  for (const event of batch) {
    if (!event.cancelled) {
      apply(game, event);
      if (event.done > 0) some = true;
      if (event.done >= event.amount) continue;
    }
    full = false;
  }
  if (!some) return Result.none;
  return full ? Result.full : Result.part;
}
