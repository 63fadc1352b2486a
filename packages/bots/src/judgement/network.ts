import type { CardDefinition } from '@dejarik/engine/reading';
import { FIGURES, PLACES } from './figures.js';
import { softSign } from './numbers.js';
import type { SeatReading } from './situation-reader.js';

/** A learned network as plain numbers. */
export interface NetworkWeights {
  /** Units of the hidden layer. */
  readonly hidden: number;
  /** Codes of the cards that have weights of their own. */
  readonly codes: readonly string[];
  /** For each figure: what one more is worth at once. */
  readonly linear: ArrayLike<number>;
  /** The same for each card in each place (code * PLACES + place). */
  readonly cards: ArrayLike<number>;
  /** For each hidden unit: its bias, and what it counts. */
  readonly bias: ArrayLike<number>;
  readonly output: ArrayLike<number>;
  /** For each figure a row of the hidden units: first where it is the own one, then all of them where it is the other's. */
  readonly figuresIn: ArrayLike<number>;
  /** For each card in each place a row of the hidden units: where it is the own one, and where it is the other's. */
  readonly ownCardsIn: ArrayLike<number>;
  readonly otherCardsIn: ArrayLike<number>;
}

/**
 * How far one seat is ahead of another, learned from games: a sum over what both have, and one hidden layer that sees
 * both together. Seen from the other side it is the negative.
 */
export class Network {
  private readonly weights: NetworkWeights;
  private readonly linear: Float64Array;
  private readonly figuresIn: Float64Array;
  private readonly cards: Float64Array;
  private readonly ownCardsIn: Float64Array;
  private readonly otherCardsIn: Float64Array;
  private readonly places: ReadonlyMap<string, number>;
  private readonly one: Float64Array;
  private readonly two: Float64Array;
  /** By design of the game at hand: the first place of its weights, or -1. */
  private rows = new Int32Array(0);
  private rowsFor: readonly CardDefinition[] | null = null;

  /** Throws for weights that were learned for other figures than those of today. */
  constructor(weights: NetworkWeights) {
    if (weights.linear.length !== FIGURES || weights.cards.length !== weights.codes.length * PLACES) {
      throw new Error('the judgement was learned for other figures; "dejarik learn judgement" learns it anew');
    }
    this.weights = weights;
    this.linear = floats(weights.linear);
    this.figuresIn = floats(weights.figuresIn);
    this.cards = floats(weights.cards);
    this.ownCardsIn = floats(weights.ownCardsIn);
    this.otherCardsIn = floats(weights.otherCardsIn);
    this.places = new Map(weights.codes.map((code, at) => [code, at * PLACES]));
    this.one = new Float64Array(weights.hidden);
    this.two = new Float64Array(weights.hidden);
  }

  /** In logits: 0 is even. Both readings belong to a game with these designs. */
  ahead(own: SeatReading, other: SeatReading, designs: readonly CardDefinition[]): number {
    const { one, two } = this;
    const { hidden, bias, output } = this.weights;
    this.lookUp(designs);
    for (let h = 0; h < hidden; h++) one[h] = two[h] = bias[h] as number;
    let sum = this.addFigures(own.figures, other.figures);
    sum += this.addCards(own.cards, this.ownCardsIn, this.otherCardsIn);
    sum -= this.addCards(other.cards, this.otherCardsIn, this.ownCardsIn);
    for (let h = 0; h < hidden; h++) {
      sum += (softSign(one[h] as number) - softSign(two[h] as number)) * (output[h] as number);
    }
    return sum;
  }

  private addFigures(own: Float64Array, other: Float64Array): number {
    const { one, two, linear, figuresIn } = this;
    const { hidden } = this.weights;
    let sum = 0;
    for (let i = 0; i < FIGURES; i++) {
      const mine = own[i] as number;
      const theirs = other[i] as number;
      if (mine === 0 && theirs === 0) continue;
      sum += (mine - theirs) * (linear[i] as number);
      const p = i * hidden;
      const q = (i + FIGURES) * hidden;
      for (let h = 0; h < hidden; h++) {
        const w = figuresIn[p + h] as number;
        const v = figuresIn[q + h] as number;
        one[h] = (one[h] as number) + w * mine + v * theirs;
        two[h] = (two[h] as number) + w * theirs + v * mine;
      }
    }
    return sum;
  }

  private addCards(cards: readonly number[], inOne: Float64Array, inTwo: Float64Array): number {
    const { one, two, rows } = this;
    const { hidden } = this.weights;
    let sum = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as number;
      const row = rows[Math.floor(card / PLACES)] as number;
      if (row < 0) continue;
      const at = row + (card % PLACES);
      sum += this.cards[at] as number;
      const first = at * hidden;
      for (let h = 0; h < hidden; h++) {
        one[h] = (one[h] as number) + (inOne[first + h] as number);
        two[h] = (two[h] as number) + (inTwo[first + h] as number);
      }
    }
    return sum;
  }

  private lookUp(designs: readonly CardDefinition[]): void {
    if (this.rowsFor === designs) return;
    this.rowsFor = designs;
    this.rows = Int32Array.from(designs, ({ code }) => this.places.get(code) ?? -1);
  }
}

/** Every search has a network of its own: what is read as it is needs no copy. */
const floats = (numbers: ArrayLike<number>): Float64Array =>
  numbers instanceof Float64Array ? numbers : Float64Array.from(numbers);
