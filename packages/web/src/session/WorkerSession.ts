import type {
  Estimate,
  GameSession,
  Hint,
  LogLine,
  Review,
  SeatNumber,
  SessionSetup,
  SessionUpdate,
} from '../contract.ts';
import { Channel } from './channel.ts';
import type { BotInfo, DeckInfo, FormatInfo, Host } from './host.ts';
import type { Answer, Request, RequestName } from './protocol.ts';

type UpdateListener = (update: SessionUpdate) => void;
type EstimateListener = (estimate: Estimate) => void;
type CrashListener = (message: string, replay: string) => void;

/** A game in a worker of this page, with the engine and the programs that play inside. */
class WorkerSession implements GameSession {
  readonly setup: SessionSetup;
  readonly #channel: Channel;
  readonly #listeners = new Set<UpdateListener>();
  readonly #estimateListeners = new Set<EstimateListener>();
  readonly #crashListeners = new Set<CrashListener>();
  #state: SessionUpdate | null = null;
  #log: Record<SeatNumber, readonly LogLine[]> = {};
  #crash: { readonly message: string; readonly replay: string } | null = null;

  constructor(setup: SessionSetup, replay: string | null) {
    this.setup = setup;
    this.#channel = new Channel({
      update: (update) => this.#take(update),
      estimate: (estimate) => {
        for (const listener of this.#estimateListeners) listener(estimate);
      },
      crash: (message, last) => {
        this.#crash = { message, replay: last === '' ? (replay ?? '') : last };
        for (const listener of this.#crashListeners) listener(this.#crash.message, this.#crash.replay);
      },
    });
    // A game that does not begin has crashed; the channel has told it already if the worker did.
    this.#channel.ask({ type: 'start', setup, replay }).catch((error: unknown) => {
      if (this.#crash !== null) return;
      this.#crash = { message: error instanceof Error ? error.message : String(error), replay: replay ?? '' };
      for (const listener of this.#crashListeners) listener(this.#crash.message, this.#crash.replay);
    });
  }

  subscribe(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    // The present state with the whole log: whoever comes later starts from here.
    if (this.#state !== null) listener({ ...this.#state, log: this.#log, reset: true });
    return () => this.#listeners.delete(listener);
  }

  onCrash(listener: CrashListener): () => void {
    this.#crashListeners.add(listener);
    if (this.#crash !== null) listener(this.#crash.message, this.#crash.replay);
    return () => this.#crashListeners.delete(listener);
  }

  async pick(seat: SeatNumber, question: number, keys: readonly string[]): Promise<void> {
    await this.#channel.ask({ type: 'pick', seat, question, keys });
  }

  async undo(seat: SeatNumber): Promise<void> {
    await this.#channel.ask({ type: 'undo', seat });
  }

  async concede(seat: SeatNumber): Promise<void> {
    await this.#channel.ask({ type: 'concede', seat });
  }

  hint(seat: SeatNumber, question: number, progress: (part: number) => void): Promise<Hint | null> {
    return this.#channel.ask({ type: 'hint', seat, question }, progress);
  }

  stopHint(): void {
    this.#tell({ type: 'stop hint' });
  }

  onEstimate(listener: EstimateListener): () => void {
    this.#estimateListeners.add(listener);
    return () => this.#estimateListeners.delete(listener);
  }

  wantEstimates(wanted: boolean): void {
    this.#tell({ type: 'estimates', wanted });
  }

  review(seat: SeatNumber, progress: (part: number) => void): Promise<Review | null> {
    return this.#channel.ask({ type: 'review', seat }, progress);
  }

  stopReview(): void {
    this.#tell({ type: 'stop review' });
  }

  async replay(): Promise<string> {
    // Every update brings the replay along, so that it outlives the worker.
    return this.#channel.lastReplay;
  }

  close(): void {
    this.#listeners.clear();
    this.#estimateListeners.clear();
    this.#crashListeners.clear();
    this.#channel.close();
  }

  /** A request whose answer says nothing; without a worker there is nothing to stop. */
  #tell(request: Request): void {
    this.#channel.ask(request).catch(() => undefined);
  }

  #take(update: SessionUpdate): void {
    const log: Record<SeatNumber, readonly LogLine[]> = {};
    for (const seat of Object.keys(update.views).map(Number)) {
      log[seat] = [...(update.reset ? [] : (this.#log[seat] ?? [])), ...(update.log[seat] ?? [])];
    }
    this.#log = log;
    this.#state = update;
    for (const listener of this.#listeners) listener(update);
  }
}

/** A worker that plays no game but knows the cards; closed when a game begins, opened again when it is needed. */
class Library {
  #channel: Channel | null = null;

  async ask<Name extends RequestName>(request: Request<Name>): Promise<Answer<Name>> {
    this.#channel ??= new Channel({
      update: () => undefined,
      estimate: () => undefined,
      crash: () => (this.#channel = null),
    });
    return await this.#channel.ask(request);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }
}

/** Games in workers of this page. */
export function workerHost(): Host {
  const library = new Library();
  let bots: Promise<readonly BotInfo[]> | undefined;
  let decks: Promise<readonly DeckInfo[]> | undefined;
  let formats: Promise<readonly FormatInfo[]> | undefined;
  const play = (setup: SessionSetup, replay: string | null): GameSession => {
    library.close();
    return new WorkerSession(setup, replay);
  };
  return {
    bots: () => (bots ??= library.ask({ type: 'bots' })),
    decks: () => (decks ??= library.ask({ type: 'decks' })),
    formats: () => (formats ??= library.ask({ type: 'formats' })),
    judge: (question) => library.ask({ type: 'judge', question }),
    write: (deck, kind) => library.ask({ type: 'write', deck, kind }),
    show: (brought) => library.ask({ type: 'show', decks: brought }),
    start: (setup) => play(setup, null),
    resume: play,
  };
}
