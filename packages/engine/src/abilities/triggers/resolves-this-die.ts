import { shown } from '../../events/dice.js';
import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';

interface ResolvesNode extends TriggerNode {
  /** Only on a side with a resource cost, whether that is paid or not. */
  readonly withCost: boolean;
}
const trigger: Trigger<ResolvesNode> = {
  happenings: () => [Happening.resolved],
  // Heard while the die still lies in the pool.
  hears: (game, self, seat, event, { withCost }) =>
    event.by === seat && game.die(event.die).card === self && (!withCost || shown(game, event.die).cost > 0),
  text: ({ withCost }, _words, timing) =>
    `you ${timing === 'would' ? 'would ' : ''}resolve this die${withCost ? ' showing a resource cost' : ''}`,
};
/** Only its player: when somebody else resolves it the ability is silent. [faq.palpatine-anger] */
export const youResolveThisDie: ResolvesNode = Object.freeze({ trigger, withCost: false });
export const youResolveThisDieWithCost: ResolvesNode = Object.freeze({ trigger, withCost: true });
