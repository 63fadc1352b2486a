import type { DeckSetup } from '../game/create.js';
import type { Estimate, Hint, Review } from './advice.js';
import type { GameView, LogLine, SeatNumber } from './types.js';

/** Who sits where: a person at this client, or a program. */
export interface SeatSetup {
  readonly name: string;
  /** A deck code that the session knows (`AW-H`), or that the setup's `decks` explain. */
  readonly deck: string;
  /** Name of a bot (`padawan`, `random`), or null for a person. */
  readonly bot: string | null;
}

export interface SessionSetup {
  readonly seats: readonly SeatSetup[];
  readonly edition: string;
  /** Any text; the same seed and picks give the same game. */
  readonly seed: string;
  /** Decks that players have brought, by the codes that their seats name. */
  readonly decks?: Readonly<Record<string, DeckSetup>>;
}

/** What a session tells its client after every change. */
export interface SessionUpdate {
  /** One view for each seat that a person at this client has; a client shows only the one whose person is looking. */
  readonly views: Readonly<Record<SeatNumber, GameView>>;
  /** Per seat of `views`: log lines since the last update. `reset` says to forget the earlier ones first. */
  readonly log: Readonly<Record<SeatNumber, readonly LogLine[]>>;
  readonly reset: boolean;
  /** The seat that may take back its last pick now, or null. */
  readonly undo: SeatNumber | null;
  /** A bot is thinking. */
  readonly thinking: SeatNumber | null;
}

/**
 * The only door between a table and a game. Alone or at one screen it is a worker with the engine and the bots inside;
 * online it will be a socket. Components never know which.
 */
export interface GameSession {
  readonly setup: SessionSetup;
  /** Calls back at once with the present state and after every change; returns the way to stop that. */
  subscribe(listener: (update: SessionUpdate) => void): () => void;
  /** Calls back when the session cannot go on: the message, and the replay so far. */
  onCrash(listener: (message: string, replay: string) => void): () => void;
  /**
   * Picks option keys one after the other (a multi-select is several). `question` is the number of the question that
   * was seen. Rejects with a message for an option that is not there; the game is then unchanged.
   */
  pick(seat: SeatNumber, question: number, keys: readonly string[]): Promise<void>;
  undo(seat: SeatNumber): Promise<void>;
  /**
   * What a strong player would do at that question, from what the seat knows; `progress` hears how far the thought has
   * come, 0 to 1. Null when it is stopped, or void since the game went on.
   */
  hint(seat: SeatNumber, question: number, progress: (part: number) => void): Promise<Hint | null>;
  stopHint(): void;
  /** Calls back with the chances at every question of a person, while they are wanted. */
  onEstimate(listener: (estimate: Estimate) => void): () => void;
  wantEstimates(wanted: boolean): void;
  /**
   * Judges every turn of the seat once the game is over; `progress` hears how far it has come, 0 to 1. Null when it is
   * stopped.
   */
  review(seat: SeatNumber, progress: (part: number) => void): Promise<Review | null>;
  stopReview(): void;
  concede(seat: SeatNumber): Promise<void>;
  /** The replay file so far: JSON text that `dejarik replay` reads, and that `resume` of a later session takes. */
  replay(): Promise<string>;
  close(): void;
}
