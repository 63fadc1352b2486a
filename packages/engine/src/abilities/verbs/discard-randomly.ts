import { Result } from '../../events/event.js';
import { NO_SEAT } from '../../state/ids.js';
import { measure } from '../amounts/amount-text.js';
import { type Amount, amountOf, type EffectNode, type PlayerNode, type Verb } from '../language.js';
import { discardAtRandom } from '../../rules/hand.js';

interface RandomDiscardNode extends EffectNode {
  readonly amount: Amount;
  readonly player: PlayerNode;
}
const randomVerb: Verb<RandomDiscardNode> = {
  name: 'discard at random',
  run(game, call, node) {
    const amount = amountOf(game, call, node.amount);
    const from = node.player.player.find(game, call, node.player);
    if (amount <= 0 || from === NO_SEAT) return Result.none;
    return discardAtRandom(game, call.you, from, amount, call.self);
  },
  can: () => true,
  text(node, words) {
    const { things, rest } = measure(node.amount, 'random card', 'random cards', words);
    const player = node.player.player.text(node.player, words);
    return `discard ${things} from ${player === 'you' ? 'your' : `${player}'s`} hand${rest()}`;
  },
};
export const discardRandomly = (amount: Amount, player: PlayerNode): RandomDiscardNode =>
  Object.freeze({ verb: randomVerb, amount, player });
