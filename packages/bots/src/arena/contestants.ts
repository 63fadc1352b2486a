import { type Contestant, contestantText } from '../budget.js';
import type { Budget } from '../bot.js';
import { type BotEntry, botNamed } from '../create-bot.js';

type Find = (name: string) => BotEntry | undefined;

/**
 * The contestant with the budget that it plays with: its own, else the given one, else its level's. Those that do not
 * search have none; throws for one that is given a budget of its own all the same.
 */
export function withBudget(contestant: Contestant, otherwise: Budget | null, find: Find = botNamed): Contestant {
  const { bot, budget } = contestant;
  const level = find(bot)?.budget ?? null;
  if (level !== null) return { bot, budget: budget ?? otherwise ?? level };
  if (budget === null) return { bot, budget: null };
  throw new Error(`${contestantText(contestant)}: ${bot} does not search, so it takes no budget`);
}

/** One bot with its budget, twice and four times that. Throws for one without a budget. */
export function ladderOf({ bot, budget }: Contestant): Contestant[] {
  if (budget === null) throw new Error(`a ladder needs a budget, as in knight@300it, not "${bot}"`);
  return [1, 2, 4].map((times) => ({
    bot,
    budget:
      'iterations' in budget
        ? { iterations: times * budget.iterations }
        : { milliseconds: times * budget.milliseconds },
  }));
}

/** Throws where two contestants are the same. */
export function checkDifferent(contestants: readonly Contestant[]): void {
  const names = contestants.map(contestantText);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${twice} is named twice`);
}
