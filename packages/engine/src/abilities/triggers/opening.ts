import { Happening } from '../../events/event.js';
import { Stage } from '../../game/stages.js';
import type { Trigger, TriggerNode } from '../language.js';

/* What a player's card hears before the first round, when setup is under way. */

const handTrigger: Trigger = {
  happenings: () => [Happening.drawn],
  hears: (game, _self, seat, event) => event.seat === seat && game.state.stage === Stage.shuffle,
  text: () => 'you draw your starting hand',
};
/** With "before": the deck is shuffled by then. What is drawn in the place of returned cards is no starting hand. */
export const drawsStartingHand: TriggerNode = Object.freeze({ trigger: handTrigger });

const battlefieldTrigger: Trigger = {
  happenings: () => [Happening.battlefieldChosen],
  hears: (_game, _self, seat, event) => event.seat === seat,
  text: (_node, _words, timing) => `your battlefield ${timing === 'would' ? 'would be' : 'is'} chosen for the game`,
};
/** Yours is taken, whoever chooses. [setup.rolloff.winner-chooses] */
export const ownBattlefieldChosen: TriggerNode = Object.freeze({ trigger: battlefieldTrigger });
