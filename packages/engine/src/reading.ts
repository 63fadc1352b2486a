/** For programs that play: what they read out of a game that they imagine. */
export { costOf, healthOf, remainingHealth, SHIELD_LIMIT } from './abilities/modifiers/ask.js';
export type { CardDefinition } from './definitions/card.js';
export { type Side, Sym, X } from './definitions/symbols.js';
export { joins, shown, sideValue } from './events/dice.js';
export { Happening } from './events/event.js';
export { Stage } from './game/stages.js';
export { mayAttach } from './rules/play.js';
export { isOver } from './rules/victory.js';
export { type CardId, type DieId, NO_CARD, NO_DIE, NO_SEAT, type Seat } from './state/ids.js';
export {
  type CardState,
  CardType,
  DiePlace,
  type DieState,
  END_REASONS,
  type GameEvent,
  type GameState,
  Zone,
} from './state/state.js';
