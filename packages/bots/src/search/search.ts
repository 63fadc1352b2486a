import { type Game, Pick, pickOf, type Question, type Seated, type Sink } from '@dejarik/engine';
import { type DieId, Happening } from '@dejarik/engine/reading';
import { asksForAction } from '../action-question.js';
import { createGenerator, type Generator } from '../generator.js';
import { habit } from '../habits/habit.js';
import { ENOUGH, noteRoll } from '../imagined.js';
import type { Judge } from '../judgement/judge.js';
import { sizeUpActions } from '../habits/action.js';
import { bareRoot, Branch, branchOf } from './branch.js';
import { optionMeaning, PASS_MEANING } from './option-meaning.js';
import { actsNext, Playout } from './playout.js';
import type { SearchSettings } from './settings.js';

/** After so many rounds nobody may wait for the other to begin for ever: every further one makes passing look worse by that. */
const LONG_GAME = 12;
const STALLING = 0.01;

/** What happens with every action of a card, whatever comes of it. */
const IDLE: ReadonlySet<number> = new Set([
  Happening.exhausted,
  Happening.abilityUsed,
  Happening.actionBegan,
  Happening.actionTaken,
]);

/** Steps after which an imagined game is cut off whatever it does. */
const MOST_STEPS = 400;

/**
 * Information-set Monte Carlo tree search at one open question: one tree over what the seat knows. Each iteration
 * imagines a game (hidden cards dealt anew, chance reseeded), descends the tree as far as it reaches, adds one branch,
 * plays that action out by habit and some more by looking ahead (playout.ts), and learns how the games stand that it comes
 * by. Dice and draws are not in the tree: a place in it is what was picked to come there, whatever was rolled.
 */
export class Search {
  /** What is known of the open question. */
  root: Branch;
  /** Games that the root brought along. */
  known = 0;
  /** Iterations made here; those that the root brought along do not count. */
  iterations = 0;
  /** The place to pick where all options come to the same thing; -1 otherwise. */
  settled = -1;
  /** The place of the option of each branch of the root; -1 for one that is not among the options. */
  readonly places: number[] = [];
  /** Sum of what the iterations were worth, by seat. */
  sums = new Float64Array(0);

  private readonly handle: Seated;
  private readonly settings: SearchSettings;
  private readonly generator: Generator;
  private readonly playout: Playout;

  // Of the iteration under way.
  private game: Game | null = null;
  private chances = new Float64Array(0);
  private readonly path: Branch[] = [];
  private inTree = true;
  private turns = 0;
  /** What passing costs as late as this. */
  private stalling = 0;
  /** What had come to light when the root's pick was made. */
  private exposed = 0;
  /** What happens belongs to the root's pick. */
  private acting = true;
  /** Somebody else had a choice on the way. */
  private othersPicked = false;
  /** Dice that show what they show by chance. */
  private readonly rolled = new Set<DieId>();
  private readonly open: Branch[] = [];
  private readonly openPlaces: number[] = [];
  private readonly sizes: number[] = [];

  /** `root` may bring along what an earlier search knew of this place. */
  constructor(handle: Seated, seed: string, settings: SearchSettings, judge: Judge, root: Branch) {
    this.handle = handle;
    this.settings = settings;
    this.generator = createGenerator(seed);
    this.playout = new Playout(judge, settings);
    this.root = root;
  }

  /** One descent with one imagined game. */
  iterate(): void {
    this.game = null;
    this.path.length = 0;
    this.inTree = true;
    this.turns = 0;
    this.rolled.clear();
    this.othersPicked = false;
    this.acting = true;
    try {
      this.handle.imagine(this.generator.word()).play(this.decide, MOST_STEPS);
    } catch (signal) {
      if (signal !== ENOUGH) throw signal;
    }
    if (this.settled < 0) this.learn();
  }

  private readonly decide = (game: Game, question: Question): number => {
    if (this.game === null) this.begin(game);
    if (question.kind === 'action') this.turns++;
    if (this.path.length > 0 && asksForAction(question)) this.acting = false;
    if (question.options.length === 1) return 0;
    if (question.seat !== this.handle.seat) this.othersPicked = true;
    return this.inTree ? this.descend(game, question) : habit(game, question).pick;
  };

  private begin(game: Game): void {
    this.game = game;
    game.sink = this.sink;
    game.onStable = () => {
      if (!this.inTree && actsNext(game) !== null) throw ENOUGH;
    };
    this.stalling = Math.max(0, game.state.round - LONG_GAME) * STALLING;
    const seats = game.state.seats.length;
    if (this.sums.length === seats) return;
    this.sums = new Float64Array(seats);
    this.chances = new Float64Array(seats);
  }

  private readonly sink: Sink = {
    event: (_game, { kind, die }) => {
      noteRoll(kind, die, this.rolled);
      const [branch] = this.path;
      if (this.acting && branch !== undefined && !IDLE.has(kind)) branch.idle = false;
    },
  };

