import type { Generator } from '../generator.js';
import { FIGURES, PLACES } from '../judgement/figures.js';
import type { NetworkWeights } from '../judgement/network.js';
import { add, softSign } from '../judgement/numbers.js';
import { Adam } from './adam.js';
import type { Examples } from './examples.js';
import { scale, type Scaling } from './scaling.js';

/** How far numbers are from 0 before anything was learned. */
const FIRST_FIGURES = 0.08;
const FIRST_OUTPUT = 0.1;

/** How much numbers are drawn towards 0: those that all examples know, and those of single cards. */
const DECAY = 1e-3;
const CARD_DECAY = 1e-2;

/**
 * The network of judgement/network.ts while it learns, with scaled figures. All its numbers stand in one array, part
 * after part: `linear`, `output`, `bias`, `figuresIn`, then those of cards.
 */
export class Trainee {
  private readonly hidden: number;
  private readonly codes: readonly string[];
  private readonly scaling: Scaling;
  private readonly numbers: Float64Array;
  private readonly slopes: Float64Array;
  private readonly adam: Adam;

  // Where the parts begin.
  private readonly linear = 0;
  private readonly output: number;
  private readonly bias: number;
  private readonly figuresIn: number;
  private readonly cards: number;
  private readonly ownCardsIn: number;
  private readonly otherCardsIn: number;

  // Of the row at hand: scaled figures, the hidden units seen from either side, and their slopes.
  private readonly own = new Float64Array(FIGURES);
  private readonly other = new Float64Array(FIGURES);
  private readonly one: Float64Array;
  private readonly two: Float64Array;
  private readonly slopeOne: Float64Array;
  private readonly slopeTwo: Float64Array;
  /** Cards whose numbers have slopes since the last step. */
  private readonly touched = new Set<number>();

  constructor(hidden: number, codes: readonly string[], scaling: Scaling, generator: Generator) {
    this.hidden = hidden;
    this.codes = codes;
    this.scaling = scaling;
    const rows = codes.length * PLACES;
    this.output = FIGURES;
    this.bias = this.output + hidden;
    this.figuresIn = this.bias + hidden;
    this.cards = this.figuresIn + 2 * FIGURES * hidden;
    this.ownCardsIn = this.cards + rows;
    this.otherCardsIn = this.ownCardsIn + rows * hidden;
    this.numbers = new Float64Array(this.otherCardsIn + rows * hidden);
    this.slopes = new Float64Array(this.numbers.length);
    this.adam = new Adam(this.numbers, this.slopes);
    this.one = new Float64Array(hidden);
    this.two = new Float64Array(hidden);
    this.slopeOne = new Float64Array(hidden);
    this.slopeTwo = new Float64Array(hidden);
    for (let i = this.figuresIn; i < this.cards; i++) this.numbers[i] = bell(generator) * FIRST_FIGURES;
    for (let i = this.output; i < this.bias; i++) this.numbers[i] = bell(generator) * FIRST_OUTPUT;
  }

  /** How far the one seat of a row is ahead, in logits. */
  ahead(examples: Examples, row: number): number {
    const { numbers, hidden, own, other, one, two, linear, bias, figuresIn, output } = this;
    scale(this.scaling, examples.figures, row * 2 * FIGURES, own);
    scale(this.scaling, examples.figures, (row * 2 + 1) * FIGURES, other);
    for (let h = 0; h < hidden; h++) one[h] = two[h] = numbers[bias + h] as number;
    let sum = 0;
    for (let i = 0; i < FIGURES; i++) {
      const mine = own[i] as number;
      const theirs = other[i] as number;
      sum += (mine - theirs) * (numbers[linear + i] as number);
      const p = figuresIn + i * hidden;
      const q = p + FIGURES * hidden;
      for (let h = 0; h < hidden; h++) {
        const w = numbers[p + h] as number;
        const v = numbers[q + h] as number;
        one[h] = (one[h] as number) + w * mine + v * theirs;
        two[h] = (two[h] as number) + w * theirs + v * mine;
      }
    }
    this.eachCard(examples, row, (card, sign, inOne, inTwo) => {
      sum += sign * (numbers[this.cards + card] as number);
      for (let h = 0; h < hidden; h++) {
        one[h] = (one[h] as number) + (numbers[inOne + h] as number);
        two[h] = (two[h] as number) + (numbers[inTwo + h] as number);
      }
    });
    for (let h = 0; h < hidden; h++) {
      sum += (softSign(one[h] as number) - softSign(two[h] as number)) * (numbers[output + h] as number);
    }
    return sum;
  }

