import type { SeatNumber } from './types.js';

/** A pick that a strong player thinks of at an open question. */
export interface HintPick {
  /** The option keys to pick, in that order; several where several are chosen, none where the choice ends at once. */
  readonly keys: readonly string[];
  /** The asked seat's chance to win after it, 0 to 1; null from a program without a notion of chances. */
  readonly chance: number | null;
}

/** What a strong player would do at an open question, from what the asked seat knows. */
export interface Hint {
  readonly seat: SeatNumber;
  /** The number of the question. */
  readonly question: number;
  /** The best first, and the two next best. */
  readonly picks: readonly HintPick[];
}

/** Who is ahead at an open question, from what the asked seat knows. */
export interface Estimate {
  readonly seat: SeatNumber;
  /** The number of the question. */
  readonly question: number;
  /** Every seat's chance to win, 0 to 1; null where it could not be told. */
  readonly chances: readonly number[] | null;
}

/** How a game stood when a seat was to act, from what it knew then. */
export interface ReviewPoint {
  /** Picks of all players before it. */
  readonly pick: number;
  readonly round: number;
  /** Every seat's chance to win before the pick. */
  readonly chances: readonly number[];
  /** What the seat picked, as its option was called, and its chance after it if that was looked at. */
  readonly picked: { readonly label: string; readonly chance: number | null };
  /** The best pick that was seen. */
  readonly best: { readonly label: string; readonly chance: number };
  /** Entries of the log before the pick: what followed begins there. */
  readonly line: number;
}

/** How the chances of a game that is over went, by what one seat knew at each of its turns. */
export interface Review {
  readonly seat: SeatNumber;
  /** Picks of all players in the whole game. */
  readonly picks: number;
  /** Empty where nobody could judge. */
  readonly points: readonly ReviewPoint[];
}
