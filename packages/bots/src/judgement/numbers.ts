/** Adds to one number of many. */
export function add(into: Float64Array, at: number, amount: number): void {
  into[at] = (into[at] as number) + amount;
}

/** From -1 to 1, steepest at 0. */
export const softSign = (x: number): number => x / (1 + Math.abs(x));
