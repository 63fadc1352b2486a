import type { CardId } from '../../state/ids.js';
import { type Bearer, bearerText, isBearer } from './bearer.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';

interface LosesNode extends ModifierNode {
  readonly of: Bearer;
}

const loses: Modifier<LosesNode> = {
  attribute: () => Attribute.abilitiesLost,
  concerns: (game, source, card, _other, { of }) => isBearer(game, source, of, card as CardId),
  change: () => 0,
  text: ({ of }, words) => `${bearerText(of, words)} has no abilities but its [special] abilities`,
};
/** Abilities of its own, borrowed ones, keywords that it is given: all gone, but for what its die brings with it. */
export const losesAbilities = (of: Bearer): LosesNode => Object.freeze({ modifier: loses, of });
