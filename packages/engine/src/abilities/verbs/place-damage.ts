import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { brings } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';

/** Damage tokens as counters on a card that is no character: nothing is dealt or taken. [cards.support.no-damage] */
interface PlaceDamageNode extends EffectNode {
  readonly amount: number;
  readonly on: CardsNode;
}

const verb: Verb<PlaceDamageNode> = {
  name: 'place damage',
  run(game, call, node) {
    const cards = node.on.selector.find(game, call, node.on);
    if (cards.length === 0) return Result.none;
    return occur(
      game,
      cards.map((card) => {
        const event = brings(call, Happening.damagePlaced);
        event.card = card;
        event.amount = node.amount;
        return event;
      }),
    );
  },
  can: (game, call, node) => node.on.selector.can(game, call, node.on),
  text(node, words) {
    const on = node.on.selector.text(node.on, words);
    return `place ${node.amount} damage on ${on === words.antecedent ? 'it' : on}`;
  },
};

export const placeDamage = (amount: number, on: CardsNode): PlaceDamageNode => Object.freeze({ verb, amount, on });
