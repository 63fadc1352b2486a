import { Result } from '../../events/event.js';
import { inClause } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';
import { accepts } from '../offer.js';

/** "You may do this. Otherwise do that": the other happens also where the first cannot be done. */
export interface MayOtherwiseNode extends EffectNode {
  readonly effect: EffectNode;
  readonly otherwise: EffectNode;
}

const verb: Verb<MayOtherwiseNode> = {
  name: 'may, otherwise',
  run(game, call, { effect, otherwise }) {
    const done = accepts(game, call, effect) ? effect.verb.run(game, call, effect) : Result.none;
    return done === Result.none ? otherwise.verb.run(game, call, otherwise) : done;
  },
  can: () => true,
  text(node, words) {
    const first = node.effect.verb.text(node.effect, inClause(words));
    return `${words.subject} may ${first}. Otherwise, ${node.otherwise.verb.text(node.otherwise, words)}`;
  },
};

export const mayOtherwise = (effect: EffectNode, otherwise: EffectNode): MayOtherwiseNode =>
  Object.freeze({ verb, effect, otherwise });
