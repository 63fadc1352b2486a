import type { AbilityIndex } from '../abilities/in-force.js';
import type { CardDefinition } from '../definitions/card.js';
import type { Side } from '../definitions/symbols.js';
import { editionOptions, type EditionOptions } from '../editions.js';
import { cloneState } from '../state/clone.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../state/ids.js';
import { emptyBlock, type RandomBlock } from '../state/random.js';
import {
  type CardState,
  DiePlace,
  type DieState,
  type GameEvent,
  type GameState,
  type SeatState,
} from '../state/state.js';
import { Question } from './question.js';

/** Answers the open question: the place of the chosen option in `question.options`. */
export type Decide = (game: Game, question: Question) => number;

/** Hears every event after it was applied; a game without one builds no log. */
export interface Sink {
  event(game: Game, event: GameEvent): void;
}

/**
 * A running game: the state, and beside it what serves the running and can be made anew from the state. Rules read and
 * change the state only through the pipeline in events/.
 */
export class Game {
  state: GameState;
  /** Definitions by the index that the state uses. */
  readonly definitions: readonly CardDefinition[];
  readonly options: EditionOptions;
  decide: Decide;
  sink: Sink | null = null;
  readonly question: Question = new Question();
  /** Abilities in force; null when it must be made anew. Shared by copies, never changed. */
  index: AbilityIndex | null = null;
  readonly block: RandomBlock = emptyBlock();
  /** How deep the running effects are nested: for the log and against endless loops. */
  depth = 0;
  /** Questions and events since the last stable point: against endless loops. */
  work = 0;
  /** Characters whose defeat is under way: no place to redeploy to, and not defeated twice by damage. */
  dying: readonly CardId[] = [];
  /** Cards whose special is being used through another card: not used again inside itself. */
  borrowing: readonly CardId[] = [];
  /** Dice whose resolving is under way: not resolved again inside it. [actions.resolve.once-per-die] */
  resolving: readonly DieId[] = [];
  /** The die that is resolved as if it were showing another side than it does. */
  posing: { readonly die: DieId; readonly side: Side } | null = null;
  /** Called at every stable point, before the next step. */
  onStable: (() => void) | null = null;

  constructor(state: GameState, definitions: readonly CardDefinition[], decide: Decide) {
    this.state = state;
    this.definitions = definitions;
    this.options = editionOptions(state.edition);
    this.decide = decide;
  }

  /** An independent game in the same situation, to be played on by another decider. Only at a stable point. */
  copy(decide: Decide = this.decide): Game {
    const game = new Game(cloneState(this.state), this.definitions, decide);
    game.index = this.index;
    return game;
  }

  card(id: CardId): CardState {
    return this.state.cards[id] as CardState;
  }
  die(id: DieId): DieState {
    return this.state.dice[id] as DieState;
  }
  seat(seat: Seat): SeatState {
    return this.state.seats[seat] as SeatState;
  }
  /** The design that a card is now. */
  definition(id: CardId): CardDefinition {
    return this.definitions[(this.state.cards[id] as CardState).definition] as CardDefinition;
  }
  /** Index of the design whose sides a die has; one that waits for its card has what the card is now. */
  dieDesign(id: DieId): number {
    const die = this.state.dice[id] as DieState;
    if (die.place !== DiePlace.setAside || die.card === NO_CARD) return die.definition;
    return (this.state.cards[die.card] as CardState).definition;
  }
  /** The design whose sides a die has. */
  dieDefinition(id: DieId): CardDefinition {
    return this.definitions[this.dieDesign(id)] as CardDefinition;
  }
}
