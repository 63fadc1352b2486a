import { assignShields, charactersOf } from '../../rules/distribute.js';
import { Happening, outOf, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { bringsTo } from '../happen.js';
import { type Amount, amountOf, type EffectNode, type Verb } from '../language.js';
import { amountOfThings } from '../amounts/amount-text.js';

/** You give shields to your characters, distributed as you wish; more than fit are lost. [damage.shield.max] */
export interface DistributeShieldsNode extends EffectNode {
  readonly amount: Amount;
}

const verb: Verb<DistributeShieldsNode> = {
  name: 'distribute shields',
  run(game, call, node) {
    const characters = charactersOf(game, call.you);
    const amount = amountOf(game, call, node.amount);
    const given = assignShields(game, call.you, characters, amount, 'damage.shield.max', call);
    const batch = characters.flatMap((card, at) => {
      if (given[at] === 0) return [];
      const event = bringsTo(call, Happening.shielded, card);
      event.amount = given[at] as number;
      return [event];
    });
    if (batch.length === 0) return Result.none;
    const result = occur(game, batch);
    const all = given.reduce((sum, one) => sum + one, 0);
    return outOf(amount, all, result);
  },
  can: (game, call) => charactersOf(game, call.you).length > 0,
  text: (node, words) =>
    `give ${amountOfThings(node.amount, 'shield', 'shields', words)} to your characters, distributed as you wish`,
};

export const distributeShields = (amount: Amount): DistributeShieldsNode => Object.freeze({ verb, amount });
