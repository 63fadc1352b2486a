import { Attribute, type Modifier, type ModifierNode } from './modifier.js';

/* What a card changes before the first round, for its own player. */

interface BeginningNode extends ModifierNode {
  readonly by: number;
}

function beginning(attribute: Attribute, text: (by: number) => string): Modifier<BeginningNode> {
  return {
    attribute: () => attribute,
    concerns: (_game, source, seat) => seat === source.seat,
    change: (_game, _source, { by }) => by,
    text: ({ by }) => text(by),
  };
}

const rollOff = beginning(Attribute.rollOff, (by) => `add ${by} to your total when you roll for the battlefield`);
/** Added before the totals are compared. [gap.rolloff.taking-ground] */
export const addsToRollOff = (by: number): BeginningNode => Object.freeze({ modifier: rollOff, by });

const resources = beginning(
  Attribute.openingResources,
  (by) => `you begin the game with ${by} additional resource${by === 1 ? '' : 's'}`,
);
/** [setup.resources] */
export const addsOpeningResources = (by: number): BeginningNode => Object.freeze({ modifier: resources, by });
