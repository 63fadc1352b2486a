import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';
import { type About, aboutText, isAbout } from './card-events.js';

interface HealsNode extends TriggerNode {
  readonly about: About;
}
const trigger: Trigger<HealsNode> = {
  happenings: () => [Happening.healed],
  hears: (game, self, seat, event, node) => event.by === seat && isAbout(game, self, seat, node.about, event.card),
  // No damage came off: it was not healed.
  came: (_game, event) => event.done > 0,
  text: (node, words) => `you heal damage from ${aboutText(node.about, words)}`,
};
/** With "after": you healed 1 or more damage from a card. [terms.heal.zero] */
export const youHeal = (about: About): HealsNode => Object.freeze({ trigger, about });
