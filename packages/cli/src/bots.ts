import type { Player } from '@dejarik/engine';
import { UsageError } from './faults.js';

/** Programs that can play, by name. */
export const BOT_NAMES = ['random'] as const;

/** Throws UsageError, listing the bots, for a name that is none. */
export function checkBot(name: string): void {
  if (!(BOT_NAMES as readonly string[]).includes(name)) {
    throw new UsageError(`there is no bot "${name}"; bots are ${BOT_NAMES.join(', ')}`);
  }
}

/** The program of that name; equal seeds play equally. */
export function botNamed(name: string, seed: string): Player {
  checkBot(name);
  let state = 0x9e3779b9;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x85ebca6b);
  return {
    name,
    looks: false,
    pick: (question) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 8) % question.options.length;
    },
  };
}
