import { Happening } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { brings } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';

/*
 * The action phase ends once the action and the queue are done: no further turn, and additional actions that wait are
 * lost. What follows actions that the same card grants waits for these.
 */

const endVerb = (name: string, atOnce: boolean): Verb => ({
  name,
  run(game, call) {
    const event = brings(call, Happening.actionPhaseEnding);
    event.flag = atOnce;
    return occurOne(game, event);
  },
  can: () => true,
  text: () => 'end the action phase',
});

export const endActionPhase: EffectNode = Object.freeze({ verb: endVerb('end action phase', true) });
/** Behind the additional actions that have been granted up to now. */
export const endActionPhaseAfterActions: EffectNode = Object.freeze({ verb: endVerb('end action phase later', false) });
