import type { Estimate, SessionUpdate } from '../contract.ts';
import type { Answer, FromWorker, Request, RequestName } from './protocol.ts';

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly progress: (part: number) => void;
}

export interface ChannelEvents {
  readonly update: (update: SessionUpdate) => void;
  readonly estimate: (estimate: Estimate) => void;
  readonly crash: (message: string, replay: string) => void;
}

/** Requests and answers over one worker, and what the worker says by itself. */
export class Channel {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #lastReplay = '';
  #broken: Error | null = null;

  constructor(events: ChannelEvents) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dejarik-game' });
    this.#worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.#hear(event.data, events));
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      // A worker that throws outside every request, or does not load at all.
      const place = event.lineno > 0 ? ` (${event.filename}:${event.lineno})` : '';
      this.#break(`${event.message || 'The game could not be loaded.'}${place}`, events);
    });
    this.#worker.addEventListener('messageerror', () =>
      this.#break('A message of the game could not be read.', events),
    );
  }

  /**
   * Rejects for a request that the worker refuses, or when there is no worker any more. `progress` hears how far a long
   * answer has come, 0 to 1.
   */
  ask<Name extends RequestName>(
    request: Request<Name>,
    progress: (part: number) => void = () => undefined,
  ): Promise<Answer<Name>> {
    const { promise, resolve, reject } = withResolvers<Answer<Name>>();
    if (this.#broken !== null) {
      reject(this.#broken);
      return promise;
    }
    const id = ++this.#lastId;
    // A request of a name is answered by an answer of that name.
    this.#waiting.set(id, { resolve: resolve as (answer: Answer) => void, reject, progress });
    this.#worker.postMessage({ ...request, id });
    return promise;
  }

  /** The replay as it was with the last update: still there when the worker is not. */
  get lastReplay(): string {
    return this.#lastReplay;
  }

  close(): void {
    this.#worker.terminate();
    this.#fail(new Error('The game was closed.'));
  }

  #hear(message: FromWorker, events: ChannelEvents): void {
    switch (message.type) {
      case 'update':
        this.#lastReplay = message.replay;
        events.update(message.update);
        return;
      case 'estimate':
        events.estimate(message.estimate);
        return;
      case 'progress':
        this.#waiting.get(message.id)?.progress(message.part);
        return;
      case 'crash':
        this.#lastReplay = message.replay === '' ? this.#lastReplay : message.replay;
        this.#break(message.message, events);
        return;
      case 'done':
        this.#waiting.get(message.id)?.resolve(message.result);
        this.#waiting.delete(message.id);
        return;
      case 'failed':
        this.#waiting.get(message.id)?.reject(new Error(message.message));
        this.#waiting.delete(message.id);
        return;
      default: {
        const never: never = message;
        return never;
      }
    }
  }

  #break(message: string, events: ChannelEvents): void {
    if (this.#broken !== null) return;
    this.#broken = new Error(message);
    this.#worker.terminate();
    this.#fail(this.#broken);
    events.crash(message, this.#lastReplay);
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: Error) => void } {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
