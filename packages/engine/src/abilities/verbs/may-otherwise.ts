import { Result } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import { NO, YES } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { inClause } from '../../text/words.js';
import { type EffectNode, isOffered, type Verb } from '../language.js';

/** "You may do this. Otherwise do that": the other happens also where the first cannot be done. */
export interface MayOtherwiseNode extends EffectNode {
  readonly effect: EffectNode;
  readonly otherwise: EffectNode;
}

const verb: Verb<MayOtherwiseNode> = {
  name: 'may, otherwise',
  run(game, call, node) {
    if (isOffered(game, call, node.effect)) {
      const question = openQuestion(game.question, call.you, 'may');
      question.call = call;
      question.node = node.effect;
      question.options.push(YES, NO);
      if (ask(game) === YES) {
        const result = node.effect.verb.run(game, call, node.effect);
        if (result !== Result.none) return result;
      }
    }
    return node.otherwise.verb.run(game, call, node.otherwise);
  },
  can: () => true,
  text(node, words) {
    const first = node.effect.verb.text(node.effect, inClause(words));
    return `${words.subject} may ${first}. Otherwise, ${node.otherwise.verb.text(node.otherwise, words)}`;
  },
};

export const mayOtherwise = (effect: EffectNode, otherwise: EffectNode): MayOtherwiseNode =>
  Object.freeze({ verb, effect, otherwise });
