import { catalogue } from '@dejarik/cards';
import { createGenerator, type Generator } from '../generator.js';
import type { NetworkWeights } from '../judgement/network.js';
import type { Examples } from './examples.js';
import { scalingOf } from './scaling.js';
import { groupOf } from './setup.js';
import { Trainee } from './trainee.js';

/** Of so many groups of games one is held out, to see how well situations are judged that were not learned from. */
const HELD_OUT = 8;
/** Rows that are learned from at once. */
const BATCH = 128;
/** How far a step goes at first, and at last. */
const FIRST_RATE = 0.002;
const LAST_RATE = 2e-5;
/** So many of the rows that are learned from are looked at for a report. */
const LOOKED_AT = 20_000;

export interface TrainingSettings {
  /** Units of the hidden layer. */
  readonly hidden: number;
  /** How often each example is learned from. */
  readonly epochs: number;
  readonly seed: string;
}

/** How well a network tells who wins. */
export interface Fit {
  readonly rows: number;
  /** Mean of the negative logarithm of the chance given to what came; 0.693 for one that thinks everything even. */
  readonly logLoss: number;
  /** The part of situations where the one ahead won. */
  readonly right: number;
}

export interface EpochReport {
  /** From 1. */
  readonly epoch: number;
  /** On some of the rows that were learned from. */
  readonly learned: Fit;
  /** On those that were held out; null where there are none. */
  readonly heldOut: Fit | null;
}

/** What examples there are to learn from and which are held out. */
export interface Split {
  readonly learned: readonly number[];
  readonly heldOut: readonly number[];
}

/** Rows by what they are for. Games with the same decks are on the same side. */
export function splitOf({ count, games }: Examples): Split {
  const learned: number[] = [];
  const heldOut: number[] = [];
  for (let row = 0; row < count; row++) {
    (groupOf(games[row] as number) % HELD_OUT === 0 ? heldOut : learned).push(row);
  }
  return { learned, heldOut };
}

/**
 * Learns hopes from examples (who won in the end would be learned by heart, game by game) and answers the network of the epoch that judged held-out situations best, or of the last where
 * none were held out. `heard` is told after each epoch. The same examples and settings give the same network. Throws
 * where there is nothing to learn from.
 */
export function trainNetwork(
  examples: Examples,
  { hidden, epochs, seed }: TrainingSettings,
  heard: (report: EpochReport) => void = () => undefined,
): NetworkWeights {
  const { learned, heldOut } = splitOf(examples);
  if (learned.length === 0) throw new Error('there are no examples to learn from');
  const generator = createGenerator(`train ${seed}`);
  const codes = catalogue.cards.map(({ code }) => code);
  const trainee = new Trainee(hidden, codes, scalingOf(examples), generator);
  const rows = [...learned];
  let best: NetworkWeights | null = null;
  let least = Infinity;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, generator);
    for (let first = 0; first < rows.length; first += BATCH) {
      const rate = rateAt((epoch + first / rows.length) / epochs);
      learn(trainee, examples, rows.slice(first, first + BATCH), rate);
    }
    const report: EpochReport = {
      epoch: epoch + 1,
      learned: fitOf(trainee, examples, rows.slice(0, LOOKED_AT)),
      heldOut: heldOut.length === 0 ? null : fitOf(trainee, examples, heldOut),
    };
    const loss = report.heldOut?.logLoss ?? -epoch;
    if (best === null || loss < least) {
      best = trainee.weights();
      least = loss;
    }
    heard(report);
  }
  return best ?? trainee.weights();
}

function learn(trainee: Trainee, examples: Examples, rows: readonly number[], rate: number): void {
  for (const row of rows) {
    const error = chanceOf(trainee.ahead(examples, row)) - (examples.hopes[row] as number);
    trainee.blame(examples, row, error / rows.length);
  }
  trainee.step(rate);
}

function fitOf(trainee: Trainee, examples: Examples, rows: readonly number[]): Fit {
  let loss = 0;
  let right = 0;
  for (const row of rows) {
    const ahead = trainee.ahead(examples, row);
    const won = examples.won[row] === 1;
    loss -= Math.log(chanceOf(won ? ahead : -ahead) + 1e-9);
    if (ahead > 0 === won) right++;
  }
  return { rows: rows.length, logLoss: loss / rows.length, right: right / rows.length };
}

const chanceOf = (ahead: number): number => 1 / (1 + Math.exp(-ahead));

/** Falls along half a wave from the first rate to the last; `done` goes from 0 to 1. */
const rateAt = (done: number): number => FIRST_RATE * (0.5 + 0.5 * Math.cos(Math.PI * done)) + LAST_RATE;

function shuffle(rows: number[], generator: Generator): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = generator.below(i + 1);
    const row = rows[i] as number;
    rows[i] = rows[j] as number;
    rows[j] = row;
  }
}
