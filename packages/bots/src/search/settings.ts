import type { JudgeSettings } from '../judgement/judge.js';
import { WEIGHTS } from '../judgement/weights.js';

/** How a search thinks. The numbers were found by playing with dealt decks, none of them a starter deck. */
export interface SearchSettings extends JudgeSettings {
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
  /** The part of the budget that a small question inside an action gets. */
  readonly smallShare: number;
  /** How many actions are played beyond the tree, and how many options of each are looked at. */
  readonly playoutActions: number;
  readonly playoutWidth: number;
}

export const SETTINGS: SearchSettings = {
  exploration: 3,
  priorScale: 3,
  untried: 0.5,
  spread: 0.1,
  impatience: 0.002,
  smallShare: 0.5,
  playoutActions: 4,
  playoutWidth: 3,
  judgement: WEIGHTS,
  worthShare: 0.4,
  worthScale: 8,
};
