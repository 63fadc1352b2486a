import { cardOf, Pick, pickOf, type Player, type Question, type Seated } from '@dejarik/engine';
import { createGenerator } from '../generator.js';
import { glance } from './glance.js';
import { bestOf } from './habits/best.js';
import { habit } from './habits/habit.js';
import { LookAhead } from './look-ahead.js';
import { WEIGHTS } from './weights.js';
import { cardWorth } from './worth/hand.js';

/** How many chances are imagined where chance is involved. */
const WORDS = 3;

/**
 * Plays by a few good habits and looks one step ahead: every option of a question is tried in imagined games, and the
 * one that leaves the best situation is picked. What it picks is a function of the seed and of what its seat may know,
 * so that a game that is taken up again goes on as it would have.
 */
export function createSimple(seed: string): Player {
  const generator = createGenerator(seed);
  const words = Array.from({ length: WORDS }, () => generator.word());
  return { name: 'simple', looks: true, pick: (question, handle) => pick(question, handle, words) };
}

function pick(question: Question, handle: Seated, words: readonly number[]): number {
  const { options } = question;
  if (options.length === 1) return 0;
  switch (question.kind) {
    // What comes of these shows only rounds later: by habit.
    case 'mulligan':
    case 'upkeep discard':
      return glance(handle, words, habit).pick;
    case 'action':
    case 'extra action':
      return pickAction(question, handle, words);
    default: {
      const ahead = new LookAhead(handle, words);
      return bestOf(placesOf(options), (at) => ahead.worthOf(at));
    }
  }
}

const placesOf = (options: readonly number[]): number[] => options.map((_, at) => at);

/** Of the cards that could be discarded to reroll only the least useful is considered. */
function pickAction(question: Question, handle: Seated, words: readonly number[]): number {
  const { options } = question;
  const ahead = new LookAhead(handle, words);
  const rerolls = placesOf(options).filter((at) => pickOf(options[at] as number) === Pick.reroll);
  const reroll = rerolls.length > 1 ? cheapest(question, rerolls, handle, words) : rerolls[0];
  const places = placesOf(options).filter((at) => at === reroll || !rerolls.includes(at));
  const best = bestOf(
    places,
    (at) => ahead.worthOf(at) - (pickOf(options[at] as number) === Pick.pass ? WEIGHTS.pass : 0),
  );
  return places[best] as number;
}

/** The place of the reroll that costs the least card. */
function cheapest({ options }: Question, rerolls: readonly number[], handle: Seated, words: readonly number[]): number {
  return glance(handle, words, (game, { seat }) => {
    const best = bestOf(rerolls, (at) => -cardWorth(game, seat, cardOf(options[at] as number)));
    return rerolls[best] as number;
  });
}
