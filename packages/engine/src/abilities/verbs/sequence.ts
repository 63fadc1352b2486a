import { Result, together } from '../../events/event.js';
import { capitalized, joined } from '../../text/words.js';
import { couldDo, type EffectNode, type Verb } from '../language.js';

/** Several instructions one after the other, each carried out as far as possible. [abilities.mandatory] */
export interface SequenceNode extends EffectNode {
  readonly effects: readonly EffectNode[];
}

const verb: Verb<SequenceNode> = {
  name: 'sequence',
  run(game, call, node) {
    let result: Result | null = null;
    for (const effect of node.effects) {
      result = together(result, effect.verb.run(game, call, effect));
    }
    return result ?? Result.none;
  },
  can: (game, call, node) => node.effects.every((effect) => effect.verb.can(game, call, effect)),
  could: (game, call, node) => node.effects.some((effect) => couldDo(game, call, effect)),
  text(node, words) {
    const parts = node.effects.map((effect) => effect.verb.text(effect, words));
    return (
      (words.clause ? joined(parts) : null) ?? parts.map((part, at) => (at === 0 ? part : capitalized(part))).join('. ')
    );
  },
};

/** "Do this. Do that." */
export const sequence = (...effects: EffectNode[]): SequenceNode => Object.freeze({ verb, effects });
