import type { CardId, DieId, Seat } from './ids.js';

/**
 * The state of a game at a stable point is plain data: small objects of one shape each, integers, no functions, no
 * cycles. Whatever survives a step of the game stands here and nowhere else. `cloneState` copies every field by hand.
 */

export const Zone = {
  deck: 0,
  hand: 1,
  discard: 2,
  setAside: 3,
  play: 4,
  limbo: 5,
  /** Face down under another card. */
  stacked: 6,
  removed: 7,
} as const;
export type Zone = (typeof Zone)[keyof typeof Zone];

export const CardType = {
  battlefield: 0,
  character: 1,
  downgrade: 2,
  event: 3,
  plot: 4,
  support: 5,
  upgrade: 6,
} as const;
export type CardType = (typeof CardType)[keyof typeof CardType];

export interface CardState {
  /** Index into `GameState.codes`: whose text and numbers the card has. Dealt anew at a shuffle. */
  definition: number;
  owner: Seat;
  controller: Seat;
  zone: Zone;
  /** Its type now (cards can change it). */
  type: CardType;
  /** What it is attached to or stacked on. */
  host: CardId;
  exhausted: boolean;
  damage: number;
  shields: number;
  resources: number;
  /** Counts its departures from play, so that a card that came back is not taken for the one that was marked. */
  incarnation: number;
  /** Bit n: seat n knows which card this is although it lies hidden. */
  known: number;
  /** Bit n: its own ability n was used up this round. */
  used: number;
  /** Its defeat was replaced, and it lives on with as much damage as health. */
  spared: boolean;
}

export const DiePlace = { setAside: 0, card: 1, pool: 2 } as const;
export type DiePlace = (typeof DiePlace)[keyof typeof DiePlace];

export interface DieState {
  /** Index into `GameState.codes`: whose sides it has. -1 for the slot of a deck card that never was in play. */
  definition: number;
  /** The card it belongs to; NO_CARD for a spare die. */
  card: CardId;
  /** The other card that it was placed on, or NO_CARD. */
  heldBy: CardId;
  owner: Seat;
  place: DiePlace;
  /** In whose pool it lies, or lay last. */
  pool: Seat;
  /** Index of the side that shows, or that showed last. */
  side: number;
  /** Its value when it last left a pool. */
  lastValue: number;
  /** Number of the turn in which it was last removed, -1 if never. */
  removedOn: number;
}

export interface SeatState {
  resources: number;
  /** Top card last: drawing is a pop. */
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  setAside: CardId[];
  /** Cards in play under this seat's control, in the order they came, but for the battlefield. */
  play: CardId[];
  pool: DieId[];
  eliminated: boolean;
  /** Has replaced an upgrade this round. */
  replaced: boolean;
  /** Number of its last turn this round, -1 before the first. */
  lastTurn: number;
  /** Where its battlefield, plots and spare dice came from. */
  battlefield: CardId;
}

/** What happened or is about to happen, in one shape for all kinds (see events/event.ts for what a kind uses). */
export interface GameEvent {
  kind: number;
  /** Whose it is: the seat that is affected. */
  seat: Seat;
  /** Who does it. */
  by: Seat;
  card: CardId;
  die: DieId;
  /** A second card: the host, the new place, the card to stack on. */
  target: CardId;
  amount: number;
  /** How much of the amount really happened. */
  done: number;
  /** Damage that shields and other blockers stopped. */
  blocked: number;
  /** What of it shields stopped. */
  byShields: number;
  /** A symbol, a side, a zone, a card type or a packed option, by kind. */
  detail: number;
  source: CardId;
  sourceDie: DieId;
  /** The controller of `card` as the event began: last-known information. */
  controller: Seat;
  /** The host of `card` as the event began. */
  host: CardId;
  /** Damage that nothing blocks, a removal that was forced: by kind. */
  flag: boolean;
  /** A replacement took its place, or something forbids it: it does not happen. */
  cancelled: boolean;
}

