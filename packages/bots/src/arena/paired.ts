import { DEVIATE, type Rate, wilsonInterval } from './wilson.js';

/**
 * The mean of the scores of swapped pairs (0, a half or 1 each; a draw counts half a game) with its interval of 95 %, each
 * pair taken as one observation: two games of one deal are not independent of each other. By the normal distribution;
 * where all pairs are won, or all lost, Wilson's bounds over the pairs. Without two pairs nothing is known: 0 to 1.
 */
export function pairedInterval(scores: readonly number[]): Rate {
  const count = scores.length;
  const mean = count === 0 ? 0 : scores.reduce((sum, one) => sum + one, 0) / count;
  if (count < 2) return { value: mean, low: 0, high: 1 };
  if (mean === 0 || mean === 1) return wilsonInterval(mean * count, count);
  const variance = scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  const reach = DEVIATE * Math.sqrt(variance / count);
  return { value: mean, low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) };
}
