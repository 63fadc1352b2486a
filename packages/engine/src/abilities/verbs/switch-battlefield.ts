import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { bringsTo } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';

/** Another battlefield comes into use; control stays, and nobody claims. [clarification.hyperspace-jump.no-claim] */
interface SwitchBattlefieldNode extends EffectNode {
  readonly with: CardsNode;
}

const verb: Verb<SwitchBattlefieldNode> = {
  name: 'switch battlefield',
  run(game, call, node) {
    const [card] = node.with.selector.find(game, call, node.with);
    if (card === undefined) return Result.none;
    const event = bringsTo(call, Happening.battlefieldSwitched, card);
    return occurOne(game, event);
  },
  can: (game, call, node) => node.with.selector.can(game, call, node.with),
  text: (node, words) => `switch the battlefield with ${node.with.selector.text(node.with, words)}`,
};

export const switchBattlefield = (other: CardsNode): SwitchBattlefieldNode => Object.freeze({ verb, with: other });
