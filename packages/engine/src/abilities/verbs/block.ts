import { Happening, Result } from '../../events/event.js';
import { type Amount, amountOf, type EffectNode, type Verb } from '../language.js';
import { amountText } from '../amounts/amount-text.js';

interface AmountNode extends EffectNode {
  readonly amount: Amount;
}

const blockVerb: Verb<AmountNode> = {
  name: 'block',
  run(game, call, node) {
    const { event } = call;
    if (event === null || event.kind !== Happening.damaged) return Result.none;
    const amount = Math.min(amountOf(game, call, node.amount), event.amount - event.blocked);
    event.blocked += amount;
    return amount > 0 ? Result.full : Result.none;
  },
  can: () => true,
  text(node, words) {
    const amount = amountText(node.amount, words);
    return amount.startsWith('that') ? 'block it' : `block ${amount} of that damage`;
  },
};
/** Stops damage that is about to be taken. [damage.block.order] */
export const block = (amount: Amount): AmountNode => Object.freeze({ verb: blockVerb, amount });
