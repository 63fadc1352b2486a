import type { Position } from '@dejarik/engine/board';

/**
 * A way to act, by the labels of the picks, from the first on: `Resolve ranged > Kylo Ren`. What stands in brackets in a
 * label is left out; `*` is any one pick, `**` are any picks or none. What is said of the first picks holds whatever
 * comes after.
 */
export type Way = string;

/**
 * A position. Players have a deck that is far from out, and a battlefield that does little lies there under the
 * opponent's control, where nothing else is said.
 */
export interface Case {
  readonly title: string;
  readonly position: Position;
  /** Picks of whoever is asked before the bot, who sits as me, takes over. */
  readonly before?: readonly Way[];
}

/** What a good player would never do here. */
export interface Foolish extends Case {
  readonly never: readonly Way[];
  /** Not even a beginner does it. */
  readonly forBeginners?: true;
}

/** What a good player does here, one of these. */
export interface Right extends Case {
  readonly right: readonly Way[];
}

/** What wins on the spot, however it is done. */
export interface Winning extends Case {
  readonly wins: true;
}
