import { Result, together } from '../../events/event.js';
import { NO_SEAT } from '../../state/ids.js';
import { seatsFor } from '../filters/card-filter.js';
import { addressing, inClause, thirdPerson } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';

/** Every player does it, you first, then clockwise: within, "you" is that player. */
export interface EachPlayerNode extends EffectNode {
  readonly effect: EffectNode;
}

const verb: Verb<EachPlayerNode> = {
  name: 'each player',
  run(game, call, node) {
    let result: Result | null = null;
    for (const seat of seatsFor(game, call, 'any')) {
      if (game.seat(seat).eliminated) continue;
      result = together(result, node.effect.verb.run(game, { ...call, you: seat, opponent: NO_SEAT }, node.effect));
    }
    return result ?? Result.none;
  },
  can: () => true,
  text: (node, words) =>
    `each player ${thirdPerson(node.effect.verb.text(node.effect, addressing(inClause(words), 'they')))}`,
};

export const eachPlayer = (effect: EffectNode): EachPlayerNode => Object.freeze({ verb, effect });
