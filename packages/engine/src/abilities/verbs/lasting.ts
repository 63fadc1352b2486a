import { Happening } from '../../events/event.js';
import { mend, occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { cloneCall } from '../../state/clone.js';
import { ongoing, type StaticAbility } from '../ability.js';
import { brings } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';
import type { ModifierNode } from '../modifiers/modifier.js';

/** Sets up an ongoing change for some time; it does not need its card any more. [abilities.effect] [terms.increases] */
export interface LastingNode extends EffectNode {
  readonly until: 'action phase' | 'round';
  readonly ability: StaticAbility;
}

const ENDS = { 'action phase': Happening.actionPhaseEnded, round: Happening.roundEnded } as const;

const verb: Verb<LastingNode> = {
  name: 'lasting',
  run(game, call, node) {
    const { nodes } = game.definitions[call.definition] as Game['definitions'][number];
    const kept = cloneCall(call);
    kept.event = null;
    game.state.lasting.push({ until: ENDS[node.until], entry: { node: nodes.indexOf(node), call: kept } });
    game.index = null;
    const result = occurOne(game, brings(call, Happening.delayed));
    mend(game);
    return result;
  },
  can: () => true,
  text: ({ until, ability }, words) =>
    `until the end of the ${until}, ${ability.modifier.modifier.text(ability.modifier, words)}`,
};

export const lasting = (until: LastingNode['until'], modifier: ModifierNode): LastingNode =>
  Object.freeze({ verb, until, ability: ongoing(modifier) });
