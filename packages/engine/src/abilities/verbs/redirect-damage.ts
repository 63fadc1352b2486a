import { Result } from '../../events/event.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';

interface RedirectNode extends EffectNode {
  readonly to: CardsNode;
}
const redirectVerb: Verb<RedirectNode> = {
  name: 'redirect damage',
  run(game, call, node) {
    const [to] = node.to.selector.find(game, call, node.to);
    const { event } = call;
    if (event === null || to === undefined) return Result.none;
    // The same damage, kind and source kept, only elsewhere.
    event.card = to;
    event.controller = game.card(to).controller;
    event.host = game.card(to).host;
    event.cancelled = false;
    return Result.full;
  },
  can: (game, call, node) => node.to.selector.can(game, call, node.to),
  text: (node, words) => `deal that damage to ${node.to.selector.text(node.to, words)} instead`,
};
export const redirectDamage = (to: CardsNode): RedirectNode => Object.freeze({ verb: redirectVerb, to });
