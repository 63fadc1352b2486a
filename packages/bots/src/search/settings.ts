import type { Rates } from './prospect.js';

/** How a search thinks. The numbers were found by playing with dealt decks, none of them a starter deck. */
export interface SearchSettings {
  /** How much options are tried that look good at sight or were tried seldom, in spreads of what games came to. */
  readonly exploration: number;
  /** How sharply the look at sight tells actions apart: logits that count as one. */
  readonly priorScale: number;
  /** What an option counts that was never tried: so many spreads below what its question is worth. */
  readonly untried: number;
  /** The spread where too few games are known. */
  readonly spread: number;
  /** What a chance loses towards even with every turn that it lies ahead: to win now is better than later. */
  readonly impatience: number;
  /** Actions that are played on beyond the tree before the situation is judged; 0: judged when the action is done. */
  readonly playoutActions: number;
  /** How strictly a playout follows what looks best: logits that count as one. */
  readonly playoutScale: number;
  /** The part of the budget that a small question inside an action gets. */
  readonly smallShare: number;
  /** Points of damage that change the odds by e, as `padawan` judges a situation. */
  readonly worthScale: number;
  /** How much the prospect of the round's end counts beside that, 0 to 1. */
  readonly prospectShare: number;
  /** What of dice comes true by the end of the round. */
  readonly rates: Rates;
  /** For each figure of a prospect (`Figure`), in logits. */
  readonly weights: readonly number[];
}

export const SETTINGS: SearchSettings = {
  exploration: 3,
  priorScale: 3,
  untried: 0.5,
  spread: 0.1,
  impatience: 0.002,
  playoutActions: 0,
  playoutScale: 1,
  smallShare: 0.5,
  worthScale: 10,
  prospectShare: 0.5,
  rates: { pool: 0.92, ready: 0.78, focus: 0.6, special: 1, indirect: 0.75 },
  weights: [
    0.0669, 0.9273, 0.0315, -0.0837, 0.8266, 0.2332, -0.163, -0.009, 0.0518, 0.0188, -0.0821, 0.0641, 0.0738, 0.5717,
    0.0327,
  ],
};
