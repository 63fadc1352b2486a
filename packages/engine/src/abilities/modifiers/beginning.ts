import { Attribute } from './modifier.js';
import { ownNumber, type OwnNode } from './number.js';

/* What a card changes before the first round, for its own player. */

const rollOff = ownNumber(Attribute.rollOff, (by) => `add ${by} to your total when you roll for the battlefield`);
/** Added before the totals are compared. [gap.rolloff.taking-ground] */
export const addsToRollOff = (by: number): OwnNode => Object.freeze({ modifier: rollOff, by });

const resources = ownNumber(
  Attribute.openingResources,
  (by) => `you begin the game with ${by} additional resource${by === 1 ? '' : 's'}`,
);
/** [setup.resources] */
export const addsOpeningResources = (by: number): OwnNode => Object.freeze({ modifier: resources, by });
