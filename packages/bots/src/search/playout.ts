import { type Game, type Question, type Sink, step } from '@dejarik/engine';
import { type DieId, isOver, NO_SEAT, type Seat, Stage } from '@dejarik/engine/reading';
import { asksForAction } from '../action-question.js';
import { sizeUpActions } from '../habits/action.js';
import { habit } from '../habits/habit.js';
import { ENOUGH, noteRoll } from '../imagined.js';
import type { Judge } from '../judgement/judge.js';
import type { SearchSettings } from './settings.js';

/** Steps that one action with all it sets off may take. */
const MOST_STEPS = 60;

/** What differs by less is alike: in which order numbers were added up must not decide. */
const ALIKE = 1e-9;

/**
 * Plays on from a leaf of the tree, looking one action ahead: of the actions that look best at sight, whoever is to act
 * takes the one that leaves the situation judged best for it. One playout serves a whole search.
 */
export class Playout {
  private readonly judge: Judge;
  private readonly actions: number;
  private readonly width: number;

  // Of the action that is being chosen.
  /** The places of the options, the best at sight first; empty before they were asked for. */
  private readonly order: number[] = [];
  private readonly sizes: number[] = [];
  /** What the situation after the best so far is worth, and what one that is being tried is. */
  private best = new Float64Array(0);
  private tried = new Float64Array(0);
  private bestRolled: ReadonlySet<DieId> = new Set();

  // Of the copy in which an option is being tried.
  private rolled: Set<DieId> = new Set();
  /** Which of the options is tried, by `order`, and whether it was taken. */
  private rank = 0;
  private acted = false;

  constructor(judge: Judge, { playoutActions, playoutWidth }: SearchSettings) {
    this.judge = judge;
    this.actions = playoutActions;
    this.width = playoutWidth;
  }

  /**
   * What the game is worth as `viewer` knows it, a chance for every seat into `into`: the mean of the situations that
   * the playout comes by, or what the game itself is judged at where nobody is to act. The game is at a stable point and
   * is left as it is; `rolled` are its dice whose face is chance's.
   */
  play(game: Game, viewer: Seat, rolled: ReadonlySet<DieId>, into: Float64Array): void {
    if (this.best.length !== into.length) {
      this.best = new Float64Array(into.length);
      this.tried = new Float64Array(into.length);
    }
    let at: Game = game;
    let dice = rolled;
    let taken = 0;
    into.fill(0);
    while (taken < this.actions) {
      const next = this.afterBest(at, viewer, dice);
      if (next === null) break;
      at = next;
      dice = this.bestRolled;
      taken++;
      for (let seat = 0; seat < into.length; seat++) into[seat] = (into[seat] as number) + (this.best[seat] as number);
    }
    if (taken === 0) this.judge.chances(game, viewer, rolled, into);
    else for (let seat = 0; seat < into.length; seat++) into[seat] = (into[seat] as number) / taken;
  }

  /** The game after the best action of who is to act, its worth in `best`; null where nobody is. */
  private afterBest(game: Game, viewer: Seat, rolled: ReadonlySet<DieId>): Game | null {
    const seat = actsNext(game);
    if (seat === null) return null;
    let found: Game | null = null;
    this.order.length = 0;
    for (this.rank = 0; this.rank < this.width; this.rank++) {
      const copy = this.afterAction(game, rolled);
      if (copy === null) break;
      this.judge.chances(copy, viewer, this.rolled, this.tried);
      if (found !== null && (this.tried[seat] as number) <= (this.best[seat] as number) + ALIKE) continue;
      found = copy;
      [this.best, this.tried] = [this.tried, this.best];
      this.bestRolled = this.rolled;
    }
    return found;
  }

  /** A copy in which the action of the present rank was taken, with all it set off; null where there are not so many. */
  private afterAction(game: Game, rolled: ReadonlySet<DieId>): Game | null {
    this.rolled = new Set(rolled);
    this.acted = false;
    const copy = game.copy(this.decide);
    copy.sink = this.sink;
    try {
      for (let steps = 0; steps < MOST_STEPS && !isOver(copy); steps++) {
        if (steps > 0 && actsNext(copy) !== null) break;
        step(copy);
      }
    } catch (signal) {
      if (signal !== ENOUGH) throw signal;
      return null;
    }
    return this.acted || this.rank === 0 ? copy : null;
  }

  private readonly decide = (game: Game, question: Question): number => {
    if (!asksForAction(question)) return habit(game, question).pick;
    this.acted = true;
    if (this.order.length === 0) this.rankOptions(game, question);
    const place = this.order[this.rank];
    if (place === undefined) throw ENOUGH;
    return place;
  };

  private rankOptions(game: Game, question: Question): void {
    const { order, sizes } = this;
    sizeUpActions(game, question, sizes);
    for (let place = 0; place < sizes.length; place++) order.push(place);
    order.sort((a, b) => {
      const ahead = (sizes[b] as number) - (sizes[a] as number);
      return Math.abs(ahead) < ALIKE ? a - b : ahead;
    });
  }

  private readonly sink: Sink = {
    event: (_game, { kind, die }) => noteRoll(kind, die, this.rolled),
  };
}

/** Who is asked for an action by the next step of a game at a stable point; null where the step does something else. */
export function actsNext({ state }: Game): Seat | null {
  const { queue, leaving, extra, stage, active, claimedBy } = state;
  if (queue.length > 0 || leaving.length > 0) return null;
  const seat = extra.length > 0 ? (extra[0] as Seat) : stage === Stage.turn ? active : null;
  return seat === claimedBy || seat === NO_SEAT ? null : seat;
}
