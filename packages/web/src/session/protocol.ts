import type { DeckSetup } from '@dejarik/engine';
import type { Estimate, Hint, Review, SeatNumber, SessionSetup, SessionUpdate } from '../contract.ts';
import type { BotInfo, DeckFileKind, DeckInfo, DeckQuestion, DeckSource, DeckVerdict, FormatInfo } from './host.ts';

interface Answers {
  bots: readonly BotInfo[];
  decks: readonly DeckInfo[];
  show: readonly DeckInfo[];
  formats: readonly FormatInfo[];
  judge: DeckVerdict;
  write: string;
  start: null;
  pick: null;
  undo: null;
  concede: null;
  hint: Hint | null;
  'stop hint': null;
  estimates: null;
  review: Review | null;
  'stop review': null;
}

interface Questions {
  bots: object;
  decks: object;
  show: { readonly decks: Readonly<Record<string, DeckSetup>> };
  formats: object;
  judge: { readonly question: DeckQuestion };
  write: { readonly deck: DeckSource; readonly kind: DeckFileKind };
  start: { readonly setup: SessionSetup; readonly replay: string | null };
  pick: { readonly seat: SeatNumber; readonly question: number; readonly keys: readonly string[] };
  undo: { readonly seat: SeatNumber };
  concede: { readonly seat: SeatNumber };
  hint: { readonly seat: SeatNumber; readonly question: number };
  'stop hint': object;
  estimates: { readonly wanted: boolean };
  review: { readonly seat: SeatNumber };
  'stop review': object;
}

export type RequestName = keyof Questions;

/** What the page asks of its worker. */
export type Request<Name extends RequestName = RequestName> = {
  [Each in Name]: { readonly type: Each } & Questions[Each];
}[Name];

/** What the worker answers to a request. */
export type Answer<Name extends RequestName = RequestName> = Answers[Name];

/** Requests have an `id` and are answered by exactly one `done` or `failed`. */
export type ToWorker = Request & { readonly id: number };

export type FromWorker =
  | { readonly type: 'done'; readonly id: number; readonly result: Answer }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'update'; readonly update: SessionUpdate; readonly replay: string }
  /** How far the answer to a request has come, 0 to 1. */
  | { readonly type: 'progress'; readonly id: number; readonly part: number }
  | { readonly type: 'estimate'; readonly estimate: Estimate }
  | { readonly type: 'crash'; readonly message: string; readonly replay: string };
