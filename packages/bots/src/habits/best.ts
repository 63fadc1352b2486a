/** The place of the option that is worth most; of equal ones the first. */
export function bestOf(options: readonly number[], worth: (option: number) => number): number {
  let best = 0;
  let most = -Infinity;
  for (let at = 0; at < options.length; at++) {
    const one = worth(options[at] as number);
    if (one > most) {
      most = one;
      best = at;
    }
  }
  return best;
}
