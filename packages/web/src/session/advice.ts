import type { Advice, Bot, createBot, Thinking } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { Match, optionKey, type Question, type Seat } from '@dejarik/engine';
import type { Estimate, HintPick } from '../contract.ts';
import { groupLimits } from '../play/group.ts';
import { type Patience, thinkThrough } from './thinking.ts';

/** Who is asked what a strong player would do: the strongest level that there is. */
const ADVISER = 'master';
/** Who estimates and looks back: quicker to find the same things. */
export const JUDGE = 'knight';

/** Milliseconds that a hint, an estimate takes. */
const HINT = 1500;
const ESTIMATE = 150;
/** Picks that a hint names. */
const NAMED = 3;

/** How something is thought about beside the game: in pieces, by programs of whom, and as long as it stands. */
export interface Thought extends Patience {
  readonly makeBot: typeof createBot;
  readonly stands: () => boolean;
}

export function estimateBot({ makeBot, clock }: Pick<Thought, 'makeBot' | 'clock'>, seed: string): Bot {
  return makeBot(JUDGE, `${seed} estimate`, { clock, budget: { milliseconds: ESTIMATE } });
}

/** The best pick of a thought and what it leaves, with the others that were looked at behind it. */
function ranked(
  thinking: Thinking,
  advice: Advice | null,
): readonly { readonly at: number; readonly chance: number | null }[] {
  const at = thinking.choice();
  const judged = advice?.picks ?? [];
  const best = judged.find((pick) => pick.at === at) ?? { at, chance: null };
  return [best, ...judged.filter((pick) => pick.at !== at)].map((pick) => ({ at: pick.at, chance: pick.chance }));
}

/** Thinks about an open question; null when the thought does not stand any more. */
type Think = (match: Match, question: Question) => Promise<Thinking | null>;

/**
 * Thinks a choice of several to its end, in a copy that no player sees: the keys that a pick of `first` goes on with.
 * Null when it does not stand any more.
 */
async function goneOn(match: Match, first: string, max: number, think: Think): Promise<readonly string[] | null> {
  const copy = Match.load(catalogue, match.save());
  const seat = match.question?.seat as Seat;
  const group = match.question?.group?.id;
  const keys = [first];
  // The last pick of a full choice is not made: it would carry the choice out.
  while (keys.length < max) {
    copy.pick(keys.at(-1) ?? '');
    const { question } = copy;
    // Nothing is thought about after chance or a hidden card had a word in the copy.
    if (question === null || question.seat !== seat || question.group?.id !== group || !copy.canUndo(seat)) break;
    const thinking = await think(copy, question);
    if (thinking === null) return null;
    const option = question.options[thinking.choice()];
    if (option === undefined || optionKey(option) === 'done') break;
    keys.push(optionKey(option));
  }
  return keys;
}

/**
 * What a strong player would pick at the open question, from what the asked seat knows; the best first. Null when it
 * does not stand any more.
 */
export async function hintAt(
  match: Match,
  thought: Thought,
  progress: (part: number) => void,
): Promise<readonly HintPick[] | null> {
  const { question } = match;
  if (question === null) return null;
  const { seat } = question;
  const began = thought.clock();
  const bot = thought.makeBot(ADVISER, `${match.setup.seed} hint`, {
    clock: thought.clock,
    budget: { milliseconds: HINT },
  });
  const stands = (): boolean => {
    progress(Math.min(0.98, (thought.clock() - began) / HINT));
    return thought.stands();
  };
  const think: Think = async (at, asked) => {
    const thinking = bot.think(asked, at.seated(seat));
    return (await thinkThrough(thinking, thought.rest, stands)) ? thinking : null;
  };
  const thinking = await think(match, question);
  if (thinking === null) return null;
  const options = question.options.map(optionKey);
  const shown = match.view(seat).question;
  const limits = shown === null ? null : groupLimits(shown);
  const picks = ranked(thinking, thinking.advice())
    .slice(0, NAMED)
    .map(({ at, chance }) => {
      const key = options[at] ?? '';
      // What ends a choice of several is to pick nothing more.
      return { keys: limits !== null && key === 'done' ? [] : [key], chance };
    });
  const [best, ...others] = picks;
  const [first] = best?.keys ?? [];
  if (best === undefined || first === undefined || limits === null) return picks;
  const keys = await goneOn(match, first, limits.max, think);
  return keys === null ? null : [{ ...best, keys }, ...others];
}

/** Every seat's chance to win at the open question, from what the asked seat knows; null where it cannot be told. */
export async function chancesAt(bot: Bot, match: Match, thought: Thought): Promise<Estimate['chances'] | 'void'> {
  const { question } = match;
  if (question === null) return 'void';
  const thinking = bot.think(question, match.seated(question.seat));
  if (!(await thinkThrough(thinking, thought.rest, thought.stands))) return 'void';
  return thinking.advice()?.chances ?? null;
}
