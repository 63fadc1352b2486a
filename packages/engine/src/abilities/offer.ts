import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { NO, YES } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import type { Call } from '../state/state.js';
import { type EffectNode, isOffered } from './language.js';

/**
 * Whether the call's player, who may do it, does. Nobody is asked where it could do nothing; `rule` is where it stands
 * that it may be left, if no card says so.
 */
export function accepts(game: Game, call: Call, effect: EffectNode, rule: string | null = null): boolean {
  if (!isOffered(game, call, effect)) return false;
  const question = openQuestion(game.question, call.you, 'may');
  question.call = call;
  question.node = effect;
  question.rule = rule;
  question.options.push(YES, NO);
  return ask(game) === YES;
}
