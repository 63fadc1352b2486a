import { happening, type Happening } from '../events/event.js';
import type { Call, GameEvent } from '../state/state.js';

/** A new event of that kind that the call brings about. */
export function brings(call: Call, kind: Happening): GameEvent {
  const event = happening(kind);
  event.by = call.you;
  event.seat = call.you;
  event.source = call.self;
  event.sourceDie = call.die;
  return event;
}
