/** A rate with the bounds between which the true one lies. */
export interface Rate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The normal deviate that leaves 5 % outside. */
export const DEVIATE = 1.959963984540054;

/**
 * The share of wins with its Wilson interval of 95 %. Without a game nothing is known: 0 to 1. Throws for counts that
 * cannot be.
 */
export function wilsonInterval(wins: number, games: number): Rate {
  if (!(wins >= 0 && games >= 0 && wins <= games)) throw new Error(`${wins} wins in ${games} games cannot be`);
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const value = wins / games;
  const square = DEVIATE * DEVIATE;
  const centre = (value + square / (2 * games)) / (1 + square / games);
  const spread =
    (DEVIATE / (1 + square / games)) * Math.sqrt((value * (1 - value)) / games + square / (4 * games * games));
  // At the ends the bound is exact, whatever rounding says.
  return {
    value,
    low: wins === 0 ? 0 : Math.max(0, centre - spread),
    high: wins === games ? 1 : Math.min(1, centre + spread),
  };
}
