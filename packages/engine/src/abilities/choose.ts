import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { cardOf, dieOf, DONE, option, Pick } from '../game/options.js';
import { openQuestion, type Question } from '../game/question.js';
import type { CardId, DieId, Seat } from '../state/ids.js';
import type { Call } from '../state/state.js';
import type { Words } from '../text/words.js';
import type { QuestionKind } from '../view/types.js';

/** What a choice of several needs beside its candidates. */
export interface Choice {
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly min: number;
  readonly max: number;
  /** Whether an option may be added to what was picked so far; everything may when not given. */
  readonly suits?: (chosen: readonly number[], option: number) => boolean;
  /** Whether it may end with these; more never spoil it. Any may when not given. */
  readonly suffices?: (chosen: readonly number[]) => boolean;
  /** The options depend on what only the chooser knows, so the question is posed in any case. */
  readonly hidden?: boolean;
  readonly secret?: boolean;
  /** Says what it is about: fields of the question. */
  readonly about: (question: Question) => void;
}

/**
 * Chooses one of the options, or null where there is none (or, hidden, none was there to choose). Asks only where there
 * is a choice.
 */
export function chooseOne(game: Game, choice: Choice, options: readonly number[]): number | null {
  const picked = chooseSeveral(game, choice, options);
  return picked[0] ?? null;
}

type Wanted = (words: Words) => string;

/**
 * The call's player chooses one of the cards, or nothing where `optional`; `wanted` says what they are. Null where none
 * is chosen.
 */
export function chooseCard(
  game: Game,
  call: Call,
  cards: readonly CardId[],
  wanted: Wanted,
  { hidden = false, optional = false } = {},
): CardId | null {
  const choice: Choice = {
    seat: call.you,
    kind: 'card',
    min: optional ? 0 : 1,
    max: 1,
    hidden,
    about: (question) => tell(question, call, wanted),
  };
  const picked = chooseOne(
    game,
    choice,
    cards.map((card) => option(Pick.card, card)),
  );
  return picked === null ? null : cardOf(picked);
}

/** The same of dice. */
export function chooseDie(game: Game, call: Call, dice: readonly DieId[], wanted: Wanted): DieId | null {
  const about = (question: Question): void => tell(question, call, wanted);
  const picked = chooseOne(
    game,
    { seat: call.you, kind: 'die', min: 1, max: 1, about },
    dice.map((die) => option(Pick.die, die)),
  );
  return picked === null ? null : dieOf(picked);
}

function tell(question: Question, call: Call, wanted: Wanted): void {
  question.call = call;
  question.wanted = { text: wanted };
}

/**
 * Chooses between `min` and `max` of the options, one question after the other in one group. The order of picking means
 * nothing, so only later options are offered after each, and only while enough are left. [terms.target.simultaneous]
 */
export function chooseSeveral(game: Game, choice: Choice, options: readonly number[]): number[] {
  const max = Math.min(choice.max, options.length);
  const min = Math.min(choice.min, max);
  const chosen: number[] = [];
  if (max === 0 && choice.hidden !== true) return chosen;
  if (max === 0) {
    pose(game, choice, null, [DONE]);
    ask(game);
    return chosen;
  }
  if (max === 1 && min === 1) {
    pose(game, choice, null, options);
    return [ask(game)];
  }
  const id = game.state.groups++;
  let from = 0;
  while (chosen.length < max) {
    const offered: number[] = [];
    const missing = Math.max(0, min - chosen.length - 1);
    for (let i = from; i < options.length - missing; i++) {
      const one = options[i] as number;
      if (choice.suits?.(chosen, one) === false) continue;
      if (choice.suffices?.([...chosen, ...options.slice(i)]) !== false) offered.push(one);
    }
    if (chosen.length >= min && choice.suffices?.(chosen) !== false) offered.push(DONE);
    if (offered.length === 0) return [];
    if (offered.length === 1 && offered[0] === DONE) break;
    pose(game, choice, { id, min, max, chosen: chosen.slice(), ordered: false }, offered);
    const picked = ask(game);
    if (picked === DONE) break;
    chosen.push(picked);
    from = options.indexOf(picked) + 1;
  }
  return chosen;
}

function pose(game: Game, choice: Choice, group: Question['group'], options: readonly number[]): void {
  const question = openQuestion(game.question, choice.seat, choice.kind);
  question.group = group;
  question.posed = choice.hidden === true;
  question.secret = choice.secret === true;
  choice.about(question);
  for (const option of options) question.options.push(option);
}

/** Of cards that nothing tells apart, out of play, one of each design. */
export const onePerDesign = (game: Game, cards: readonly CardId[]): CardId[] =>
  cards.filter((card, at) => cards.findIndex((one) => game.definition(one) === game.definition(card)) === at);
