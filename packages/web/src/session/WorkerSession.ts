import type { GameSession, LogLine, SeatNumber, SessionSetup, SessionUpdate } from '../contract.ts';
import { bots } from './bots.ts';
import { Channel } from './channel.ts';
import type { DeckInfo, Host } from './host.ts';

type UpdateListener = (update: SessionUpdate) => void;
type CrashListener = (message: string, replay: string) => void;

/** A game in a worker of this page, with the engine and the programs that play inside. */
class WorkerSession implements GameSession {
  readonly setup: SessionSetup;
  readonly #channel: Channel;
  readonly #listeners = new Set<UpdateListener>();
  readonly #crashListeners = new Set<CrashListener>();
  #state: SessionUpdate | null = null;
  #log: Record<SeatNumber, readonly LogLine[]> = {};
  #crash: { readonly message: string; readonly replay: string } | null = null;

  constructor(setup: SessionSetup, replay: string | null) {
    this.setup = setup;
    this.#channel = new Channel({
      update: (update) => this.#take(update),
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

  async replay(): Promise<string> {
    // Every update brings the replay along, so that it outlives the worker.
    return this.#channel.lastReplay;
  }

  close(): void {
    this.#listeners.clear();
    this.#crashListeners.clear();
    this.#channel.close();
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

/** Games in workers of this page. */
export function workerHost(): Host {
  let decks: Promise<readonly DeckInfo[]> | undefined;
  const loadDecks = async (): Promise<readonly DeckInfo[]> => {
    const channel = new Channel({ update: () => undefined, crash: () => undefined });
    try {
      const answer = await channel.ask({ type: 'decks' });
      return typeof answer === 'string' || answer === null ? [] : answer;
    } finally {
      channel.close();
    }
  };
  return {
    bots,
    decks: () => (decks ??= loadDecks()),
    start: (setup) => new WorkerSession(setup, null),
    resume: (setup, replay) => new WorkerSession(setup, replay),
  };
}
