import { Result } from '../../events/event.js';
import { CardType } from '../../state/state.js';
import { chooseCard } from '../choose.js';
import type { EffectNode, Verb } from '../language.js';

/** Of the battlefields that you brought you choose the one that comes into use; the others stay set aside. */
const verb: Verb = {
  name: 'choose own battlefield',
  run(game, call) {
    const { event } = call;
    if (event === null) return Result.none;
    const brought = game.seat(call.you).setAside.filter((id) => game.card(id).type === CardType.battlefield);
    const card = chooseCard(game, call, brought, () => 'the battlefield that you bring into use');
    if (card !== null) event.card = card;
    event.cancelled = false;
    return card === null ? Result.none : Result.full;
  },
  can: () => true,
  text: () => 'choose one of your battlefields instead, and the others stay set aside',
};
/** For the replacement of a battlefield that would be chosen. [setup.rolloff.unused] */
export const chooseOwnBattlefield: EffectNode = Object.freeze({ verb });
