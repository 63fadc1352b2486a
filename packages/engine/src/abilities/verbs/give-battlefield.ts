import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { NO_SEAT } from '../../state/ids.js';
import { bringsTo } from '../happen.js';
import type { EffectNode, PlayerNode, Verb } from '../language.js';

/** You give control of the battlefield to the player: only who controls it can. */
interface GiveBattlefieldNode extends EffectNode {
  readonly player: PlayerNode;
}

const verb: Verb<GiveBattlefieldNode> = {
  name: 'give battlefield',
  run(game, call, node) {
    if (game.state.controller !== call.you) return Result.none;
    const event = bringsTo(call, Happening.controlGained, game.state.battlefield);
    event.seat = node.player.player.find(game, call, node.player);
    return event.seat === NO_SEAT ? Result.none : occurOne(game, event);
  },
  can: (game, call) => game.state.controller === call.you,
  text: (node, words) => `give control of the battlefield to ${node.player.player.text(node.player, words)}`,
};

export const giveBattlefield = (player: PlayerNode): GiveBattlefieldNode => Object.freeze({ verb, player });
