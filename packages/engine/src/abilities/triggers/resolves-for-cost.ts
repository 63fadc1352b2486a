import { shown } from '../../events/dice.js';
import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';

const trigger: Trigger = {
  happenings: () => [Happening.resolved],
  // Heard while the die still lies in the pool.
  hears: (game, self, seat, event) =>
    event.by === seat && game.die(event.die).card === self && shown(game, event.die).cost > 0,
  text: (_node, _words, timing) => `you ${timing === 'would' ? 'would ' : ''}resolve this die showing a resource cost`,
};
/** You resolve this card's die on a side with a resource cost, whether that is paid or not. */
export const youResolveThisDieWithCost: TriggerNode = Object.freeze({ trigger });
