import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';

const setupTrigger: Trigger = {
  happenings: () => [Happening.setUp],
  hears: () => true,
  text: () => 'setup',
};
/** With "after": when roll-off and shields are done, before the first round. [setup.plots] */
export const setup: TriggerNode = Object.freeze({ trigger: setupTrigger });
