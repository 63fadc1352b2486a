import type { Question, Seated } from '@dejarik/engine';
import { asksForAction } from '../action-question.js';
import type { Bot, BotSettings, Budget, Thinking } from '../bot.js';
import { Judge } from '../judgement/judge.js';
import { bareRoot } from './branch.js';
import { Search } from './search.js';
import { type SearchSettings, SETTINGS } from './settings.js';
import { SearchThinking } from './thinking.js';

/** Nothing to think about. */
const FORCED: Thinking = { done: true, work: () => undefined, choice: () => 0, advice: () => null };

/**
 * A bot that searches. What it picks is a function of the seed, the iterations and what its seat may know and was asked
 * before in the same action: small questions in a row go on with the tree of the pick that led to them.
 */
export function createSearcher(
  name: string,
  seed: string,
  level: Budget,
  { budget = level, clock }: BotSettings,
  changes: Partial<SearchSettings> = {},
): Bot {
  const settings = { ...SETTINGS, ...changes };
  const judge = new Judge(settings);
  let last: SearchThinking | null = null;

  const think = (question: Question, handle: Seated): SearchThinking => {
    const isAction = asksForAction(question);
    // Between two actions others decide: where a tree would go on is not known then.
    const root = (isAction ? null : last?.beyond()) ?? bareRoot(question.seat);
    const search = new Search(handle, seed, settings, judge, root);
    last = new SearchThinking(search, budget, isAction ? 1 : settings.smallShare, clock ?? null);
    return last;
  };

  return {
    name,
    looks: true,
    think: (question, handle) => (question.options.length === 1 ? FORCED : think(question, handle)),
    pick(question, handle) {
      if (question.options.length === 1) return 0;
      const thinking = think(question, handle);
      thinking.work(Infinity);
      return thinking.choice();
    },
  };
}
