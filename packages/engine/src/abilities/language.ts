import { outOf, type Result } from '../events/event.js';
import type { Game } from '../game/game.js';
import type { CardId, DieId, Seat } from '../state/ids.js';
import type { Call, GameEvent } from '../state/state.js';
import type { Suits } from './filters/die-filter.js';
import type { Spare } from './spares.js';
import type { Words } from '../text/words.js';

/*
 * The ability language: cards are trees of frozen nodes, made by small typed functions. Every node points at the module
 * that knows what it means: how it runs, whether it is possible, how it reads. Methods are declared as methods so that a
 * module for one shape of node counts as a module for any.
 */

/** An instruction of a card. */
export interface EffectNode {
  readonly verb: Verb;
}
export interface Verb<N extends EffectNode = EffectNode> {
  readonly name: string;
  /** Carries it out for the call; may ask. */
  run(game: Game, call: Call, node: N): Result;
  /** Whether it can be carried out in full now, by public facts: as a cost, as something that "may" be done. */
  can(game: Game, call: Call, node: N): boolean;
  /** Whether it would do anything at all, be it only in part; where not given, what `can` says. */
  could?(game: Game, call: Call, node: N): boolean;
  /** Whether what it speaks of (not chooses) is no longer there, so that nothing could come of it, whatever is paid. */
  gone?(game: Game, call: Call, node: N): boolean;
  /** Of "do this to do that": whether the first can be done, whatever comes of the rest. Where not given, yes. */
  payable?(game: Game, call: Call, node: N): boolean;
  /** Before a card is played: by how much it could lower the cost, if that is possible now. */
  lowersCost?(game: Game, call: Call, node: N): number;
  /** An imperative phrase without a full stop: "deal 2 damage to a character". */
  text(node: N, words: Words): string;
  /** What it takes out of the set-aside zone. */
  spares?(node: N): readonly Spare[];
}

/** What a verb needs of a card beyond the words of the selector. */
export type CardSuits = (game: Game, call: Call, card: CardId) => boolean;

/** Which cards: "a character", "each of your characters", "that card". */
export interface CardsNode {
  readonly selector: CardSelector;
}
export interface CardSelector<N extends CardsNode = CardsNode> {
  /**
   * The cards; asks where there is a choice. Empty where there is none to choose. `suits` is what the verb needs of them
   * beyond the words (that they can be played ...).
   */
  find(game: Game, call: Call, node: N, suits?: CardSuits): CardId[];
  /** Whether it finds as many as it must, without asking. */
  can(game: Game, call: Call, node: N, suits?: CardSuits): boolean;
  /** How many it must find to be carried out in full; where not given, whatever it finds is all. */
  wanted?(call: Call, node: N): number;
  /** A noun phrase: "one of your blue characters". */
  text(node: N, words: Words): string;
}

/** Which dice: "a die", "all of an opponent's dice showing [ranged]". */
export interface DiceNode {
  readonly selector: DiceSelector;
}
export interface DiceSelector<N extends DiceNode = DiceNode> {
  /** The dice; `suits` is what the verb needs of them beyond the words (that they can be turned, resolved ...). */
  find(game: Game, call: Call, node: N, suits: Suits | null): DieId[];
  can(game: Game, call: Call, node: N, suits: Suits | null): boolean;
  /** How many it must find to be carried out in full; where not given, whatever it finds is all. */
  wanted?(call: Call, node: N): number;
  text(node: N, words: Words): string;
}

/** Which player: you, an opponent, the controller of a card. */
export interface PlayerNode {
  readonly player: PlayerSelector;
}
export interface PlayerSelector<N extends PlayerNode = PlayerNode> {
  find(game: Game, call: Call, node: N): Seat;
  /** "you", "an opponent". */
  text(node: N, words: Words): string;
}

/** A number: a constant or something counted. */
export type Amount = number | AmountNode;
export interface AmountNode {
  readonly amount: AmountKind;
}
export interface AmountKind<N extends AmountNode = AmountNode> {
  of(game: Game, call: Call, node: N): number;
  /** "the number of cards in your hand". */
  text(node: N, words: Words): string;
  /** Where it counts things: "card in your hand", to follow "for each". */
  each?(node: N, words: Words): string;
  /** Where it is one of two numbers: the first, and what is said behind it. */
  either?(node: N, words: Words): { readonly first: Amount; readonly rest: () => string };
}

/** Something that holds or not. */
export interface ConditionNode {
  readonly condition: Condition;
}
export interface Condition<N extends ConditionNode = ConditionNode> {
  holds(game: Game, call: Call, node: N): boolean;
  /** A clause: "you have more ready characters than an opponent". */
  text(node: N, words: Words): string;
  /** Where it can be told to do: "spot a blue character". */
  imperative?(node: N, words: Words): string;
}

/** The occurrence behind "before" or "after". */
export interface TriggerNode {
  readonly trigger: Trigger;
}
export interface Trigger<N extends TriggerNode = TriggerNode> {
  /** The kinds of event that it listens to. */
  happenings(node: N): readonly number[];
  /** Whether the event, about to happen or just matched, is one for the card `self` under the control of `seat`. */
  hears(game: Game, self: CardId, seat: Seat, event: GameEvent, node: N): boolean;
  /**
   * What can only be told when it has happened (the side that was rolled); asked in addition for "after" abilities.
   */
  came?(game: Game, event: GameEvent, node: N): boolean;
  /** For "after": of what happens at one moment one event is heard for all. */
  readonly once?: boolean;
  /** A clause: "you play an upgrade on this character". */
  text(node: N, words: Words, timing: 'would' | 'before' | 'after'): string;
}

/** Whether a player is asked if it should be done: it can be, and its object is still there. [queue.after-source-gone] */
export function isOffered(game: Game, call: Call, effect: EffectNode): boolean {
  const { verb } = effect;
  return couldDo(game, call, effect) && verb.gone?.(game, call, effect) !== true;
}

/** Whether carrying it out as far as possible would do anything. [abilities.mandatory] */
export function couldDo(game: Game, call: Call, effect: EffectNode): boolean {
  const { verb } = effect;
  return verb.could?.(game, call, effect) ?? verb.can(game, call, effect);
}

/** What is found may be less than what is wanted. */
interface Wanting<N> {
  readonly selector: { wanted?(call: Call, node: N): number };
}
/** The result of something done to so many as were found: only part of it where fewer were there than are wanted. */
export function doneTo<N extends Wanting<N>>(node: N, call: Call, found: number, result: Result): Result {
  return outOf(node.selector.wanted?.(call, node) ?? 0, found, result);
}

/** The number that an amount stands for. */
export function amountOf(game: Game, call: Call, amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.amount.of(game, call, amount);
}
