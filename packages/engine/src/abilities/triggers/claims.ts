import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';

const trigger: Trigger = {
  happenings: () => [Happening.claimed],
  hears: (_game, _self, seat, event) => event.seat === seat,
  text: (_node, _words, timing) =>
    timing === 'would' ? 'you would claim the battlefield' : 'you claim the battlefield',
};
/** You take the action; what only uses a claim ability is none. [actions.claim] */
export const youClaim: TriggerNode = Object.freeze({ trigger });
