import { BOTS } from '@dejarik/bots';
import { botInfo } from './bots.ts';
import type { BotInfo } from './host.ts';

/** What people may play against: the levels from the weakest to the strongest, and whatever picks at random. */
export function offeredBots(): readonly BotInfo[] {
  const offered = [...BOTS.filter(({ level }) => level), ...BOTS.filter(({ name }) => name === 'random')];
  return offered.map(({ name, describe }) => botInfo(name, describe));
}
