import { Worker } from 'node:worker_threads';
import { FaultFound } from '../faults.js';
import { perform } from './perform.js';
import type { FromWorker, Input, JobKind, Output } from './protocol.js';

type Heard<Kind extends JobKind> = (output: Output<Kind>) => boolean | void;

/**
 * Does all the jobs, in this thread for one worker, else in so many threads. Answers their outputs in the order of the
 * inputs, whatever order they were done in. `heard` is called after each; when it answers false no further job is begun,
 * and those that were not done are left out. Throws FaultFound where a job or a thread breaks down.
 */
export async function doJobs<Kind extends JobKind>(
  kind: Kind,
  inputs: readonly Input<Kind>[],
  workers: number,
  heard: Heard<Kind>,
): Promise<Output<Kind>[]> {
  if (workers <= 1) {
    const outputs: Output<Kind>[] = [];
    for (const input of inputs) {
      const output = perform(kind, input);
      outputs.push(output);
      if (heard(output) === false) break;
    }
    return outputs;
  }
  return new Pool(kind, inputs, heard).run(Math.min(workers, inputs.length));
}

class Pool<Kind extends JobKind> {
  private readonly kind: Kind;
  private readonly inputs: readonly Input<Kind>[];
  private readonly heard: Heard<Kind>;
  private readonly outputs: Output<Kind>[] = [];
  private readonly threads: Worker[] = [];
  private given = 0;
  private done = 0;
  private stopped = false;

  constructor(kind: Kind, inputs: readonly Input<Kind>[], heard: Heard<Kind>) {
    this.kind = kind;
    this.inputs = inputs;
    this.heard = heard;
  }

  async run(threads: number): Promise<Output<Kind>[]> {
    try {
      await new Promise<void>((resolve, reject) => {
        for (let i = 0; i < threads; i++) this.start(resolve, reject);
        if (this.inputs.length === 0) resolve();
      });
    } finally {
      await Promise.all(this.threads.map((thread) => thread.terminate()));
    }
    // Jobs that were left out leave no holes.
    return this.outputs.filter(() => true);
  }

  private start(resolve: () => void, reject: (error: Error) => void): void {
    const thread = new Worker(new URL('./worker.js', import.meta.url));
    this.threads.push(thread);
    thread.on('message', (message: FromWorker) => {
      switch (message.type) {
        case 'failed':
          return reject(new FaultFound(message.message));
        case 'done': {
          const output = message.output as Output<Kind>;
          this.outputs[message.id] = output;
          this.done++;
          if (this.heard(output) === false) this.stopped = true;
          if (this.done === this.wanted()) return resolve();
          return this.giveNext(thread);
        }
      }
    });
    thread.on('error', (error) => reject(new FaultFound(`a worker thread broke down: ${String(error)}`)));
    thread.on('exit', (code) => {
      if (this.done < this.wanted()) reject(new FaultFound(`a worker thread ended with status ${code}`));
    });
    this.giveNext(thread);
  }

  /** How many jobs will have been done at the end: those under way are awaited. */
  private wanted(): number {
    return this.stopped ? this.given : this.inputs.length;
  }

  private giveNext(thread: Worker): void {
    const input = this.stopped ? undefined : this.inputs[this.given];
    if (input === undefined) return;
    thread.postMessage({ id: this.given, kind: this.kind, input });
    this.given++;
  }
}

/** Cuts `count` pieces of work into slices for so many workers: small enough to share evenly and to show progress. */
export function slices(count: number, workers: number, most: number): { readonly from: number; readonly to: number }[] {
  const size = Math.max(1, Math.min(most, Math.ceil(count / (workers * 4))));
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < count; from += size) found.push({ from, to: Math.min(count, from + size) });
  return found;
}
