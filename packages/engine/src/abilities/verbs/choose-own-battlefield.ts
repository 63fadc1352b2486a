import { Result } from '../../events/event.js';
import { cardOf, option, Pick } from '../../game/options.js';
import { CardType } from '../../state/state.js';
import { chooseOne } from '../choose.js';
import type { EffectNode, Verb } from '../language.js';

/** Of the battlefields that you brought you choose the one that comes into use; the others stay set aside. */
const verb: Verb = {
  name: 'choose own battlefield',
  run(game, call) {
    const { event } = call;
    if (event === null) return Result.none;
    const brought = game.seat(call.you).setAside.filter((id) => game.card(id).type === CardType.battlefield);
    const picked = chooseOne(
      game,
      {
        seat: call.you,
        kind: 'card',
        min: 1,
        max: 1,
        about(question) {
          question.call = call;
          question.wanted = { text: () => 'the battlefield that you bring into use' };
        },
      },
      brought.map((id) => option(Pick.card, id)),
    );
    if (picked !== null) event.card = cardOf(picked);
    event.cancelled = false;
    return picked === null ? Result.none : Result.full;
  },
  can: () => true,
  text: () => 'choose one of your battlefields instead, and the others stay set aside',
};
/** For the replacement of a battlefield that would be chosen. [setup.rolloff.unused] */
export const chooseOwnBattlefield: EffectNode = Object.freeze({ verb });
