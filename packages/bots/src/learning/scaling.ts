import { FIGURES } from '../judgement/figures.js';
import type { Examples } from './examples.js';

/** Figures are brought to a mean of 0 and a spread of 1 for learning; what is further out than so much counts as that. */
const OUTERMOST = 6;
const LEAST_VARIANCE = 1e-6;

/** Where each figure lies and how far it spreads. */
export interface Scaling {
  readonly means: Float64Array;
  readonly spreads: Float64Array;
}

export function scalingOf({ figures, count }: Examples): Scaling {
  const means = new Float64Array(FIGURES);
  const spreads = new Float64Array(FIGURES);
  for (let at = 0; at < figures.length; at++) {
    const figure = figures[at] as number;
    const i = at % FIGURES;
    means[i] = (means[i] as number) + figure;
    spreads[i] = (spreads[i] as number) + figure * figure;
  }
  for (let i = 0; i < FIGURES; i++) {
    const mean = (means[i] as number) / (2 * count);
    means[i] = mean;
    spreads[i] = Math.sqrt(Math.max(LEAST_VARIANCE, (spreads[i] as number) / (2 * count) - mean * mean));
  }
  return { means, spreads };
}

/** The figures of one side, from place `first` on, scaled into `into`. */
export function scale({ means, spreads }: Scaling, figures: Float32Array, first: number, into: Float64Array): void {
  for (let i = 0; i < FIGURES; i++) {
    const scaled = ((figures[first + i] as number) - (means[i] as number)) / (spreads[i] as number);
    into[i] = Math.max(-OUTERMOST, Math.min(OUTERMOST, scaled));
  }
}
