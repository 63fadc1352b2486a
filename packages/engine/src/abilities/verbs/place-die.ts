import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { brings, bringsToDie } from '../happen.js';
import type { DiceNode, EffectNode, Verb } from '../language.js';
import { removable } from './dice.js';

/** Takes a die out of its pool and puts it on this card, where nobody rolls it. */
export interface PlaceDieNode extends EffectNode {
  readonly dice: DiceNode;
}
const placeVerb: Verb<PlaceDieNode> = {
  name: 'place die on this card',
  run(game, call, node) {
    const [die] = node.dice.selector.find(game, call, node.dice, removable);
    if (die === undefined) return Result.none;
    if (occurOne(game, bringsToDie(game, call, Happening.removed, die)) === Result.none) return Result.none;
    const placed = brings(call, Happening.diePlaced);
    placed.die = die;
    placed.target = call.self;
    return occurOne(game, placed);
  },
  can: (game, call, node) => node.dice.selector.can(game, call, node.dice, removable),
  text: (node, words) =>
    `remove ${node.dice.selector.text(node.dice, words)} and place it on this ${words.self}; it is not rolled and does not return to its card until this ${words.self} leaves play`,
};
export const removeOntoThis = (dice: DiceNode): PlaceDieNode => Object.freeze({ verb: placeVerb, dice });
