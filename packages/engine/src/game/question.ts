import type { EffectNode } from '../abilities/language.js';
import type { Listener } from '../abilities/in-force.js';
import { type CardId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import type { Call } from '../state/state.js';
import type { Words } from '../text/words.js';
import type { QuestionKind } from '../view/types.js';

/** A group of questions that together choose several things. */
export interface Group {
  id: number;
  min: number;
  max: number;
  /** Options picked so far. */
  chosen: number[];
  ordered: boolean;
}

/**
 * The open question. One object a game, filled anew for every question, so that asking costs nothing; whoever must keep
 * it makes a view of it.
 */
export class Question {
  seat: Seat = NO_SEAT;
  kind: QuestionKind = 'action';
  /** Packed options (options.ts). */
  readonly options: number[] = [];
  /** What asks: a card's text, or a rule of the catalogue. */
  call: Call | null = null;
  node: EffectNode | null = null;
  rule: string | null = null;
  /** The triggered abilities that `ability` options stand for, one each. */
  abilities: readonly { readonly listener: Listener }[] | null = null;
  /** A card that the question is about (the upgrade to attach). */
  subject: CardId = NO_CARD;
  /** What is to be chosen, as the card says it: rendered only when somebody reads. */
  wanted: { text(words: Words): string } | null = null;
  amount = 0;
  group: Group | null = null;
  /** Collected seat after seat; the others see nothing until then. */
  secret = false;
  /** Posed even with one option, since its options depend on what is hidden. */
  posed = false;
}

/** Starts a new question; options are pushed next, then `ask`. */
export function openQuestion(question: Question, seat: Seat, kind: QuestionKind): Question {
  question.seat = seat;
  question.kind = kind;
  question.options.length = 0;
  question.call = null;
  question.node = null;
  question.rule = null;
  question.abilities = null;
  question.subject = NO_CARD;
  question.wanted = null;
  question.amount = 0;
  question.group = null;
  question.secret = false;
  question.posed = false;
  return question;
}
