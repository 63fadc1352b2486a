import { moveDamage as moveDamageNow } from '../../events/damage.js';
import { Happening, Result, together } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { Game } from '../../game/game.js';
import type { Call } from '../../state/state.js';
import { bringsTo } from '../happen.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';

/** Moves damage, or up to so much, from one card to another; shields do not matter. [terms.move.damage] */
export interface MoveDamageNode extends EffectNode {
  readonly most: number | 'all';
  /** All of it, as far as it is there; else any number up to it. */
  readonly exactly: boolean;
  readonly from: CardsNode;
  readonly to: CardsNode;
}
const moveDamageVerb: Verb<MoveDamageNode> = {
  name: 'move damage',
  run(game, call, node) {
    let result: Result | null = null;
    for (const from of node.from.selector.find(game, call, node.from, hasDamage)) {
      // Nobody is asked where nothing should go.
      if (game.card(from).damage === 0) continue;
      for (const to of node.to.selector.find(game, call, node.to)) {
        if (from === to) continue;
        const { damage } = game.card(from);
        const most = node.most === 'all' ? damage : Math.min(node.most, damage);
        const amount = node.exactly ? most : chooseAmount(game, call, node, most);
        if (amount === 0) continue;
        const event = bringsTo(call, Happening.damageMoved, from);
        event.target = to;
        event.amount = amount;
        result = together(result, moveDamageNow(game, event));
      }
    }
    return result ?? Result.none;
  },
  can: (game, call, node) =>
    node.from.selector.can(game, call, node.from, hasDamage) && node.to.selector.can(game, call, node.to),
  text: (node, words) =>
    `move ${node.exactly ? '' : 'up to '}${node.most} damage from ${node.from.selector.text(node.from, words)} to ${node.to.selector.text(node.to, words)}`,
};

const hasDamage: CardSuits = (game, _call, card) => game.card(card).damage > 0;

function chooseAmount(game: Game, call: Call, node: MoveDamageNode, most: number): number {
  const question = openQuestion(game.question, call.you, 'number');
  question.call = call;
  question.node = node;
  for (let amount = most; amount >= 0; amount--) question.options.push(option(Pick.number, amount));
  return firstOf(ask(game));
}
export const moveUpToDamage = (most: number, from: CardsNode, to: CardsNode): MoveDamageNode =>
  Object.freeze({ verb: moveDamageVerb, most, exactly: false, from, to });
export const moveDamage = (amount: number, from: CardsNode, to: CardsNode): MoveDamageNode =>
  Object.freeze({ verb: moveDamageVerb, most: amount, exactly: true, from, to });
export const moveAllDamage = (from: CardsNode, to: CardsNode): MoveDamageNode =>
  Object.freeze({ verb: moveDamageVerb, most: 'all', exactly: true, from, to });
