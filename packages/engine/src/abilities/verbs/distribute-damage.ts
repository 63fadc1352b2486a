import { distributeDamage } from '../../rules/distribute.js';
import { type Amount, amountOf, type EffectNode, type PlayerNode, type Verb } from '../language.js';
import { amountText, measure } from '../amounts/amount-text.js';
import { Result } from '../../events/event.js';
import { Sym } from '../../definitions/symbols.js';

/** A player assigns damage to the own characters, then all of it is dealt at once. [damage.distribute.by-victim] */
export interface DistributeDamageNode extends EffectNode {
  readonly amount: Amount;
  readonly player: PlayerNode;
  /** Indirect damage, the newer cards' name of it. */
  readonly indirect: boolean;
}

const verb: Verb<DistributeDamageNode> = {
  name: 'distribute damage',
  run(game, call, node) {
    const amount = amountOf(game, call, node.amount);
    const seat = node.player.player.find(game, call, node.player);
    return amount > 0 ? distributeDamage(game, call, seat, amount, node.indirect ? Sym.indirect : -1) : Result.none;
  },
  can: () => true,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    if (node.indirect) {
      const { things, rest } = measure(node.amount, 'indirect damage', 'indirect damage', words);
      return `deal ${things} to ${player === 'you' ? 'yourself' : player}${rest()}`;
    }
    const amount = amountText(node.amount, words);
    if (player === 'you') return `deal ${amount} damage to your characters, distributed as you wish`;
    return `${player} deals ${amount} damage to their characters, distributed as they wish`;
  },
};

export const distributed = (amount: Amount, player: PlayerNode): DistributeDamageNode =>
  Object.freeze({ verb, amount, player, indirect: false });
export const indirectDamage = (amount: Amount, player: PlayerNode): DistributeDamageNode =>
  Object.freeze({ verb, amount, player, indirect: true });
