import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { CardType, Zone } from '../../state/state.js';
import { brings } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';

interface BecomeNode extends EffectNode {
  readonly type: 'support' | 'upgrade';
}
const becomeVerb: Verb<BecomeNode> = {
  name: 'become',
  run(game, call, node) {
    const card = game.card(call.self);
    if (card.zone !== Zone.play) return Result.none;
    const changed = brings(call, Happening.typeChanged);
    changed.card = call.self;
    changed.detail = CardType[node.type];
    const batch = [changed];
    if (card.exhausted) {
      const readied = brings(call, Happening.readied);
      readied.card = call.self;
      batch.push(readied);
    }
    return occur(game, batch);
  },
  can: () => true,
  text: (node, words) => `this ${words.self} becomes a ready ${node.type} for the rest of the game`,
};
/** Its die goes with it, in the pool or not. [clarification.one-with-the-force] */
export const becomeSupport: BecomeNode = Object.freeze({ verb: becomeVerb, type: 'support' });
