import { BOT_NAMES, isBotName } from '@dejarik/bots';
import { UsageError } from './faults.js';

/** Throws UsageError, listing the bots, for a name that is none. */
export function checkBot(name: string): void {
  if (!isBotName(name)) throw new UsageError(`there is no bot "${name}"; bots are ${BOT_NAMES.join(', ')}`);
}
