import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { ask } from '../../game/ask.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { bringsTo } from '../happen.js';
import type { AmountKind, AmountNode, CardsNode, EffectNode, Verb } from '../language.js';
import { bind, type Bound, boundTo, speakingOf } from '../bound.js';

/** How many shields an earlier part removed. */
interface RemovedShields extends AmountNode, Bound {}
const removedKind: AmountKind<RemovedShields> = {
  of: (_game, call, node) => boundTo(call, node)[0] ?? 0,
  text: () => 'the number of shields removed',
  each: () => 'shield removed',
};

/** A player removes as many shields from one card as he likes; what follows knows how many. [contradiction.any-number.zero] */
interface RemoveAnyShieldsNode extends EffectNode {
  readonly from: CardsNode;
  readonly reference: RemovedShields;
  readonly effect: EffectNode;
}

const verb: Verb<RemoveAnyShieldsNode> = {
  name: 'remove any shields',
  run(game, call, node) {
    const [card] = node.from.selector.find(game, call, node.from);
    if (card === undefined || game.card(card).shields === 0) return Result.none;
    const question = openQuestion(game.question, call.you, 'number');
    question.call = call;
    question.node = node;
    for (let amount = game.card(card).shields; amount >= 0; amount--)
      question.options.push(option(Pick.number, amount));
    const event = bringsTo(call, Happening.shieldsRemoved, card);
    event.amount = firstOf(ask(game));
    if (event.amount === 0 || occurOne(game, event) === Result.none) return Result.none;
    bind(call, node.reference, [event.done]);
    return node.effect.verb.run(game, call, node.effect);
  },
  can: (game, call, node) => node.from.selector.can(game, call, node.from),
  text: (node, words) =>
    `remove any number of shields from ${node.from.selector.text(node.from, words)}. Then ${node.effect.verb.text(node.effect, words)}`,
};

/** "Remove any number of shields. Then ...", by the number of those that were removed. */
export function removeAnyShields(from: CardsNode, body: (removed: AmountNode) => EffectNode): RemoveAnyShieldsNode {
  const reference: RemovedShields = { amount: removedKind, slot: -1 };
  return Object.freeze({ verb, from, ...speakingOf(reference, body) });
}
