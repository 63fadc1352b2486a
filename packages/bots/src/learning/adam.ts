const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-7;

/** Steps down a slope, for each number as far as its slope is steady (Adam). */
export class Adam {
  private readonly numbers: Float64Array;
  private readonly slopes: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;
  private sure = 1;
  private sureSquare = 1;

  /** Changes `numbers` by `slopes`, which it sets back to 0. */
  constructor(numbers: Float64Array, slopes: Float64Array) {
    this.numbers = numbers;
    this.slopes = slopes;
    this.mean = new Float64Array(numbers.length);
    this.square = new Float64Array(numbers.length);
  }

  /** Begins a step; what is moved until the next belongs to it. */
  begin(): void {
    this.steps++;
    this.sure = 1 / (1 - FIRST ** this.steps);
    this.sureSquare = 1 / (1 - SECOND ** this.steps);
  }

  /** Moves `count` numbers, each drawn towards 0 by `decay`. */
  move(first: number, count: number, rate: number, decay: number): void {
    const { numbers, slopes, mean, square, sure, sureSquare } = this;
    for (let i = first; i < first + count; i++) {
      const number = numbers[i] as number;
      const slope = (slopes[i] as number) + decay * number;
      const m = FIRST * (mean[i] as number) + (1 - FIRST) * slope;
      const s = SECOND * (square[i] as number) + (1 - SECOND) * slope * slope;
      mean[i] = m;
      square[i] = s;
      numbers[i] = number - (rate * m * sure) / (Math.sqrt(s * sureSquare) + TINY);
      slopes[i] = 0;
    }
  }
}
