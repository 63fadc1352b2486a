import type { Seat } from '@dejarik/engine';

/** A place in the tree: what was picked to come here, and how the imagined games went that came by. */
export class Branch {
  /** The meaning of the pick (option-meaning.ts), and who made it. */
  readonly meaning: number;
  readonly seat: Seat;
  /** How good it looks at sight, 0 to 1: together about 1 for the options of a question. */
  readonly prior: number;
  /** Imagined games that came by. */
  visits = 0;
  /** Imagined games in which it could have been picked. */
  available = 0;
  /** Sum of the chances of who made the pick, and of their squares. */
  total = 0;
  squares = 0;
  /** Chance or a hidden card had a part in what came of it: what was found beyond says nothing of what really came. */
  chancy = false;
  /** It was followed to a won game by own picks alone, with no chance in it: it wins for sure. */
  wins = false;
  /** It uses a card in play, and in no game did anything come of that but what it costs. */
  idle: boolean;
  readonly branches: Branch[] = [];

  /** `isUse`: it is the action of a card in play. */
  constructor(meaning: number, seat: Seat, prior: number, isUse: boolean) {
    this.idle = isUse;
    this.meaning = meaning;
    this.seat = seat;
    this.prior = prior;
  }

  /** The mean chance of who made the pick; 0 where no game came by. */
  get chance(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }

  /** A game came by that was worth so much to who made the pick. */
  take(chance: number): void {
    this.visits++;
    this.total += chance;
    this.squares += chance * chance;
  }
}

/** A tree of which nothing is known yet. */
export const bareRoot = (seat: Seat): Branch => new Branch(0, seat, 1, false);

/** The branch whose pick means that and was made by that seat, or null. */
export function branchOf(branches: readonly Branch[], meaning: number, seat: Seat): Branch | null {
  for (let i = 0; i < branches.length; i++) {
    const branch = branches[i] as Branch;
    if (branch.meaning === meaning && branch.seat === seat) return branch;
  }
  return null;
}
