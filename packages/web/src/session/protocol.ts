import type { SeatNumber, SessionSetup, SessionUpdate } from '../contract.ts';
import type { DeckInfo } from './host.ts';

/** What the page asks of its worker. Requests with an `id` are answered by exactly one `done` or `failed`. */
export type ToWorker =
  | { readonly type: 'decks'; readonly id: number }
  | { readonly type: 'start'; readonly id: number; readonly setup: SessionSetup; readonly replay: string | null }
  | {
      readonly type: 'pick';
      readonly id: number;
      readonly seat: SeatNumber;
      readonly question: number;
      readonly keys: readonly string[];
    }
  | { readonly type: 'undo'; readonly id: number; readonly seat: SeatNumber }
  | { readonly type: 'concede'; readonly id: number; readonly seat: SeatNumber }
  | { readonly type: 'replay'; readonly id: number };

export type FromWorker =
  | { readonly type: 'done'; readonly id: number; readonly result: Answer }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'update'; readonly update: SessionUpdate; readonly replay: string }
  | { readonly type: 'crash'; readonly message: string; readonly replay: string };

export type Answer = readonly DeckInfo[] | string | null;

/** A request without the number that the channel gives it. */
export type Request = ToWorker extends infer Each ? (Each extends ToWorker ? Omit<Each, 'id'> : never) : never;
