/**
 * How long a bot thought about some picks: buckets whose bounds grow by a twelfth of an octave, so that any number of
 * picks takes little room, can be added up, and tells quantiles to within 3 %. Plain data.
 */
export interface ThinkTime {
  /** Milliseconds of all picks together. */
  readonly total: number;
  /** Milliseconds of the longest. */
  readonly most: number;
  /** Picks by bucket. */
  readonly buckets: Readonly<Record<number, number>>;
}

/** The first bucket ends here, in milliseconds; the last has no end. */
const LEAST = 0.001;
const STEPS_AN_OCTAVE = 12;
/** Some 18 minutes. */
const LAST = 30 * STEPS_AN_OCTAVE;

export const NO_TIME: ThinkTime = { total: 0, most: 0, buckets: {} };

/** The bucket of a time in milliseconds. */
const bucketOf = (milliseconds: number): number =>
  milliseconds < LEAST ? 0 : Math.min(LAST, 1 + Math.floor(STEPS_AN_OCTAVE * Math.log2(milliseconds / LEAST)));

/** Where a bucket begins, in milliseconds. */
const beginOf = (bucket: number): number => (bucket === 0 ? 0 : LEAST * 2 ** ((bucket - 1) / STEPS_AN_OCTAVE));

/** Notes times one by one. */
export class Stopwatch {
  private total = 0;
  private most = 0;
  private readonly buckets: Record<number, number> = {};

  note(milliseconds: number): void {
    this.total += milliseconds;
    this.most = Math.max(this.most, milliseconds);
    const bucket = bucketOf(milliseconds);
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
  }

  /** What was noted so far, to the microsecond. */
  time(): ThinkTime {
    return { total: rounded(this.total), most: rounded(this.most), buckets: { ...this.buckets } };
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;

/** The times of all together. */
export function addTimes(times: readonly ThinkTime[]): ThinkTime {
  const buckets: Record<number, number> = {};
  let total = 0;
  let most = 0;
  for (const time of times) {
    total += time.total;
    most = Math.max(most, time.most);
    for (const [bucket, count] of Object.entries(time.buckets)) {
      buckets[Number(bucket)] = (buckets[Number(bucket)] ?? 0) + count;
    }
  }
  return { total: rounded(total), most, buckets };
}

/** How many picks it is about. */
export const countOf = ({ buckets }: ThinkTime): number => Object.values(buckets).reduce((sum, one) => sum + one, 0);

/** The time in milliseconds that a share of the picks (0 to 1) does not exceed; 0 where there is no pick. */
export function quantile(time: ThinkTime, share: number): number {
  const wanted = share * countOf(time);
  let before = 0;
  const buckets = Object.entries(time.buckets).map(([bucket, count]) => [Number(bucket), count] as const);
  for (const [bucket, count] of buckets.sort(([a], [b]) => a - b)) {
    if (before + count >= wanted && count > 0) {
      const begin = beginOf(bucket);
      const end = Math.min(bucket === LAST ? Number.POSITIVE_INFINITY : beginOf(bucket + 1), time.most);
      return begin + (Math.max(begin, end) - begin) * ((wanted - before) / count);
    }
    before += count;
  }
  return 0;
}
