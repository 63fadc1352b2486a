import type { Words } from '../../text/words.js';
import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { type Measure, measure } from '../amounts/amount-text.js';
import { bringsTo } from '../happen.js';
import {
  type Amount,
  amountOf,
  type CardsNode,
  type CardSuits,
  doneTo,
  type EffectNode,
  type Verb,
} from '../language.js';

/** Gives, takes or heals tokens of one kind on each of the cards, all at one moment. */
interface TokenNode extends EffectNode {
  readonly amount: Amount | 'all';
  readonly on: CardsNode;
}

function tokenVerb(
  name: string,
  kind: Happening,
  suits: (node: TokenNode) => CardSuits,
  text: Verb<TokenNode>['text'],
): Verb<TokenNode> {
  return {
    name,
    run(game, call, node) {
      const cards = node.on.selector.find(game, call, node.on);
      const batch = cards.flatMap((card) => {
        const event = bringsTo(call, kind, card);
        event.amount = node.amount === 'all' ? game.card(card).shields : amountOf(game, call, node.amount);
        return event.amount > 0 ? [event] : [];
      });
      return batch.length === 0 ? Result.none : doneTo(node.on, call, cards.length, occur(game, batch));
    },
    can: (game, call, node) => node.on.selector.can(game, call, node.on, suits(node)),
    text,
  };
}

const anyCard: CardSuits = () => true;
const measured = (node: TokenNode, noun: string, nouns: string, words: Words): Measure =>
  node.amount === 'all' ? { things: `all ${nouns}`, rest: () => '' } : measure(node.amount, noun, nouns, words);

const shieldVerb = tokenVerb(
  'give shields',
  Happening.shielded,
  () => anyCard,
  (node, words) => {
    const to = node.on.selector.text(node.on, words);
    const { things, rest } = measured(node, 'shield', 'shields', words);
    return `give ${to} ${things}${rest()}`;
  },
);
/** Gives shields; beyond three on a character they are lost. [damage.shield.max] */
export const giveShields = (amount: Amount, to: CardsNode): TokenNode =>
  Object.freeze({ verb: shieldVerb, amount, on: to });

const unshieldVerb = tokenVerb(
  'remove shields',
  Happening.shieldsRemoved,
  // As a cost it must be possible in full.
  ({ amount }) =>
    amount === 'all' ? anyCard : (game, call, card) => game.card(card).shields >= amountOf(game, call, amount),
  (node, words) => {
    const { things, rest } = measured(node, 'shield', 'shields', words);
    return `remove ${things} from ${node.on.selector.text(node.on, words)}${rest()}`;
  },
);
export const removeShields = (amount: Amount | 'all', from: CardsNode): TokenNode =>
  Object.freeze({ verb: unshieldVerb, amount, on: from });

const healVerb = tokenVerb(
  'heal',
  Happening.healed,
  () => anyCard,
  (node, words) => {
    const { things, rest } = measured(node, 'damage', 'damage', words);
    return `heal ${things} from ${node.on.selector.text(node.on, words)}${rest()}`;
  },
);
/** Takes damage off; more than there is is ignored. [terms.heal] */
export const heal = (amount: Amount, from: CardsNode): TokenNode => Object.freeze({ verb: healVerb, amount, on: from });

const placeVerb = tokenVerb(
  'place damage',
  Happening.damagePlaced,
  () => anyCard,
  (node, words) => {
    const on = node.on.selector.text(node.on, words);
    const { things, rest } = measured(node, 'damage', 'damage', words);
    return `place ${things} on ${on === words.antecedent ? 'it' : on}${rest()}`;
  },
);
/** Damage tokens as counters on a card that is no character: nothing is dealt or taken. [cards.support.no-damage] */
export const placeDamage = (amount: number, on: CardsNode): TokenNode => Object.freeze({ verb: placeVerb, amount, on });
