import { Pick, pickOf } from '../game/options.js';
import type { Question } from '../game/question.js';
import type { Chance } from './chance.js';

/**
 * How a random game picks. `uniform`: any option. `eager`: seldom what ends or leaves something, and blows mostly on the
 * same opponent's character, so that more cards come into play and characters fall.
 */
export type Style = 'uniform' | 'eager';

const IDLE = new Set<Pick>([Pick.pass, Pick.decline, Pick.no, Pick.none, Pick.claim, Pick.reroll, Pick.done]);
/** One in so many times an eager game takes what it likes less. */
const SELDOM = 8;

/** The place of an option. */
export function pickBy(style: Style, question: Question, chance: Chance): number {
  const { options, kind } = question;
  if (style === 'uniform' || chance.oneIn(SELDOM)) return chance.below(options.length);
  // Options go clockwise from the asked seat: an opponent's cards come last.
  if (kind === 'card' && !chance.oneIn(4)) return options.length - 1;
  const lively = options.flatMap((packed, at) => (IDLE.has(pickOf(packed)) ? [] : [at]));
  return lively.length === 0 || kind === 'upkeep discard' || kind === 'mulligan'
    ? chance.below(options.length)
    : chance.pick(lively);
}
