import { Result } from '../../events/event.js';
import { callOfOther } from '../../state/call.js';
import { NO_SEAT } from '../../state/ids.js';
import { addressing, inClause } from '../../text/words.js';
import type { EffectNode, PlayerNode, Verb } from '../language.js';
import { accepts } from '../offer.js';

/** Another player does it: within, "you" is that player. */
export interface ByNode extends EffectNode {
  readonly player: PlayerNode;
  readonly effect: EffectNode;
  /** "Force an opponent to ..." or "an opponent may ...". */
  readonly forced: boolean;
}

const byVerb: Verb<ByNode> = {
  name: 'by player',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT) return Result.none;
    const theirs = callOfOther(call, seat);
    if (!node.forced && !accepts(game, theirs, node.effect)) return Result.none;
    return node.effect.verb.run(game, theirs, node.effect);
  },
  can: () => true,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    const effect = node.effect.verb.text(node.effect, addressing(inClause(words), 'they'));
    if (!node.forced) return `${player} may ${effect}`;
    return words.clause ? `force ${player} to ${effect}` : `${player} must ${effect}`;
  },
};
export const must = (player: PlayerNode, effect: EffectNode): ByNode =>
  Object.freeze({ verb: byVerb, player, effect, forced: true });
export const theyMay = (player: PlayerNode, effect: EffectNode): ByNode =>
  Object.freeze({ verb: byVerb, player, effect, forced: false });
