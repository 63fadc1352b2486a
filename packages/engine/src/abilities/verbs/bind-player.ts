import { Result } from '../../events/event.js';
import { NO_SEAT } from '../../state/ids.js';
import { naming } from '../../text/words.js';
import type { EffectNode, PlayerNode, Verb } from '../language.js';
import { type PlayerRef, playerRef } from '../players/bound-player.js';
import { bind, speakingOf } from '../bound.js';

/** Finds a player whom later parts mean too: "an opponent", then "they". */
export interface BindPlayerNode extends EffectNode {
  readonly player: PlayerNode;
  readonly reference: PlayerRef;
  readonly effect: EffectNode;
}

const verb: Verb<BindPlayerNode> = {
  name: 'bind player',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT) return Result.none;
    bind(call, node.reference, [seat, 0]);
    return node.effect.verb.run(game, call, node.effect);
  },
  can: () => true,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    return node.effect.verb.text(node.effect, naming(words, node.reference, player, 'they'));
  },
};

export function bindPlayer(player: PlayerNode, body: (player: PlayerRef) => EffectNode): BindPlayerNode {
  return Object.freeze({ verb, player, ...speakingOf(playerRef(), body) });
}
