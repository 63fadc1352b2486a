import { Attribute, type Modifier, type ModifierNode } from './modifier.js';

interface AmbushNode extends ModifierNode {
  readonly costAtLeast: number;
}
const modifier: Modifier<AmbushNode> = {
  attribute: () => Attribute.playedWithAmbush,
  // What was paid counts, not what is printed.
  concerns: (_game, _source, _card, paid, { costAtLeast }) => paid >= costAtLeast,
  change: () => 0,
  text: ({ costAtLeast }) => `each card you play that costs ${costAtLeast} or more has Ambush`,
};
/** Cards that cost so much have Ambush as their player plays them. [clarification.port-district] [contradiction.port-district.scope] */
export const playsWithAmbush = (costAtLeast: number): AmbushNode => Object.freeze({ modifier, costAtLeast });
