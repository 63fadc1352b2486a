import type { LogLine } from '../contract.ts';

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

export const paces: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

const factors: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

/** Events that make dice tumble: rolled, rerolled. */
export function isRoll(line: LogLine): boolean {
  return /\b(re)?roll/.test(line.event);
}

/** How long a step is shown before the next one may come: 300 to 700 ms, longer while dice tumble. */
export function pauseAfter(lines: readonly LogLine[], pace: Pace): number {
  const base = lines.length === 0 ? 300 : Math.min(700, 360 + 80 * lines.length);
  const dice = lines.filter(isRoll).flatMap((line) => line.dice).length;
  const tumbling = dice === 0 ? 0 : 500 + 110 * Math.min(dice, 6);
  return Math.round((base + tumbling) * factors[pace]);
}
