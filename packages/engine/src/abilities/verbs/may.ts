import { Result } from '../../events/event.js';
import { inClause } from '../../text/words.js';
import { type EffectNode, isOffered, type Verb } from '../language.js';
import { accepts } from '../offer.js';

/** Something that its player may do or leave. Not asked where it could do nothing. */
export interface MayNode extends EffectNode {
  readonly effect: EffectNode;
}

const verb: Verb<MayNode> = {
  name: 'may',
  run: (game, call, { effect }) => (accepts(game, call, effect) ? effect.verb.run(game, call, effect) : Result.none),
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
