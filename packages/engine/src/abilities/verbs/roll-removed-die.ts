import { rollDiceIn } from '../../rules/activate.js';
import { Result } from '../../events/event.js';
import type { EffectNode, Verb } from '../language.js';
import { chooseDie } from '../choose.js';
import { removedDice } from '../conditions/conditions.js';

const verb: Verb = {
  name: 'roll removed die',
  run(game, call) {
    const die = chooseDie(game, call, removedDice(game, call.you), () => 'one of those removed dice');
    return die === null ? Result.none : rollDiceIn(game, call.you, [die], call.self);
  },
  can: (game, call) => removedDice(game, call.you).length > 0,
  text: () => 'roll one of those removed dice into your pool',
};
export const rollRemovedDie: EffectNode = Object.freeze({ verb });
