import type { DieId } from '../../state/ids.js';
import type { DiceNode } from '../language.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import { viewpoint } from './permissions.js';

interface ForbidsNode extends ModifierNode {
  readonly die: DiceNode;
}
const modifier: Modifier<ForbidsNode> = {
  attribute: () => Attribute.rollForbidden,
  concerns: (game, source, subject, _other, { die }) =>
    die.selector.find(game, viewpoint(game, source), die, null).includes(subject as DieId),
  change: () => 0,
  text: ({ die }, words) => `${die.selector.text(die, words)} cannot be rolled`,
};
/** A die that is rolled neither into a pool nor in it. [terms.roll] [clarification.carbon-freezing-chamber] */
export const cannotBeRolled = (die: DiceNode): ForbidsNode => Object.freeze({ modifier, die });
