/*
 * What is counted: trees of numbers that can be sent between threads and added up in any order.
 */

/** Games, and how many of them the deck won. */
export type Tally = { readonly games: number; readonly wins: number };

/** Games against one opponent: all, and the same by what they had in common. */
export type MatchupCounts = {
  readonly all: Tally;
  /** By who took the first turn of the game: who has the battlefield that is played on. */
  readonly first: Tally;
  readonly second: Tally;
  /** By who won the roll-off and chose the battlefield. */
  readonly rollOffWon: Tally;
  readonly rollOffLost: Tally;
  /** By where the deck sat. */
  readonly seats: readonly [Tally, Tally];
  /** By what ended them: `defeat`, `deck-out` ... */
  readonly endedBy: Readonly<Record<string, Tally>>;
  /** By their last round. */
  readonly rounds: Readonly<Record<number, Tally>>;
};

/** A design of the deck, all its copies together. */
export type CardCounts = {
  /** Games that began with it in hand, after the mulligan. */
  opening: Tally;
  /** Games in which it came from the deck into the hand, the opening hand included. */
  drawn: Tally;
  /** Games in which its player played it. */
  played: Tally;
  /** Copies that were drawn so, and how often one was played, from wherever. */
  copiesDrawn: number;
  timesPlayed: number;
  /** Copies that were discarded from the hand: to reroll dice, in upkeep, and for whatever else. */
  toReroll: number;
  inUpkeep: number;
  otherwise: number;
  /** Copies that were in hand when the game ended. */
  held: number;
};

/** A character of the team; two of one design count twice a game. */
export type CharacterCounts = {
  games: number;
  activations: number;
  /** Games at whose end it was in play. */
  survived: number;
  /** Damage that was put on it, shields and other blockers subtracted. */
  taken: number;
};

/** Something about the six sides of a die, in their printed order. */
export type BySide = [number, number, number, number, number, number];

/**
 * Dice of one design. Each time that a side comes up, by a roll or because the die is turned, ends in one of these:
 * rerolled, turned away, or one of the six ways in which a die is done with.
 */
export type DieCounts = {
  /** How often it came from its card into the pool. */
  rolledIn: number;
  /** Sides that came up by chance, and sides that it was turned to. */
  rolled: BySide;
  turnedTo: BySide;
  /** Sides that were resolved: more often than that ended it, where a card lets the die stay in the pool. */
  resolved: BySide;
  /** Sides that were given up for another roll, or by turning it. */
  rerolled: BySide;
  turned: BySide;
  /**
   * Sides with which it was done with: resolved, removed by the opponent or otherwise, back to its card unused at the end
   * of the round, gone with its card, or in the pool when the game ended.
   */
  used: BySide;
  removedByOpponent: BySide;
  removedOtherwise: BySide;
  unused: BySide;
  lost: BySide;
  left: BySide;
  /** Damage that it dealt to the opponent's characters, and what of it was blocked. */
  dealt: number;
  blocked: number;
};

/** Everything that is counted in some games of a plan. */
export type LabCounts = {
  /** By opponent. */
  readonly matchups: readonly MatchupCounts[];
  /** By code. */
  readonly cards: Readonly<Record<string, CardCounts>>;
  readonly characters: Readonly<Record<string, CharacterCounts>>;
  readonly dice: Readonly<Record<string, DieCounts>>;
};

export const NO_COUNTS: LabCounts = { matchups: [], cards: {}, characters: {}, dice: {} };

export const NO_TALLY: Tally = { games: 0, wins: 0 };

export const NO_MATCHUP: MatchupCounts = {
  all: NO_TALLY,
  first: NO_TALLY,
  second: NO_TALLY,
  rollOffWon: NO_TALLY,
  rollOffLost: NO_TALLY,
  seats: [NO_TALLY, NO_TALLY],
  endedBy: {},
  rounds: {},
};

const noSides = (): BySide => [0, 0, 0, 0, 0, 0];

/** Fresh counts of a design, all 0. */
export const noCard = (): CardCounts => ({
  opening: NO_TALLY,
  drawn: NO_TALLY,
  played: NO_TALLY,
  copiesDrawn: 0,
  timesPlayed: 0,
  toReroll: 0,
  inUpkeep: 0,
  otherwise: 0,
  held: 0,
});

export const noCharacter = (): CharacterCounts => ({ games: 0, activations: 0, survived: 0, taken: 0 });

export const noDie = (): DieCounts => ({
  rolledIn: 0,
  rolled: noSides(),
  turnedTo: noSides(),
  resolved: noSides(),
  rerolled: noSides(),
  turned: noSides(),
  used: noSides(),
  removedByOpponent: noSides(),
  removedOtherwise: noSides(),
  unused: noSides(),
  lost: noSides(),
  left: noSides(),
  dealt: 0,
  blocked: 0,
});

/** A tree of numbers. */
export type Counts = number | readonly Counts[] | { readonly [key: string]: Counts };

/** Both together, number by number; what one of them lacks counts as 0. They are of one shape. */
export function together<T extends Counts>(a: T, b: T): T {
  return added(a, b) as T;
}

function added(a: Counts, b: Counts): Counts {
  if (typeof a === 'number' || typeof b === 'number') return (a as number) + (b as number);
  if (isList(a) && isList(b)) {
    const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
    return longer.map((one, at) => (at < shorter.length ? added(one, shorter[at] as Counts) : one));
  }
  const sum: Record<string, Counts> = { ...(a as Readonly<Record<string, Counts>>) };
  for (const [key, more] of Object.entries(b)) {
    const before = sum[key];
    sum[key] = before === undefined ? more : added(before, more);
  }
  return sum;
}

const isList = (counts: Counts): counts is readonly Counts[] => Array.isArray(counts);
