import { cardOf, type Game, Pick, pickOf, type Player, type Question, type Seated } from '@dejarik/engine';
import { createGenerator } from '../generator.js';
import { glance } from '../habits/glance.js';
import { bestOf } from '../habits/best.js';
import { habit } from '../habits/habit.js';
import { LookAhead } from './look-ahead.js';
import { opponentsOf } from '../worth/opponents.js';
import { WEIGHTS } from '../worth/weights.js';
import { cardWorth } from '../worth/hand.js';

/** How many chances are imagined where chance is involved. */
const WORDS = 3;

/**
 * Plays by a few good habits and looks one step ahead: every option of a question is tried in imagined games, and the
 * one that leaves the best situation is picked. What it picks is a function of the seed and of what its seat may know,
 * so that a game that is taken up again goes on as it would have.
 */
export function createPadawan(seed: string): Player {
  const generator = createGenerator(seed);
  const words = Array.from({ length: WORDS }, () => generator.word());
  return { name: 'padawan', looks: true, pick: (question, handle) => pick(question, handle, words) };
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

/**
 * Of the cards that could be discarded to reroll only the least useful is considered. An action of a card in play that is
 * no better than doing nothing is taken for that.
 */
function pickAction(question: Question, handle: Seated, words: readonly number[]): number {
  const { options } = question;
  const { reroll, pass } = glance(handle, words, prospects);
  const ahead = new LookAhead(handle, words);
  const idle = options.length - 1;
  const nothing = ahead.worthOf(idle);
  const places = placesOf(options).filter((at) => at === reroll || kindAt(question, at) !== Pick.reroll);
  const best = bestOf(places, (at) => {
    if (at === idle) return nothing + pass;
    const worth = ahead.worthOf(at);
    const idles = kindAt(question, at) === Pick.use && worth <= nothing;
    return idles ? worth + Math.min(pass, 0) - WEIGHTS.ending : worth;
  });
  return places[best] as number;
}

const kindAt = ({ options }: Question, at: number): Pick => pickOf(options[at] as number);

/** What an action question needs to know before the options are tried. */
interface Prospects {
  /** The place of the reroll that costs the least card; -1 where there is none. */
  readonly reroll: number;
  /** What speaks for or against doing nothing beside what comes of it. */
  readonly pass: number;
}

function prospects(game: Game, question: Question): Prospects {
  const { seat, options } = question;
  const rerolls = placesOf(options).filter((at) => kindAt(question, at) === Pick.reroll);
  const cheapest = bestOf(rerolls, (at) => -cardWorth(game, seat, cardOf(options[at] as number)));
  const waiting = opponentsOf(game, seat).filter((other) => other !== game.state.claimedBy);
  const ends = game.state.passes >= waiting.length;
  const goesOn = !ends && question.kind === 'action';
  return { reroll: rerolls[cheapest] ?? -1, pass: goesOn ? -WEIGHTS.pass : WEIGHTS.ending };
}
