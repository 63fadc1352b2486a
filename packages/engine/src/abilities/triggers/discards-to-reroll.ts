import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';

const trigger: Trigger = {
  happenings: () => [Happening.discardedFromHand],
  hears: (_game, _self, seat, event) => event.flag && event.seat !== seat,
  text: () => 'an opponent discards a card from their hand to reroll dice',
};
/** By that kind of action, whose reroll goes on as usual. [clarification.asajj-ventress] */
export const opponentDiscardsToReroll: TriggerNode = Object.freeze({ trigger });
