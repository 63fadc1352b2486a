import type { Rate } from '@dejarik/bots';

/** `61.3 %`. */
export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** `55.0 % to 67.1 %`. */
export const bounds = ({ low, high }: Rate): string => `${percent(low)} to ${percent(high)}`;

/** `61.3 % (55.0 % to 67.1 %)`. */
export const interval = (rate: Rate): string => `${percent(rate.value)} (${bounds(rate)})`;

/** How far a rate is from another, in points of a hundred: `+3.2`. */
export const points = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(100 * difference).toFixed(1)}`;
