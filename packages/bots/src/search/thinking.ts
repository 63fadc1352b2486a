import type { Advice, Budget, JudgedPick, Thinking } from '../bot.js';
import type { Branch } from './branch.js';
import type { Search } from './search.js';

/** Iterations that every question gets, however much its tree knows already: what it says of chances is of now. */
const FEWEST = 24;

/** Iterations for a budget of time where no clock tells the time: about what a slow machine makes. */
const PER_MILLISECOND = 3;

/** A search at one question with a budget. */
export class SearchThinking implements Thinking {
  readonly search: Search;
  private readonly budget: Budget;
  private readonly share: number;
  private readonly clock: (() => number) | null;
  private spent = 0;

  /** `share`: the part of the budget that this question gets. */
  constructor(search: Search, budget: Budget, share: number, clock: (() => number) | null) {
    this.search = search;
    this.budget = budget;
    this.share = share;
    this.clock = clock;
  }

  get done(): boolean {
    const { search } = this;
    if (search.settled >= 0) return true;
    return search.iterations >= FEWEST && (this.isOutOfTime || this.isDecided);
  }

  work(milliseconds: number): void {
    const { clock } = this;
    if (clock === null) {
      while (!this.done) this.search.iterate();
      return;
    }
    const start = clock();
    const before = this.spent;
    while (!this.done && this.spent - before < milliseconds) {
      this.search.iterate();
      this.spent = before + clock() - start;
    }
  }

  choice(): number {
    const { settled, places } = this.search;
    if (settled >= 0) return settled;
    const best = this.ranked()[0];
    return best === undefined ? 0 : (places[best] as number);
  }

  advice(): Advice | null {
    const { search } = this;
    if (search.iterations === 0) return null;
    const { branches } = search.root;
    const all = branches.reduce((sum, { visits }) => sum + visits, 0);
    const picks = this.ranked().map((at): JudgedPick => {
      const { chance, visits } = branches[at] as Branch;
      return { at: search.places[at] as number, chance, share: visits / all };
    });
    return { chances: [...search.sums].map((sum) => sum / search.iterations), picks, iterations: search.iterations };
  }

  /** What is known of the place that the pick leads to; null where nothing is, or where chance comes between. */
  beyond(): Branch | null {
    const best = this.search.root.branches[this.ranked()[0] ?? -1];
    return best === undefined || best.chancy ? null : best;
  }

  /**
   * Which branches of the root stand for an option and were tried: sure wins, then what comes to something, then the most
   * tried, of equals the better. Using a card for nothing is as good as waiting, in the figures, and looks foolish.
   */
  private ranked(): number[] {
    const { root, places } = this.search;
    const tried = root.branches.flatMap(({ visits }, at) => (visits > 0 && (places[at] ?? -1) >= 0 ? [at] : []));
    const of = (at: number): Branch => root.branches[at] as Branch;
    return tried.sort(
      (a, b) =>
        Number(of(b).wins) - Number(of(a).wins) ||
        Number(of(a).idle) - Number(of(b).idle) ||
        of(b).visits - of(a).visits ||
        of(b).chance - of(a).chance,
    );
  }

  /** Iterations that are left; without end where time is measured. */
  private get left(): number {
    const { budget, share, search, clock } = this;
    if ('iterations' in budget) return Math.ceil(budget.iterations * share) - search.known - search.iterations;
    return clock === null ? Math.ceil(budget.milliseconds * share * PER_MILLISECOND) - search.iterations : Infinity;
  }

  private get isOutOfTime(): boolean {
    const { budget, share, clock } = this;
    return 'milliseconds' in budget && clock !== null && this.spent >= budget.milliseconds * share;
  }

  /** It is won, nothing is left, or no other option can be tried as often any more. */
  private get isDecided(): boolean {
    let most = 0;
    let second = 0;
    for (const { visits, wins } of this.search.root.branches) {
      if (wins) return true;
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return this.left <= 0 || most - second > this.left;
  }
}
