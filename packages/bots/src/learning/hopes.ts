import type { LearningRecord } from './record.js';

/** How much of what a search thought next is believed; the rest is what came of it, and so on to the end. */
const BELIEF = 0.08;

/**
 * Seat 0's chance after each pick, as it turned out: what searches thought of it from there on, the nearest first, and
 * at last who won. Answers a function of the pick's place.
 */
export function hopesOf({ judged, winner }: LearningRecord): (pick: number) => number {
  const hopes = new Array<number>(judged.length + 1);
  hopes[judged.length] = winner === null ? 0.5 : winner === 0 ? 1 : 0;
  for (let at = judged.length - 1; at >= 0; at--) {
    const [, chance] = judged[at] as readonly [number, number];
    hopes[at] = BELIEF * chance + (1 - BELIEF) * (hopes[at + 1] as number);
  }
  return (pick) => {
    const next = judged.findIndex(([place]) => place > pick);
    return hopes[next < 0 ? judged.length : next] as number;
  };
}
