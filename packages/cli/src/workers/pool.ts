import { Worker } from 'node:worker_threads';
import { FaultFound } from '../faults.js';
import { perform } from './perform.js';
import type { FromWorker, Input, JobKind, Output } from './protocol.js';

/**
 * Does all the jobs, in this thread for one worker, else in so many threads. Answers their outputs in the order of the
 * inputs, whatever order they were done in. `heard` is called after each. Throws FaultFound where a job or a thread
 * breaks down.
 */
export async function doJobs<Kind extends JobKind>(
  kind: Kind,
  inputs: readonly Input<Kind>[],
  workers: number,
  heard: (output: Output<Kind>) => void,
): Promise<Output<Kind>[]> {
  if (workers <= 1) {
    return inputs.map((input) => {
      const output = perform(kind, input);
      heard(output);
      return output;
    });
  }
  return new Pool(kind, inputs, heard).run(Math.min(workers, inputs.length));
}

class Pool<Kind extends JobKind> {
  private readonly kind: Kind;
  private readonly inputs: readonly Input<Kind>[];
  private readonly heard: (output: Output<Kind>) => void;
  private readonly outputs: Output<Kind>[] = [];
  private readonly threads: Worker[] = [];
  private given = 0;
  private done = 0;

  constructor(kind: Kind, inputs: readonly Input<Kind>[], heard: (output: Output<Kind>) => void) {
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
    return this.outputs;
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
          this.heard(output);
          if (++this.done === this.inputs.length) return resolve();
          return this.giveNext(thread);
        }
      }
    });
    thread.on('error', (error) => reject(new FaultFound(`a worker thread broke down: ${String(error)}`)));
    thread.on('exit', (code) => {
      if (this.done < this.inputs.length) reject(new FaultFound(`a worker thread ended with status ${code}`));
    });
    this.giveNext(thread);
  }

  private giveNext(thread: Worker): void {
    const input = this.inputs[this.given];
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
