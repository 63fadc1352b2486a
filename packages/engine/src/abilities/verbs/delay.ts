import { Happening } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { cloneCall } from '../../state/clone.js';
import type { Game } from '../../game/game.js';
import { brings } from '../happen.js';
import { inClause } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';

/** Sets up an effect for later; it happens even if the card is gone by then. [abilities.delayed] [abilities.delayed.source-gone] */
export interface DelayNode extends EffectNode {
  readonly when: 'round end';
  readonly effect: EffectNode;
}

const verb: Verb<DelayNode> = {
  name: 'delay',
  run(game, call, node) {
    const { nodes } = game.definitions[call.definition] as Game['definitions'][number];
    const later = cloneCall(call);
    later.event = null;
    game.state.delayed.push({ when: Happening.roundEnded, entry: { node: nodes.indexOf(node.effect), call: later } });
    return occurOne(game, brings(call, Happening.delayed));
  },
  can: () => true,
  text(node, words) {
    const effect = node.effect.verb.text(node.effect, inClause(words));
    return effect.includes('. ') ? `after this round ends, ${effect}` : `${effect} after this round ends`;
  },
};
export const atRoundEnd = (effect: EffectNode): DelayNode => Object.freeze({ verb, when: 'round end', effect });
