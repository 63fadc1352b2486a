import type { ArenaGame, GameRecord, Series, SliceCounts } from '@dejarik/bots';
import type { LabPlan, LabSlice } from '@dejarik/bots/lab';
import type { LearningRecord, ReadRecords } from '@dejarik/bots/learning';
import type { FuzzReport } from '@dejarik/engine/check';
import type { FuzzSlice } from '../fuzz/slice.js';
import type { LearningGame, PlayedLearningGame } from '../learn/game.js';

/** Work that can be done anywhere: plain data in, plain data out. */
export interface Jobs {
  readonly simulate: {
    readonly input: { readonly series: Series; readonly from: number; readonly to: number };
    readonly output: SliceCounts;
  };
  readonly arena: { readonly input: ArenaGame; readonly output: GameRecord };
  readonly lab: {
    readonly input: { readonly plan: LabPlan; readonly from: number; readonly to: number };
    readonly output: LabSlice;
  };
  readonly learningGame: { readonly input: LearningGame; readonly output: PlayedLearningGame };
  readonly readRecords: { readonly input: readonly LearningRecord[]; readonly output: ReadRecords };
  readonly fuzz: { readonly input: FuzzSlice; readonly output: FuzzReport };
}
export type JobKind = keyof Jobs;
export type Input<Kind extends JobKind> = Jobs[Kind]['input'];
export type Output<Kind extends JobKind> = Jobs[Kind]['output'];

/** To a worker: one job. It is answered by exactly one `done` or `failed` of the same number. */
export type ToWorker = {
  readonly [Kind in JobKind]: { readonly id: number; readonly kind: Kind; readonly input: Input<Kind> };
}[JobKind];

export type FromWorker =
  | { readonly type: 'done'; readonly id: number; readonly output: Output<JobKind> }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