  /** Picks among the branches of the place reached; where there is a new one, the tree ends there. */
  private descend(game: Game, question: Question): number {
    const { open, openPlaces, path } = this;
    if (this.places.length === 0) this.adopt(game, question);
    if (path.length === 1 && exposure(game) !== this.exposed) (path[0] as Branch).chancy = true;
    this.findBranches(path.at(-1) ?? this.root, game, question);
    if (open.length === 1) {
      if (path.length > 0) return openPlaces[0] as number;
      this.settled = openPlaces[0] as number;
      throw ENOUGH;
    }
    if (path.length === 0) {
      this.rememberPlaces();
      this.exposed = exposure(game);
    }
    const chosen = this.mostPromising(open);
    const branch = open[chosen] as Branch;
    path.push(branch);
    if (branch.visits === 0) this.inTree = false;
    return openPlaces[chosen] as number;
  }

  /** What the root brought along is used if it knows most of the options, else it was about another question. */
  private adopt(game: Game, { options, seat }: Question): void {
    const { branches } = this.root;
    const found = options.filter((option) => branchOf(branches, optionMeaning(game, option), seat) !== null).length;
    if (found * 2 < options.length) this.root = bareRoot(seat);
    else this.known = branches.reduce((sum, { visits }) => sum + visits, 0);
  }

  /** The branches that the options stand for, each once, new ones where there were none. */
  private findBranches(at: Branch, game: Game, question: Question): void {
    const { options, seat } = question;
    const { open, openPlaces } = this;
    open.length = 0;
    openPlaces.length = 0;
    let priors: readonly number[] | null = null;
    for (let place = 0; place < options.length; place++) {
      const meaning = optionMeaning(game, options[place] as number);
      let branch = branchOf(at.branches, meaning, seat);
      if (branch === null) {
        priors ??= this.priors(game, question);
        const isUse = pickOf(options[place] as number) === Pick.use;
        branch = new Branch(meaning, seat, priors[place] as number, isUse);
        at.branches.push(branch);
      } else if (open.includes(branch)) continue;
      branch.available++;
      open.push(branch);
      openPlaces.push(place);
    }
  }

  private rememberPlaces(): void {
    if (this.places.length > 0) return;
    for (const branch of this.root.branches) {
      const at = this.open.indexOf(branch);
      this.places.push(at < 0 ? -1 : (this.openPlaces[at] as number));
    }
  }

  /**
   * Who plays here picks what went best, and what looks good and was tried seldom where it could have been. What counts
   * as much is measured by how far apart the games came out: where all is nearly won, small differences are all there is.
   */
  private mostPromising(open: readonly Branch[]): number {
    const { exploration, untried } = this.settings;
    let sum = 0;
    let squares = 0;
    let tried = 0;
    let visits = 0;
    let total = 0;
    for (const branch of open) {
      if (branch.visits === 0) continue;
      // Every option counts alike here, or the one that is tried most would hide what the others may hold.
      sum += branch.chance;
      squares += branch.squares / branch.visits;
      tried++;
      visits += branch.visits;
      total += branch.total;
    }
    const mean = visits === 0 ? 0.5 : total / visits;
    const centre = tried === 0 ? 0.5 : sum / tried;
    const known = visits >= 4 ? Math.sqrt(Math.max(1e-8, squares / tried - centre * centre)) : 0;
    const spread = known > 0 ? known : this.settings.spread;
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < open.length; i++) {
      const branch = open[i] as Branch;
      const chance = branch.visits === 0 ? mean - untried * spread : branch.chance;
      const score = chance + (exploration * spread * branch.prior * Math.sqrt(branch.available)) / (1 + branch.visits);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  /** How good the options look at sight, together 1. */
  private priors(game: Game, question: Question): readonly number[] {
    const { options } = question;
    if (asksForAction(question)) {
      sizeUpActions(game, question, this.sizes);
      return softened(this.sizes, this.settings.priorScale);
    }
    const { pick, sure } = habit(game, question);
    const share = sure ? 0.7 : 0.5;
    const rest = (1 - share) / (options.length - 1);
    return options.map((_, at) => (at === pick ? share : rest));
  }

  /** What the iteration came to goes into every branch that it came by. */
  private learn(): void {
    const { game, chances, sums } = this;
    if (game === null) throw new Error('an imagined game came to no question');
    this.playout.play(game, this.handle.seat, this.rolled, chances);
    const even = 1 / chances.length;
    const fade = Math.max(0, 1 - this.settings.impatience * this.turns);
    for (let seat = 0; seat < chances.length; seat++) {
      const chance = even + ((chances[seat] as number) - even) * fade;
      chances[seat] = chance;
      sums[seat] = (sums[seat] as number) + chance;
    }
    this.iterations++;
    const isSure = game.state.winner === this.handle.seat && !this.othersPicked && exposure(game) === this.exposed;
    for (const branch of this.path) {
      const chance = chances[branch.seat] as number;
      branch.take(branch.meaning === PASS_MEANING ? Math.max(0, chance - this.stalling) : chance);
      if (isSure) branch.wins = true;
    }
  }
}

/** Shares that add up to 1, as large as the sizes are great. */
function softened(sizes: readonly number[], scale: number): readonly number[] {
  let most = -Infinity;
  for (const size of sizes) if (size > most) most = size;
  const odds = sizes.map((size) => Math.exp((size - most) / scale));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / sum);
}

/** Counts what chance decided and what hidden cards came to light. */
const exposure = ({ state }: Game): number => state.exposed + state.random.counter;
