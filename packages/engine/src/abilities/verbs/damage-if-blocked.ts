import { dealDamage } from '../../events/damage.js';
import { Result, together } from '../../events/event.js';
import { inClause } from '../../text/words.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { damageEvents, damageText, type Dealing } from './damage.js';

/** Deals damage; if shields stopped some of it, something more happens. */
interface DamageIfBlockedNode extends EffectNode, Dealing {
  readonly effect: EffectNode;
}

const verb: Verb<DamageIfBlockedNode> = {
  name: 'damage if blocked',
  run(game, call, node) {
    const batch = damageEvents(game, call, node);
    if (batch.length === 0) return Result.none;
    const dealt = dealDamage(game, batch);
    if (!batch.some((event) => event.byShields > 0)) return dealt;
    return together(dealt, node.effect.verb.run(game, call, node.effect));
  },
  can: (game, call, node) => node.to.selector.can(game, call, node.to),
  text: (node, words) =>
    `${damageText(node, words)}. If any of this damage is blocked by shields, ${node.effect.verb.text(node.effect, inClause(words))}`,
};

/** Damage that does more where shields block any of it. */
export const damageIfBlocked = (amount: Dealing['amount'], to: CardsNode, effect: EffectNode): DamageIfBlockedNode =>
  Object.freeze({ verb, amount, to, unblockable: false, effect });
