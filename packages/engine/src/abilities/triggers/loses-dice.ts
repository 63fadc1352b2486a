import { Happening } from '../../events/event.js';
import { CardType } from '../../state/state.js';
import { dieKind } from '../filters/die-filter.js';
import type { Trigger, TriggerNode } from '../language.js';

const trigger: Trigger = {
  happenings: () => [Happening.removed],
  hears: (game, _self, seat, event) =>
    event.seat === seat && event.by !== seat && dieKind(game, event.die) === CardType.character,
  once: true,
  text: () => 'one or more of your character dice are removed by an opponent',
};
/** Dice that are removed at one moment are heard together. [terms.remove-die] */
export const opponentRemovesCharacterDice: TriggerNode = Object.freeze({ trigger });
