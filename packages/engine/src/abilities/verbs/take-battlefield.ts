import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { NO_CARD } from '../../state/ids.js';
import { bringsTo } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';

const verb: Verb = {
  name: 'take battlefield',
  run(game, call) {
    if (game.state.battlefield === NO_CARD || game.state.controller === call.you) return Result.none;
    const event = bringsTo(call, Happening.controlGained, game.state.battlefield);
    return occurOne(game, event);
  },
  can: (game, call) => game.state.battlefield !== NO_CARD && game.state.controller !== call.you,
  text: () => 'take control of the battlefield',
};
/** You control the battlefield from now on; that is no claim. */
export const takeBattlefield: EffectNode = Object.freeze({ verb });
