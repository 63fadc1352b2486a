const CELLS = 1024;

/**
 * A fixed loop of integers and an array, much like what an engine does: how fast this machine is just now, beside which
 * the other figures are read. Answers a number that depends on every step, so that none can be left out.
 */
export function calibrate(steps: number): number {
  const cells: number[] = [];
  for (let i = 0; i < CELLS; i++) cells.push(i);
  let word = 1;
  for (let i = 0; i < steps; i++) {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    const from = (word >>> 12) & (CELLS - 1);
    const to = word >>> 22;
    cells[to] = ((cells[from] as number) + word) | 0;
  }
  return cells.reduce((sum, cell) => (sum + cell) | 0, 0);
}
