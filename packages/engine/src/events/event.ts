import { NO_CARD, NO_DIE, NO_SEAT } from '../state/ids.js';
import type { GameEvent } from '../state/state.js';

/**
 * Everything that can happen. `uses` in the comments: the fields of `GameEvent` with a meaning for the kind, beside
 * `by`, `source` and `sourceDie` (who and what does it) which all have.
 */
export const Happening = {
  /** seat, amount */
  resourcesGained: 0,
  /** seat, amount */
  resourcesLost: 1,
  /** seat, amount: a cost */
  resourcesSpent: 2,
  /** seat gains what target seat `detail` gives: amount */
  resourcesGiven: 3,
  /** seat, amount: cards from the top of the deck to the hand, at once */
  drawn: 4,
  /** seat, card, flag (to reroll dice): from hand to discard pile */
  discardedFromHand: 5,
  /** seat, card: from the top of the deck to the discard pile */
  discardedFromDeck: 6,
  /** card, detail (zone), flag (bottom of the deck): among places out of play */
  cardMoved: 7,
  /** seat: its deck */
  shuffled: 8,
  /** seat, card, amount (resources paid), target (host) */
  played: 9,
  /** seat, card, target (host) */
  enteredPlay: 10,
  /** card, detail (zone it goes to), flag (because its host was defeated) */
  leftPlay: 11,
  /** card, target (new host), seat (new controller) */
  attached: 12,
  /** card, detail (afterwards: dice that it rolled in) */
  activated: 13,
  /** card */
  exhausted: 14,
  /** card */
  readied: 15,
  /** die: from its card, or from set aside, into the pool of `seat` */
  rolledIn: 16,
  /** die: in its pool */
  rerolled: 17,
  /** die, detail (side) */
  turned: 18,
  /** die: from its pool, without being resolved */
  removed: 19,
  /** die, amount (value), detail (symbol), flag (it stays in the pool) */
  resolved: 20,
  /** die, target (card that it is placed on; none: it becomes a spare die), flag (it becomes that card's own) */
  diePlaced: 21,
  /** card, amount (dealt), detail (symbol, or -1), flag (unblockable), blocked, byShields */
  damaged: 22,
  /** card, amount */
  healed: 23,
  /** card (from), target (to), amount */
  damageMoved: 24,
  /** card, amount */
  shielded: 25,
  /** card, amount, flag (they blocked damage) */
  shieldsRemoved: 26,
  /** card, flag (by damage) */
  defeated: 27,
  /** seat, detail (kind of action), card or die: declared, not yet carried out */
  actionBegan: 28,
  /** the same, afterwards */
  actionTaken: 29,
  /** seat */
  passed: 30,
  /** seat */
  claimed: 31,
  /** seat gains control of the battlefield */
  controlGained: 32,
  /** amount (round) */
  roundBegan: 33,
  actionPhaseEnded: 34,
  roundEnded: 35,
  /** card, detail (new type), target (what it is attached to) */
  typeChanged: 36,
  /** seat, amount: additional actions */
  actionsGained: 37,
  /** card, target (whose ability it is), detail (its number): its use for this round is spent */
  abilityUsed: 38,
  /** card, detail (mask of seats that now know it), flag (revealed to all) */
  seen: 39,
  /** seat, detail (rule), card, amount (value), target */
  ruled: 40,
  /** an effect for later was set up */
  delayed: 41,
  /** seat: a battlefield is chosen: card */
  battlefieldChosen: 42,
  /** seat, amount: total of the roll-off */
  rolledOff: 43,
  /** seat concedes or is out */
  eliminated: 44,
  /** die: back to its card in upkeep or after the roll-off */
  dieReturned: 45,
  /** Never happens by itself: abilities on damage that is taken listen to it, and are told of the `damaged` event. */
  taken: 46,
  /** Setup is over, before the first round. */
  setUp: 47,
  /** card, amount: tokens that a card puts on itself; nothing is dealt */
  damagePlaced: 48,
  /** card: a battlefield comes into use in the place of the one that is; who controls it stays */
  battlefieldSwitched: 49,
  /** The action phase is to end, with the queue (flag), or else after the additional actions that wait. */
  actionPhaseEnding: 50,
} as const;
export type Happening = (typeof Happening)[keyof typeof Happening];

/** Number of kinds: the size of tables by kind. */
export const HAPPENINGS = 51;

/** Kinds that leave the game as it was, so that an action with nothing else was a pass. */
const IDLE = new Set<number>([
  Happening.actionBegan,
  Happening.actionTaken,
  Happening.passed,
  Happening.roundBegan,
  Happening.actionPhaseEnded,
  Happening.roundEnded,
  Happening.seen,
  Happening.rolledOff,
  Happening.setUp,
]);
/** By kind: whether it changes the game. */
export const CHANGES: readonly boolean[] = Array.from({ length: HAPPENINGS }, (_, kind) => !IDLE.has(kind));

/** A new event of that kind, everything else unset. */
export function happening(kind: Happening): GameEvent {
  return {
    kind,
    seat: NO_SEAT,
    by: NO_SEAT,
    card: NO_CARD,
    die: NO_DIE,
    target: NO_CARD,
    amount: 1,
    done: 0,
    blocked: 0,
    byShields: 0,
    detail: -1,
    source: NO_CARD,
    sourceDie: NO_DIE,
    controller: NO_SEAT,
    host: NO_CARD,
    flag: false,
    cancelled: false,
  };
}

/** What came of an effect: "then" wants full, "if you do" something; an action with none was a pass. */
export const Result = { none: 0, part: 1, full: 2 } as const;
export type Result = (typeof Result)[keyof typeof Result];

/** The result of several parts that belong together, one after the other; null before the first. */
export function together(before: Result | null, next: Result): Result {
  return before === null || before === next ? next : Result.part;
}

/** The result of what was done to so many where so many were wanted. */
export function outOf(wanted: number, done: number, result: Result): Result {
  return done < wanted && result === Result.full ? Result.part : result;
}
