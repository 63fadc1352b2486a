import type { AmountKind, AmountNode, CardsNode } from '../language.js';

interface DamageOn extends AmountNode {
  readonly cards: CardsNode;
}
const kind: AmountKind<DamageOn> = {
  of: (game, call, { cards }) =>
    cards.selector.find(game, call, cards).reduce((sum, card) => sum + game.card(card).damage, 0),
  text: ({ cards }, words) => `the damage on ${cards.selector.text(cards, words)}`,
};
/** The damage tokens on the cards; on one that is no character they are counters. [cards.support.no-damage] */
export const damageOn = (cards: CardsNode): DamageOn => Object.freeze({ amount: kind, cards });
