import type { Words } from '../../text/words.js';
import { moveDamage as moveDamageNow } from '../../events/damage.js';
import { Happening, Result, together } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { ask } from '../../game/ask.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { Game } from '../../game/game.js';
import type { Call } from '../../state/state.js';
import { type Measure, measure } from '../amounts/amount-text.js';
import { brings } from '../happen.js';
import { type Amount, amountOf, type CardsNode, type EffectNode, type Verb } from '../language.js';

/** Gives, takes or heals tokens of one kind on each of the cards, all at one moment. */
interface TokenNode extends EffectNode {
  readonly amount: Amount | 'all';
  readonly on: CardsNode;
}

function tokenVerb(
  name: string,
  kind: Happening,
  held: (game: Game, call: Call, node: TokenNode) => boolean,
  text: Verb<TokenNode>['text'],
): Verb<TokenNode> {
  return {
    name,
    run(game, call, node) {
      const cards = node.on.selector.find(game, call, node.on);
      const batch = cards.flatMap((card) => {
        const event = brings(call, kind);
        event.card = card;
        event.amount = node.amount === 'all' ? game.card(card).shields : amountOf(game, call, node.amount);
        return event.amount > 0 ? [event] : [];
      });
      return batch.length === 0 ? Result.none : occur(game, batch);
    },
    can: (game, call, node) => node.on.selector.can(game, call, node.on) && held(game, call, node),
    text,
  };
}

const always = (): boolean => true;
const measured = (node: TokenNode, noun: string, nouns: string, words: Words): Measure =>
  node.amount === 'all' ? { things: `all ${nouns}`, rest: () => '' } : measure(node.amount, noun, nouns, words);

const shieldVerb = tokenVerb('give shields', Happening.shielded, always, (node, words) => {
  const to = node.on.selector.text(node.on, words);
  const { things, rest } = measured(node, 'shield', 'shields', words);
  return `give ${to} ${things}${rest()}`;
});
/** Gives shields; beyond three on a character they are lost. [damage.shield.max] */
export const giveShields = (amount: Amount, to: CardsNode): TokenNode =>
  Object.freeze({ verb: shieldVerb, amount, on: to });

const unshieldVerb = tokenVerb(
  'remove shields',
  Happening.shieldsRemoved,
  // As a cost it must be possible in full.
  (game, call, node) => {
    if (node.amount === 'all' || 'choosing' in node.on) return true;
    const amount = node.amount;
    return node.on.selector
      .find(game, call, node.on)
      .every((card) => game.card(card).shields >= amountOf(game, call, amount));
  },
  (node, words) => {
    const { things, rest } = measured(node, 'shield', 'shields', words);
    return `remove ${things} from ${node.on.selector.text(node.on, words)}${rest()}`;
  },
);
export const removeShields = (amount: Amount | 'all', from: CardsNode): TokenNode =>
  Object.freeze({ verb: unshieldVerb, amount, on: from });

const healVerb = tokenVerb('heal', Happening.healed, always, (node, words) => {
  const { things, rest } = measured(node, 'damage', 'damage', words);
  return `heal ${things} from ${node.on.selector.text(node.on, words)}${rest()}`;
});
/** Takes damage off; more than there is is ignored. [terms.heal] */
export const heal = (amount: Amount, from: CardsNode): TokenNode => Object.freeze({ verb: healVerb, amount, on: from });

/** Moves up to so much damage from one card to another; shields do not matter. [terms.move.damage] */
export interface MoveDamageNode extends EffectNode {
  readonly upTo: number;
  readonly from: CardsNode;
  readonly to: CardsNode;
}
const moveDamageVerb: Verb<MoveDamageNode> = {
  name: 'move damage',
  run(game, call, node) {
    let result: Result | null = null;
    for (const from of node.from.selector.find(game, call, node.from)) {
      for (const to of node.to.selector.find(game, call, node.to)) {
        if (from === to) continue;
        const amount = chooseAmount(game, call, node, Math.min(node.upTo, game.card(from).damage));
        if (amount === 0) continue;
        const event = brings(call, Happening.damageMoved);
        event.card = from;
        event.target = to;
        event.amount = amount;
        const one = moveDamageNow(game, event);
        result = result === null ? one : together(result, one);
      }
    }
    return result ?? Result.none;
  },
  can: (game, call, node) => node.from.selector.can(game, call, node.from) && node.to.selector.can(game, call, node.to),
  text: (node, words) =>
    `move up to ${node.upTo} damage from ${node.from.selector.text(node.from, words)} to ${node.to.selector.text(node.to, words)}`,
};

function chooseAmount(game: Game, call: Call, node: MoveDamageNode, most: number): number {
  const question = openQuestion(game.question, call.you, 'number');
  question.call = call;
  question.node = node;
  for (let amount = most; amount >= 0; amount--) question.options.push(option(Pick.number, amount));
  return firstOf(ask(game));
}
export const moveUpToDamage = (upTo: number, from: CardsNode, to: CardsNode): MoveDamageNode =>
  Object.freeze({ verb: moveDamageVerb, upTo, from, to });
