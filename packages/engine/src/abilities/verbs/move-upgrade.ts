import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { isHostFor } from '../../rules/hosts.js';
import { NO_CARD } from '../../state/ids.js';
import { CardType, Zone } from '../../state/state.js';
import { bringsTo } from '../happen.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';

/** Moves an upgrade to another card; it need not be playable there, only what it modifies. [terms.move.no-restrictions] */
interface MoveUpgradeNode extends EffectNode {
  readonly upgrade: CardsNode;
  readonly to: CardsNode;
}
const moveUpgradeVerb: Verb<MoveUpgradeNode> = {
  name: 'move upgrade',
  run(game, call, node) {
    const [upgrade] = node.upgrade.selector.find(game, call, node.upgrade);
    const [to] = node.to.selector.find(game, call, node.to);
    if (upgrade === undefined || to === undefined || game.card(to).zone !== Zone.play) return Result.none;
    if (!isHostFor(game, call.you, upgrade, to)) return Result.none;
    const event = bringsTo(call, Happening.attached, upgrade);
    event.target = to;
    // Who controls a downgrade is not who controls what it lies on. [gap.downgrade.control]
    const { type, controller } = game.card(upgrade);
    event.seat = type === CardType.downgrade ? controller : game.card(to).controller;
    return occurOne(game, event);
  },
  can: (game, call, node) =>
    node.upgrade.selector.can(game, call, node.upgrade) && node.to.selector.can(game, call, node.to),
  text: (node, words) =>
    `move ${node.upgrade.selector.text(node.upgrade, words)} to ${node.to.selector.text(node.to, words)}`,
};
/** An upgrade whose host has a fellow that could bear it: for a move to another character of the same player. */
export const hasFellowHost: CardSuits = (game, call, upgrade) => {
  const { host } = game.card(upgrade);
  if (host === NO_CARD) return false;
  const { play } = game.seat(game.card(host).controller);
  return play.some((id) => id !== host && isHostFor(game, call.you, upgrade, id));
};

export const moveUpgrade = (upgrade: CardsNode, to: CardsNode): MoveUpgradeNode =>
  Object.freeze({ verb: moveUpgradeVerb, upgrade, to });
