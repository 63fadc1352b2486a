import type { Player } from '@dejarik/engine';
import { createRandom } from './random.js';
import { createSimple } from './simple/simple.js';

/** The programs that can sit at a table. */
export const BOT_NAMES = ['random', 'simple'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Whether the text names a bot. */
export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}

/**
 * The bot of that name. What it picks depends on the seed (any text) and on what its seat may know. Throws for a name
 * that is none, listing those that are.
 */
export function createBot(name: string, seed: string): Player {
  if (!isBotName(name)) throw new Error(`there is no bot "${name}"; bots are ${BOT_NAMES.join(', ')}`);
  switch (name) {
    case 'random':
      return createRandom(seed);
    case 'simple':
      return createSimple(seed);
  }
}
