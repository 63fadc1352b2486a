import { Happening } from '../../events/event.js';
import type { AmountKind, AmountNode } from '../language.js';

const kind: AmountKind = {
  of: (_game, { event }) => (event !== null && event.kind === Happening.activated ? event.detail : 0),
  text: () => 'the number of dice that it rolled',
};
/** Dice that the activation which triggered it rolled in, those of upgrades too. [clarification.ahsoka-tano] */
export const diceJustRolled: AmountNode = Object.freeze({ amount: kind });
