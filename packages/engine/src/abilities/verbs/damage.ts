import { dealDamage } from '../../events/damage.js';
import { Happening, Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import type { Call, GameEvent } from '../../state/state.js';
import { bringsTo } from '../happen.js';
import { type Amount, amountOf, type CardsNode, doneTo, type EffectNode, type Verb } from '../language.js';
import type { Words } from '../../text/words.js';
import { measure } from '../amounts/amount-text.js';

/** Damage for each of the cards at the same moment; neither melee nor ranged. [damage.untyped-default] */
export interface Dealing {
  readonly amount: Amount;
  readonly to: CardsNode;
  readonly unblockable: boolean;
}
interface DamageNode extends EffectNode, Dealing {}

/** The events of the damage; chooses who takes it. */
export function damageEvents(game: Game, call: Call, node: Dealing): GameEvent[] {
  // Nobody is asked who should be dealt nothing.
  const amount = amountOf(game, call, node.amount);
  if (amount <= 0) return [];
  return node.to.selector.find(game, call, node.to).map((card) => {
    const event = bringsTo(call, Happening.damaged, card);
    event.amount = amount;
    event.flag = node.unblockable;
    return event;
  });
}

/** "deal 2 damage to a character" */
export function damageText(node: Dealing, words: Words): string {
  const kind = node.unblockable ? 'unblockable damage' : 'damage';
  const { things, rest } = measure(node.amount, kind, kind, words);
  const to = node.to.selector.text(node.to, words);
  // A number stands ahead of who takes it, a phrase behind.
  return things === kind ? `deal ${to} ${kind}${rest()}` : `deal ${things} to ${to}${rest()}`;
}

const verb: Verb<DamageNode> = {
  name: 'damage',
  run(game, call, node) {
    const batch = damageEvents(game, call, node);
    return batch.length === 0 ? Result.none : doneTo(node.to, call, batch.length, dealDamage(game, batch));
  },
  can: (game, call, node) => node.to.selector.can(game, call, node.to),
  text: (node, words) => damageText(node, words),
};

export const damage = (amount: Amount, to: CardsNode): DamageNode =>
  Object.freeze({ verb, amount, to, unblockable: false });
export const unblockableDamage = (amount: Amount, to: CardsNode): DamageNode =>
  Object.freeze({ verb, amount, to, unblockable: true });
