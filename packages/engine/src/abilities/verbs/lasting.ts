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
  /** It begins with the next round, to whose action phase or end it lasts. */
  readonly next: boolean;
  readonly ability: StaticAbility;
}

const ENDS = { 'action phase': Happening.actionPhaseEnded, round: Happening.roundEnded } as const;

const verb: Verb<LastingNode> = {
  name: 'lasting',
  run(game, call, node) {
    const { nodes } = game.definitions[call.definition] as Game['definitions'][number];
    const kept = cloneCall(call);
    kept.event = null;
    const from = game.state.round + (node.next ? 1 : 0);
    game.state.lasting.push({ from, until: ENDS[node.until], entry: { node: nodes.indexOf(node), call: kept } });
    game.index = null;
    const result = occurOne(game, brings(call, Happening.delayed));
    mend(game);
    return result;
  },
  can: () => true,
  text({ until, next, ability }, words) {
    const change = ability.modifier.modifier.text(ability.modifier, words);
    return next ? `${change} during the next ${until}` : `until the end of the ${until}, ${change}`;
  },
};

export const lasting = (until: LastingNode['until'], modifier: ModifierNode): LastingNode =>
  Object.freeze({ verb, until, next: false, ability: ongoing(modifier) });
/** "That die cannot be rolled during the next round." */
export const duringNextRound = (modifier: ModifierNode): LastingNode =>
  Object.freeze({ verb, until: 'round', next: true, ability: ongoing(modifier) });
