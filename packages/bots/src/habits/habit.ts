import { type Game, optionKey, type Question } from '@dejarik/engine';
import { assignPoint } from './assign.js';
import { guessCard, guessDie, guessOpponent, strikeTarget, shieldTarget } from './targets.js';
import { bestSide, diceToReroll, diceToTurn, nextDieToResolve } from './dice.js';
import { cardsToPutBack, cardsToThrowAway } from './hand.js';

/** An answer at sight. Where it is not sure, trying the options is worth the time. */
export interface Answer {
  /** The place of the option. */
  readonly pick: number;
  readonly sure: boolean;
}

const surely = (pick: number): Answer => ({ pick, sure: true });
const perhaps = (pick: number): Answer => ({ pick, sure: false });

/**
 * How `padawan` answers a question at sight, for whatever seat is asked: fixed rules, no looking ahead. For every kind
 * of question there is an answer.
 */
export function habit(game: Game, question: Question): Answer {
  const last = question.options.length - 1;
  switch (question.kind) {
    case 'action':
    case 'extra action':
      return surely(last);
    case 'mulligan':
      return surely(cardsToPutBack(game, question));
    case 'upkeep discard':
      return surely(cardsToThrowAway(game, question));
    case 'assign':
      return surely(assignPoint(game, question));
    case 'die':
      return die(game, question);
    case 'card':
      return card(game, question);
    case 'side':
      return surely(bestSide(game, question));
    case 'replace':
      return perhaps(last);
    case 'may':
      return perhaps(question.options.findIndex((option) => optionKey(option) === 'yes'));
    case 'setup shields':
    case 'order':
      return surely(0);
    case 'opponent':
      return perhaps(guessOpponent(game, question));
    case 'battlefield':
    case 'host':
    case 'modifier':
    case 'ability':
    case 'mode':
    case 'number':
    case 'symbol':
    case 'color':
    case 'limit':
      return perhaps(0);
  }
}

function die(game: Game, question: Question): Answer {
  switch (question.rule) {
    case 'actions.resolve.same-symbol':
      return surely(nextDieToResolve(game, question));
    case 'actions.reroll.choose-first':
      return surely(diceToReroll(game, question));
    case 'dice.focus':
      return surely(diceToTurn(game, question));
    default:
      return perhaps(guessDie(game, question));
  }
}

function card(game: Game, question: Question): Answer {
  switch (question.rule) {
    case 'dice.melee':
    case 'dice.ranged':
      return surely(strikeTarget(game, question));
    case 'dice.shield':
      return surely(shieldTarget(game, question));
    default:
      return perhaps(guessCard(game, question));
  }
}
