import { Result, together } from '../../events/event.js';
import { joined } from '../../text/words.js';
import { couldDo, type EffectNode, type Verb } from '../language.js';

/** What follows "then" is attempted only if everything before it was carried out completely. [abilities.then] */
export interface ThenNode extends EffectNode {
  readonly effects: readonly EffectNode[];
}

const verb: Verb<ThenNode> = {
  name: 'then',
  run(game, call, node) {
    let result: Result | null = null;
    for (const effect of node.effects) {
      result = together(result, effect.verb.run(game, call, effect));
      if (result !== Result.full) return result;
    }
    return result ?? Result.none;
  },
  can: (game, call, node) => node.effects.every((effect) => effect.verb.can(game, call, effect)),
  could: (game, call, { effects: [first] }) => first !== undefined && couldDo(game, call, first),
  text(node, words) {
    const parts = node.effects.map((effect) => effect.verb.text(effect, words));
    return parts.join(words.clause && joined(parts) !== null ? ', then ' : '. Then ');
  },
};

/** "Do this. Then do that." (Not named `then`: a module with such an export cannot be imported dynamically.) */
export const firstThen = (...effects: EffectNode[]): ThenNode => Object.freeze({ verb, effects });