/** Who speaks which text: everything that a running ability needs beside the state. */
export interface Call {
  /** Index into `GameState.codes` of the card whose text runs. */
  definition: number;
  /** The card that "this" means. */
  self: CardId;
  selfIncarnation: number;
  /** Its player: "you". */
  you: Seat;
  /** "An opponent", and "that opponent" from then on; NO_SEAT until it is settled who that is. [mp.choose-opponent] */
  opponent: Seat;
  /** The die that is being resolved for it, or NO_DIE. */
  die: DieId;
  /** What `bind` bound: per slot ids, each followed by its incarnation. */
  bound: number[][];
  /** What triggered it, as it finally was. */
  event: GameEvent | null;
}

/** An ability or effect that waits in the queue. */
export interface QueueEntry {
  /** Number of the node within its definition, in preorder. */
  node: number;
  call: Call;
}

export interface DelayedEffect {
  /** A moment of events/event.ts: when it enters the queue. */
  when: number;
  entry: QueueEntry;
}

/** An ongoing change that outlasts the card which made it, for some time. */
export interface LastingEffect {
  /** The round with which it begins; it may be the next. */
  from: number;
  /** A moment of events/event.ts: when it is over. */
  until: number;
  /** The effect that made it, whose modifier is in force meanwhile. */
  entry: QueueEntry;
}

/** A limit on or an obligation of what a seat does with its coming actions. */
export interface TurnRule {
  seat: Seat;
  /** Index into TURN_RULES of rules/turn-rules.ts. */
  rule: number;
  /** The kind of action or the card that it is about. */
  value: number;
  card: CardId;
  /** Turns of that seat it still lasts; -1: until the end of the round. */
  turns: number;
}

/** State of the generator; see state/random.ts. */
export interface RandomState {
  /** 0 ChaCha12 in counter mode, 1 sfc32. */
  kind: number;
  key: readonly number[];
  counter: number;
  a: number;
  b: number;
  c: number;
  d: number;
  /** Faces that a test gives, in order; null in a real game. */
  rolls: readonly number[] | null;
  rolled: number;
}

export interface GameState {
  edition: string;
  /** Codes of every definition that can occur in this game; never changes. */
  codes: readonly string[];
  /** Characters that were taken with two dice; never changes. */
  elite: readonly CardId[];
  cards: CardState[];
  dice: DieState[];
  seats: SeatState[];
  /** The battlefield in use, its controller and who claimed it this round. */
  battlefield: CardId;
  controller: Seat;
  claimedBy: Seat;
  /** Settles simultaneous abilities while nobody controls the battlefield. */
  tiebreaker: Seat;
  /** Seats that conceded in the middle of something and leave when that is resolved; out of the game already. */
  leaving: Seat[];
  stage: number;
  active: Seat;
  /** Turns taken so far in the game. */
  turns: number;
  /** Passes in a row. */
  passes: number;
  round: number;
  /** Bumped by every event that changes something: an action that leaves it alone was a pass. */
  changes: number;
  changesAtTurn: number;
  /** Bumped whenever chance or a hidden card comes to light: no pick before it can be taken back. */
  exposed: number;
  /** Numbers the choices of several. */
  groups: number;
  /** Kind of the last action that was taken, for what refers to it. */
  lastAction: number;
  queue: QueueEntry[];
  /** Seats that may take an additional action, first come first served; NO_SEAT: the action phase ends there. */
  extra: Seat[];
  delayed: DelayedEffect[];
  lasting: LastingEffect[];
  /** Power actions that other cards lend and that were used this round (state/uses.ts). */
  lentUses: number[];
  turnRules: TurnRule[];
  random: RandomState;
  winner: Seat;
  /** Index into END_REASONS; 0 while the game goes on. */
  endedBy: number;
}

export const END_REASONS = ['', 'defeat', 'deck-out', 'concession', 'card effect', 'aborted'] as const;
export const EndReason = { none: 0, defeat: 1, deckOut: 2, concession: 3, cardEffect: 4, aborted: 5 } as const;
export type EndReason = (typeof EndReason)[keyof typeof EndReason];
