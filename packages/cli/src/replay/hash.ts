import { createHash } from 'node:crypto';
import type { GameState } from '@dejarik/engine';

/** A short fingerprint of a state: equal states have equal ones, byte for byte. */
export function stateHash(state: GameState): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}
