import { dealDamage } from '../../events/damage.js';
import { Result, together } from '../../events/event.js';
import { inClause } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';
import { damageEvents, type DamageNode } from './damage.js';

/** Deals damage; if shields stopped some of it, something more happens. */
export interface IfShieldsBlockNode extends EffectNode {
  readonly damage: DamageNode;
  readonly effect: EffectNode;
}

const verb: Verb<IfShieldsBlockNode> = {
  name: 'if shields block',
  run(game, call, node) {
    const batch = damageEvents(game, call, node.damage);
    if (batch.length === 0) return Result.none;
    const dealt = dealDamage(game, batch);
    if (!batch.some((event) => event.byShields > 0)) return dealt;
    return together(dealt, node.effect.verb.run(game, call, node.effect));
  },
  can: (game, call, node) => node.damage.verb.can(game, call, node.damage),
  text: (node, words) =>
    `${node.damage.verb.text(node.damage, words)}. If any of this damage is blocked by shields, ${node.effect.verb.text(node.effect, inClause(words))}`,
};

export const ifShieldsBlock = (damage: DamageNode, effect: EffectNode): IfShieldsBlockNode =>
  Object.freeze({ verb, damage, effect });
