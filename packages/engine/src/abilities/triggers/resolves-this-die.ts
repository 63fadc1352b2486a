import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';

const trigger: Trigger = {
  happenings: () => [Happening.resolved],
  hears: (game, self, seat, event) => event.by === seat && game.die(event.die).card === self,
  text: (_node, _words, timing) => (timing === 'would' ? 'you would resolve this die' : 'you resolve this die'),
};
/** Only its player: when somebody else resolves it the ability is silent. [faq.palpatine-anger] */
export const youResolveThisDie: TriggerNode = Object.freeze({ trigger });
