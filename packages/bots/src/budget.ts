import type { BotSettings, Budget } from './bot.js';
import { ARENA_NAMES, botNamed } from './create-bot.js';

/** A bot by name, with what it may think; null where it takes its own. Plain data. */
export interface Contestant {
  readonly bot: string;
  readonly budget: Budget | null;
}

/** `300it` or `20ms`. Throws, saying how a budget is written, for anything else. */
export function parseBudget(text: string): Budget {
  const [, digits = '', unit = ''] = /^([1-9]\d{0,8})(it|ms)$/.exec(text) ?? [];
  if (unit === 'it') return { iterations: Number(digits) };
  if (unit === 'ms') return { milliseconds: Number(digits) };
  throw new Error(`a budget is a number of iterations or milliseconds, as in 300it or 20ms, not "${text}"`);
}

/** As `parseBudget` reads it. */
export function budgetText(budget: Budget): string {
  return 'iterations' in budget ? `${budget.iterations}it` : `${budget.milliseconds}ms`;
}

/**
 * `padawan`, or with a budget `knight@300it`; a former name becomes the present one. Throws for a bot that there is not,
 * listing those that there are.
 */
export function parseContestant(text: string): Contestant {
  const at = text.indexOf('@');
  const name = at < 0 ? text : text.slice(0, at);
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot "${name}"; bots are ${ARENA_NAMES.join(', ')}`);
  return { bot: bot.name, budget: at < 0 ? null : parseBudget(text.slice(at + 1)) };
}

/** As `parseContestant` reads it. */
export function contestantText({ bot, budget }: Contestant): string {
  return budget === null ? bot : `${bot}@${budgetText(budget)}`;
}

/** What makes the bot. Who does not think by time gets no clock, so that nothing depends on it. */
export function settingsOf({ budget }: Contestant, clock: () => number): BotSettings {
  if (budget === null) return {};
  return 'milliseconds' in budget ? { budget, clock } : { budget };
}
