import { cloneState } from '../state/clone.js';
import type { CardId, Seat } from '../state/ids.js';
import { fastRandom, nextBelow } from '../state/random.js';
import { type CardState, type GameState, Zone } from '../state/state.js';
import { answerFrom, isConcession } from './concede.js';
import { type Decide, Game } from './game.js';
import type { QuestionKind } from '../view/types.js';
import type { Question } from './question.js';
import { GameFault, SUSPENDED } from './signals.js';
import { isOver } from '../rules/victory.js';
import { step } from './run.js';
import { Stage } from './stages.js';

/** Where a game stands: the last stable state and the picks since, in the order they were made. */
export interface Standing {
  readonly stable: GameState;
  readonly picks: readonly number[];
}

/** What becomes of hidden cards in an imagined game: dealt anew, or, for whoever may peek, left as they lie. */
export type HiddenCards = 'dealt anew' | 'as they lie';

/**
 * A game that a seat may play on as it likes: what the seat cannot know is dealt anew, and chance is another. It begins
 * at the open question of the real game, in the middle of an effect too.
 */
export class Imagined {
  // Nobody gets hold of it before the hidden cards are dealt anew: `play` hands it to the decider then.
  private readonly game: Game;
  private readonly seat: Seat;
  private readonly word: number;
  private readonly picks: readonly number[];
  private readonly hidden: HiddenCards;

  constructor(real: Game, standing: Standing, seat: Seat, word: number, hidden: HiddenCards = 'dealt anew') {
    this.game = new Game(cloneState(standing.stable), real.definitions, refuse);
    this.seat = seat;
    this.word = word;
    this.picks = standing.picks;
    this.hidden = hidden;
  }

  /**
   * Plays on: `decide` answers the open question and all that follow, for every seat, for so many steps (1: to the end
   * of the step under way). It may throw to stop in the middle. Only once.
   */
  play(decide: Decide, steps: number): void {
    const { game } = this;
    const picks = this.ownPast();
    let replayed = 0;
    let drawn = 0;
    game.decide = (inner, question) => {
      // What another seat picks in secret is unknown too: drawn anew.
      if (question.secret && question.seat !== this.seat) return (this.word + drawn++ * 7919) % question.options.length;
      const { at, used } = answerFrom(inner, question, picks, replayed);
      replayed = used;
      if (at === null) {
        this.changeChance(question);
        game.decide = decide;
        return decide(inner, question);
      }
      if (at < 0) throw new GameFault('the past of an imagined game went another way');
      return at;
    };
    for (let done = 0; done < steps && !isOver(game); done++) step(game);
  }

  /** The picks of the step under way without those that others made in secret. */
  private ownPast(): readonly number[] {
    if (this.game.state.stage !== Stage.mulligan || this.picks.length === 0) return this.picks;
    const own: number[] = [];
    let replayed = 0;
    const past = this.game.copy((inner, question) => {
      const { at, used } = answerFrom(inner, question, this.picks, replayed);
      const passed = this.picks.slice(replayed, used);
      replayed = used;
      own.push(...passed.filter((pick) => isConcession(pick) || !question.secret || question.seat === this.seat));
      if (at === null) throw SUSPENDED;
      return at;
    });
    try {
      step(past);
    } catch (signal) {
      if (signal !== SUSPENDED) throw signal;
    }
    return own;
  }

  /** Nothing is under way that could refer to a hidden card by its id. */
  private beginsStep({ kind }: Question): boolean {
    return FIRST.has(kind) && this.picks.length === 0 && this.game.state.queue.length === 0;
  }

  /** Other rolls and shuffles from here on, and hidden cards dealt anew. */
  private changeChance(question: Question): void {
    const { state } = this.game;
    state.random = fastRandom(this.word);
    if (this.hidden === 'as they lie') return;
    const begins = this.beginsStep(question);
    for (let owner = 0; owner < state.seats.length; owner++) {
      if (begins) orderHidden(this.game, owner as Seat, this.seat);
      dealHidden(this.game, owner as Seat, this.seat);
    }
    this.game.index = null;
  }
}

/** Questions that a step begins with, about nothing that is hidden from who is asked. */
const FIRST: ReadonlySet<QuestionKind> = new Set([
  'mulligan',
  'battlefield',
  'action',
  'extra action',
  'upkeep discard',
]);

const refuse: Decide = () => {
  throw new GameFault('an imagined game is played by `play`');
};

/** The cards of an owner whose identity the seat does not know, by where they lie: hand, deck, then stacked or gone. */
export function unknownCards(state: GameState, owner: Seat, to: Seat): CardId[] {
  const found: CardId[] = [];
  const add = (id: CardId): void => {
    if ((((state.cards[id] as CardState).known >> to) & 1) === 0) found.push(id);
  };
  const { hand, deck } = state.seats[owner] as GameState['seats'][number];
  hand.forEach(add);
  deck.forEach(add);
  state.cards.forEach((card, id) => {
    if (card.owner !== owner || (card.zone !== Zone.stacked && card.zone !== Zone.removed)) return;
    add(id as CardId);
  });
  return found;
}

/**
 * Lets the hidden cards of hand and deck lie in the order of their ids. Dice roll and effects look at cards in the order
 * of ids, so which of them a hidden card has would leave a trace in how an imagined game goes on.
 */
function orderHidden(game: Game, owner: Seat, to: Seat): void {
  const lists = [game.seat(owner).hand, game.seat(owner).deck];
  const isHidden = (id: CardId): boolean => ((game.card(id).known >> to) & 1) === 0;
  const ids = lists.flatMap((list) => list.filter(isHidden));
  const places = ids.map((id) => game.card(id)).map(({ zone, known }) => ({ zone, known }));
  ids.sort((a, b) => a - b);
  let next = 0;
  for (const list of lists) {
    for (let at = 0; at < list.length; at++) {
      if (!isHidden(list[at] as CardId)) continue;
      list[at] = ids[next++] as CardId;
    }
  }
  ids.forEach((id, at) => Object.assign(game.card(id), places[at]));
}

/**
 * Deals the designs of those cards anew among them: with open deck lists that is all that the seat cannot know. They are
 * put in order first, so that how they really lie leaves no trace.
 */
function dealHidden(game: Game, owner: Seat, to: Seat): void {
  const { state } = game;
  const ids = unknownCards(state, owner, to);
  const designs = ids.map((id) => game.card(id).definition).sort((a, b) => a - b);
  for (let i = designs.length - 1; i > 0; i--) {
    const j = nextBelow(state.random, game.block, i + 1);
    const design = designs[i] as number;
    designs[i] = designs[j] as number;
    designs[j] = design;
  }
  ids.forEach((id, at) => {
    const card = game.card(id);
    card.definition = designs[at] as number;
    card.type = game.definition(id).type;
  });
}
