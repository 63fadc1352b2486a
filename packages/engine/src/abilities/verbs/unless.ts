import { Result } from '../../events/event.js';
import { callOfOther } from '../../state/call.js';
import { NO_SEAT } from '../../state/ids.js';
import { addressing, inClause, naming, thirdPerson } from '../../text/words.js';
import { couldDo, type EffectNode, type PlayerNode, type Verb } from '../language.js';
import { accepts } from '../offer.js';
import { type PlayerRef, playerRef } from '../players/bound-player.js';
import { bind, speakingOf } from '../bound.js';

/** Something that a player may prevent by doing something else in full: "unless they give you 1 resource". */
export interface UnlessNode extends EffectNode {
  readonly effect: EffectNode;
  readonly player: PlayerNode;
  readonly price: EffectNode;
  /** "You" within the price: whoever threatens. */
  readonly reference: PlayerRef;
}

const verb: Verb<UnlessNode> = {
  name: 'unless',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    bind(call, node.reference, [call.you, 0]);
    if (seat !== NO_SEAT) {
      const theirs = callOfOther(call, seat);
      if (accepts(game, theirs, node.price)) {
        const paid = node.price.verb.run(game, theirs, node.price);
        if (paid === Result.full) return Result.part;
      }
    }
    return node.effect.verb.run(game, call, node.effect);
  },
  can: (game, call, node) => node.effect.verb.can(game, call, node.effect),
  could: (game, call, node) => couldDo(game, call, node.effect),
  text(node, words) {
    const effect = node.effect.verb.text(node.effect, words);
    const player = node.player.player.text(node.player, words);
    const theirs = naming(addressing(inClause(words), 'they'), node.reference, 'you', 'you');
    const price = node.price.verb.text(node.price, theirs);
    return `${effect} unless ${player} ${/^(you|they)$/.test(player) ? price : thirdPerson(price)}`;
  },
};

/** `price` is given the player that threatens, whom it calls "you". */
export function unless(
  player: PlayerNode,
  price: (threatening: PlayerRef) => EffectNode,
  effect: EffectNode,
): UnlessNode {
  const { reference, effect: asked } = speakingOf(playerRef(), price, effect);
  return Object.freeze({ verb, effect, player, price: asked, reference });
}