  /** Adds to the slopes: by `error` the row that `ahead` was asked for last is judged too well. */
  blame(examples: Examples, row: number, error: number): void {
    const { numbers, slopes, hidden, own, other, one, two, slopeOne, slopeTwo, linear, bias, figuresIn, output } = this;
    for (let h = 0; h < hidden; h++) {
      const x = one[h] as number;
      const y = two[h] as number;
      const through = error * (numbers[output + h] as number);
      slopeOne[h] = through * steepness(x);
      slopeTwo[h] = -through * steepness(y);
      add(slopes, output + h, error * (softSign(x) - softSign(y)));
      add(slopes, bias + h, (slopeOne[h] as number) + (slopeTwo[h] as number));
    }
    for (let i = 0; i < FIGURES; i++) {
      const mine = own[i] as number;
      const theirs = other[i] as number;
      add(slopes, linear + i, error * (mine - theirs));
      const p = figuresIn + i * hidden;
      const q = p + FIGURES * hidden;
      for (let h = 0; h < hidden; h++) {
        const a = slopeOne[h] as number;
        const b = slopeTwo[h] as number;
        slopes[p + h] = (slopes[p + h] as number) + a * mine + b * theirs;
        slopes[q + h] = (slopes[q + h] as number) + a * theirs + b * mine;
      }
    }
    this.eachCard(examples, row, (card, sign, inOne, inTwo) => {
      this.touched.add(card);
      add(slopes, this.cards + card, sign * error);
      for (let h = 0; h < hidden; h++) {
        slopes[inOne + h] = (slopes[inOne + h] as number) + (slopeOne[h] as number);
        slopes[inTwo + h] = (slopes[inTwo + h] as number) + (slopeTwo[h] as number);
      }
    });
  }

  /** Goes a step down the slopes, which are flat afterwards. Cards that did not come up stay as they are. */
  step(rate: number): void {
    const { adam, hidden } = this;
    adam.begin();
    adam.move(0, this.cards, rate, DECAY);
    for (const card of this.touched) {
      adam.move(this.cards + card, 1, rate, CARD_DECAY);
      adam.move(this.ownCardsIn + card * hidden, hidden, rate, CARD_DECAY);
      adam.move(this.otherCardsIn + card * hidden, hidden, rate, CARD_DECAY);
    }
    this.touched.clear();
  }

  /** A network of figures as they are read: the scaling is in its numbers. */
  weights(): NetworkWeights {
    const { hidden, codes, scaling } = this;
    const { means, spreads } = scaling;
    const part = (from: number, to: number): Float64Array => this.numbers.slice(from, to);
    const linear = part(this.linear, this.output).map((weight, i) => weight / (spreads[i] as number));
    const bias = part(this.bias, this.figuresIn);
    const figuresIn = part(this.figuresIn, this.cards);
    for (let i = 0; i < 2 * FIGURES; i++) {
      for (let h = 0; h < hidden; h++) {
        const at = i * hidden + h;
        const weight = (figuresIn[at] as number) / (spreads[i % FIGURES] as number);
        figuresIn[at] = weight;
        add(bias, h, -weight * (means[i % FIGURES] as number));
      }
    }
    return {
      hidden,
      codes,
      linear,
      cards: part(this.cards, this.ownCardsIn),
      bias,
      output: part(this.output, this.bias),
      figuresIn,
      ownCardsIn: part(this.ownCardsIn, this.otherCardsIn),
      otherCardsIn: part(this.otherCardsIn, this.numbers.length),
    };
  }

  /** For each card of a row: its sign in the sum, and where its numbers for either side's hidden units begin. */
  private eachCard(
    { cards, ends }: Examples,
    row: number,
    visit: (card: number, sign: 1 | -1, inOne: number, inTwo: number) => void,
  ): void {
    const { hidden, ownCardsIn, otherCardsIn } = this;
    const first = row === 0 ? 0 : (ends[row * 2 - 1] as number);
    const middle = ends[row * 2] as number;
    const end = ends[row * 2 + 1] as number;
    for (let i = first; i < end; i++) {
      const card = cards[i] as number;
      const own = ownCardsIn + card * hidden;
      const other = otherCardsIn + card * hidden;
      if (i < middle) visit(card, 1, own, other);
      else visit(card, -1, other, own);
    }
  }
}

function steepness(x: number): number {
  const squeezed = 1 / (1 + Math.abs(x));
  return squeezed * squeezed;
}

/** A number around 0, mostly nearer than 1. */
function bell(generator: Generator): number {
  const [one, two] = [generator.word(), generator.word()].map((word) => (word + 0.5) / 4294967296);
  return Math.sqrt(-2 * Math.log(one as number)) * Math.cos(2 * Math.PI * (two as number));
}
