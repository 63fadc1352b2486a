import { Result } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import { NO, YES } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { inClause } from '../../text/words.js';
import { type EffectNode, isOffered, type Verb } from '../language.js';

/** Something that its player may do or leave. Not asked where it could do nothing. */
export interface MayNode extends EffectNode {
  readonly effect: EffectNode;
}

const verb: Verb<MayNode> = {
  name: 'may',
  run(game, call, node) {
    if (!isOffered(game, call, node.effect)) return Result.none;
    const question = openQuestion(game.question, call.you, 'may');
    question.call = call;
    question.node = node.effect;
    question.options.push(YES, NO);
    return ask(game) === YES ? node.effect.verb.run(game, call, node.effect) : Result.none;
  },
  can: () => true,
  could: (game, call, { effect }) => isOffered(game, call, effect),
  lowersCost: (game, call, { effect }) => effect.verb.lowersCost?.(game, call, effect) ?? 0,
  text: (node, words) => `${words.subject} may ${node.effect.verb.text(node.effect, inClause(words))}`,
};

/** "You may ...". */
export const may = (effect: EffectNode): MayNode => Object.freeze({ verb, effect });

/** What stands behind the "you may" of an ability, or null where there is none. */
export function optionalPart(effect: EffectNode): EffectNode | null {
  return effect.verb === verb ? (effect as MayNode).effect : null;
}
