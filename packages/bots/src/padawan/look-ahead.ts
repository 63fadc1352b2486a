import type { Game, Question, Seated } from '@dejarik/engine';
import { type DieId, type Seat, Stage } from '@dejarik/engine/reading';
import { habit } from '../habits/habit.js';
import { ENOUGH, noteRoll } from '../imagined.js';
import { situationWorth } from '../worth/situation.js';
import { WEIGHTS } from '../worth/weights.js';

/** How many steps an imagined game may take until somebody is to act again. */
const MOST_STEPS = 40;

/** A question on the way that habit cannot answer for sure. */
interface Fork {
  readonly seat: Seat;
  readonly options: number;
  /** It is an additional action of the seat: nobody comes between. */
  readonly additional: boolean;
}

/** How an imagined game came out. */
interface Outcome {
  readonly worth: number;
  /** Whether chance had a part in it. */
  readonly chancy: boolean;
  /** The first open fork after those that were decided. */
  readonly fork: Fork | null;
}

/** Bounds of the search: forks below the open question, options looked at of each, imagined games for one option. */
const DEEPEST = 2;
const WIDEST = 8;
const MOST_GAMES = 14;
/** The same where additional actions come in between. */
const MOST_FURTHER = 24;

/** How much of what an additional action brings would be lost by waiting for the next turn. */
const BETWEEN = 0.2;

/** What an imagined game is worth to a seat; dice that were rolled on the way are not known yet. */
export type Judge = (game: Game, seat: Seat, rolled: ReadonlySet<DieId>) => number;

/**
 * Imagines what comes of an option of the open question: the game is played on until somebody is to act, every question
 * on the way answered by habit, and where habit is unsure by trying. Uses nothing but the seat's handle.
 */
export class LookAhead {
  private readonly handle: Seated;
  private readonly words: readonly number[];
  private readonly judge: Judge;
  private games = 0;

  /** `words`: one imagined chance each; a single one is enough where chance plays no part. */
  constructor(handle: Seated, words: readonly number[], judge: Judge = situationWorth) {
    this.handle = handle;
    this.words = words;
    this.judge = judge;
  }

  /** What the option is worth, averaged over the words where chance is involved. */
  worthOf(option: number): number {
    let sum = 0;
    let count = 0;
    for (const word of this.words) {
      this.games = 0;
      const { worth, chancy } = this.search(word, [option], DEEPEST);
      sum += worth;
      count++;
      if (!chancy) break;
    }
    return sum / count;
  }

  /** The best the seat can reach, where the others do their best against it. */
  private search(word: number, decided: readonly number[], depth: number): { worth: number; chancy: boolean } {
    const { worth, chancy, fork } = this.imagine(word, decided);
    if (fork === null || this.games >= (fork.additional ? MOST_FURTHER : MOST_GAMES)) return { worth, chancy };
    if (fork.additional) return { worth: worth + this.further(word, decided, fork, depth, worth), chancy };
    if (depth === 0) return { worth, chancy };
    const own = fork.seat === this.handle.seat;
    let best: { worth: number; chancy: boolean } | null = null;
    for (let at = 0; at < Math.min(fork.options, WIDEST); at++) {
      const found = this.search(word, [...decided, at], depth - 1);
      if (best === null || (own ? found.worth > best.worth : found.worth < best.worth)) best = found;
    }
    return best ?? { worth, chancy };
  }

  /**
   * What an additional action is worth that follows: what the best one brings, but hardly more than a turn is worth, since
   * most of the rest could be had on the next turn.
   */
  private further(word: number, decided: readonly number[], fork: Fork, depth: number, without: number): number {
    let most = without;
    for (let at = 0; at < Math.min(fork.options, WIDEST); at++) {
      most = Math.max(most, this.search(word, [...decided, at], Math.max(0, depth - 1)).worth);
    }
    const { extraAction } = WEIGHTS;
    const gain = most - without;
    return Math.min(gain, extraAction) + Math.max(0, gain - extraAction) * BETWEEN;
  }

  /** Plays one imagined game; `decided` are the places picked at the open question and at the forks after it. */
  private imagine(word: number, decided: readonly number[]): Outcome {
    this.games++;
    const { seat } = this.handle;
    const rolled = new Set<DieId>();
    let game: Game | null = null;
    let asked = 0;
    let drawn = 0;
    let fork: Fork | null = null;
    const decide = (inner: Game, question: Question): number => {
      if (asked === 0) {
        // Only here does the imagined game begin: what lies before is the past as it was.
        game = inner;
        inner.sink = { event: (_inner, event) => noteRoll(event.kind, event.die, rolled) };
        inner.onStable = () => {
          if (isAtRest(inner, seat)) throw ENOUGH;
        };
        drawn = inner.state.random.counter;
        return decided[asked++] as number;
      }
      if (question.kind === 'extra action' && question.seat === seat) {
        const choice = decided[asked++];
        if (choice !== undefined) return Math.min(choice, question.options.length - 1);
        fork ??= { seat, options: question.options.length, additional: true };
        throw ENOUGH;
      }
      const answer = habit(inner, question);
      if (answer.sure || question.options.length === 1) return answer.pick;
      const choice = decided[asked++];
      if (choice !== undefined) return Math.min(choice, question.options.length - 1);
      fork ??= { seat: question.seat, options: question.options.length, additional: false };
      return answer.pick;
    };
    try {
      this.handle.imagine(word).play(decide, MOST_STEPS);
    } catch (signal) {
      if (signal !== ENOUGH) throw signal;
    }
    const seen = game as Game | null;
    if (seen === null) throw new Error('an imagined game came to no question');
    return { worth: this.judge(seen, seat, rolled), chancy: seen.state.random.counter !== drawn, fork };
  }
}

/** Everything that the action set off is done: somebody else is to act next, or the phase ends. */
function isAtRest(game: Game, seat: Seat): boolean {
  const { queue, extra, stage } = game.state;
  if (queue.length > 0) return false;
  const [next] = extra;
  return next === undefined ? stage !== Stage.turnEnds && stage !== Stage.shields : next !== seat;
}
