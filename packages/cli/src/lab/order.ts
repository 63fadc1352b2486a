import type { CardResult, DieResult, SideMeasure } from '@dejarik/bots/lab';

/** The best when drawn first; those that never were last. */
export function byDrawn(cards: readonly CardResult[]): CardResult[] {
  const rank = ({ drawn }: CardResult): number => drawn.difference?.value ?? Number.NEGATIVE_INFINITY;
  // Two that never were drawn are alike: their difference is no number.
  return cards.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}

/** Of all six sides together. */
export function total({ sides }: DieResult, measure: SideMeasure): number {
  return sides.reduce((sum, side) => sum + side[measure], 0);
}
