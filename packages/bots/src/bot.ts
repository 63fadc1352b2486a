import type { Player, Question, Seated } from '@dejarik/engine';

/**
 * How long a bot may think about a turn-level pick; it takes less for the small questions inside one. Iterations count
 * those that the tree holds already, so that equal budgets think alike on every machine.
 */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** What makes a bot, beside its name and seed. */
export interface BotSettings {
  /** For those that search; the level's own where it is left out. */
  readonly budget?: Budget;
  /** Milliseconds since any moment, for budgets of time. Without one time is not measured. */
  readonly clock?: () => number;
}

/** An option of a question as a search judges it. */
export interface JudgedPick {
  /** The place of the option in `question.options`. */
  readonly at: number;
  /** The asked seat's chance to win after it, 0 to 1. */
  readonly chance: number;
  /** How much of the search went into it, 0 to 1. */
  readonly share: number;
}

/** What a search makes of an open question, from what the asked seat knows. */
export interface Advice {
  /** Every seat's chance to win, 0 to 1; together 1. */
  readonly chances: readonly number[];
  /** The options that were looked at, the best first. Options that come to the same thing are named once. */
  readonly picks: readonly JudgedPick[];
  /** Imagined games so far. */
  readonly iterations: number;
}

/** Thought about one open question, worked on piece by piece. Void as soon as the game goes on. */
export interface Thinking {
  /** Whether the budget is used up, or more thought would change nothing. */
  readonly done: boolean;
  /** Goes on for about so many milliseconds, or until it is done. Without a clock, until it is done. */
  work(milliseconds: number): void;
  /** The place of the option that it would pick as things stand. Without any work, something sensible. */
  choice(): number;
  /** What it makes of the options; null for a bot that has no notion of chances. */
  advice(): Advice | null;
}

/** A program that plays a seat, and that can be asked for its thoughts. */
export interface Bot extends Player {
  think(question: Question, handle: Seated): Thinking;
}

/** A bot that answers at once. */
export function atOnce(player: Player): Bot {
  return {
    name: player.name,
    looks: player.looks,
    pick: (question, handle) => player.pick(question, handle),
    think: (question, handle) => {
      const at = player.pick(question, handle);
      return { done: true, work: () => undefined, choice: () => at, advice: () => null };
    },
  };
}
