import { your } from '../../text/words.js';
import { Happening, outOf, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import type { CardId } from '../../state/ids.js';
import { measure } from '../amounts/amount-text.js';
import { bringsTo } from '../happen.js';
import { type Amount, amountOf, type EffectNode, type Verb } from '../language.js';

interface MillNode extends EffectNode {
  readonly amount: Amount;
}
const millVerb: Verb<MillNode> = {
  name: 'discard from deck',
  run(game, call, node) {
    const amount = amountOf(game, call, node.amount);
    const { deck } = game.seat(call.you);
    const cards: CardId[] = deck.slice(Math.max(0, deck.length - amount)).reverse();
    if (cards.length === 0) return Result.none;
    const result = occur(
      game,
      cards.map((card) => {
        const event = bringsTo(call, Happening.discardedFromDeck, card);
        return event;
      }),
    );
    return outOf(amount, cards.length, result);
  },
  can: (game, call) => game.seat(call.you).deck.length > 0,
  text(node, words) {
    const { things, rest } = measure(node.amount, 'card', 'cards', words);
    return `discard ${things} from the top of ${your(words)} deck${rest()}`;
  },
};
/** As many cards as there are; fewer is only part of it. [clarification.force-illusion.all-or-nothing] */
export const mill = (amount: Amount): MillNode => Object.freeze({ verb: millVerb, amount });
