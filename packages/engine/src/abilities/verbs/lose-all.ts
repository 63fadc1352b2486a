import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { NO_SEAT } from '../../state/ids.js';
import { brings } from '../happen.js';
import type { EffectNode, PlayerNode, Verb } from '../language.js';
import { you } from '../players/player.js';
import { your } from '../../text/words.js';

/** A player loses all resources, be there any or not. */
interface LoseAllNode extends EffectNode {
  readonly player: PlayerNode;
}

const verb: Verb<LoseAllNode> = {
  name: 'lose all resources',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT || game.seat(seat).resources === 0) return Result.none;
    const event = brings(call, Happening.resourcesLost);
    event.seat = seat;
    event.amount = game.seat(seat).resources;
    return occurOne(game, event);
  },
  can: () => true,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    return player === 'you' ? `lose all of ${your(words)} resources` : `${player} loses all of their resources`;
  },
};

export const loseAll = (player: PlayerNode = you): LoseAllNode => Object.freeze({ verb, player });
