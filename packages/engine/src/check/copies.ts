import { cloneState } from '../state/clone.js';
import type { GameState } from '../state/state.js';
import { difference } from './difference.js';

/** A copy equals its original, and nothing that is done to the copy reaches the original. */
export function checkCopy(state: GameState, fault: (what: string) => void): void {
  const before = JSON.stringify(state);
  const copy = cloneState(state);
  const unlike = difference(copy, state);
  if (unlike !== null) fault(`a copy differs from its original: ${unlike}`);
  spoil(copy);
  if (JSON.stringify(state) !== before) {
    const changed = difference(state, JSON.parse(before) as unknown);
    fault(`changing a copy changes the original: ${changed ?? 'somewhere'}`);
  }
}

/** The state is plain data: text and back is the same. */
export function checkJson(state: GameState, fault: (what: string) => void): void {
  const unlike = difference(JSON.parse(JSON.stringify(state)) as unknown, state);
  if (unlike !== null) fault(`the state is not the same after JSON: ${unlike}`);
}

/** What copies share, since it never changes: codes, elite characters, the generator's key, given rolls. */
const SHARED = new Set(['codes', 'elite', 'key', 'rolls']);

/** Changes every number, text and flag within, and makes every list longer, but for what is shared. */
export function spoil(value: object): void {
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    if (SHARED.has(key)) continue;
    const part = fields[key];
    if (typeof part === 'object' && part !== null) spoil(part);
    else if (typeof part === 'number') fields[key] = part + 1009;
    else if (typeof part === 'boolean') fields[key] = !part;
    else if (typeof part === 'string') fields[key] = `${part}?`;
  }
  if (Array.isArray(value)) value.push(-1009);
}
