import { rollDiceIn } from '../../rules/activate.js';
import { Result } from '../../events/event.js';
import type { EffectNode, Verb } from '../language.js';
import { chooseOne } from '../choose.js';
import { removedDice } from '../conditions/conditions.js';
import { dieOf, option, Pick } from '../../game/options.js';

const rollRemovedVerb: Verb = {
  name: 'roll removed die',
  run(game, call) {
    const picked = chooseOne(
      game,
      {
        seat: call.you,
        kind: 'die',
        min: 1,
        max: 1,
        about(question) {
          question.call = call;
        },
      },
      removedDice(game, call.you).map((die) => option(Pick.die, die)),
    );
    return picked === null ? Result.none : rollDiceIn(game, call.you, [dieOf(picked)], call.self);
  },
  can: (game, call) => removedDice(game, call.you).length > 0,
  text: () => 'roll one of those removed dice into your pool',
};
export const rollRemovedDie: EffectNode = Object.freeze({ verb: rollRemovedVerb });
