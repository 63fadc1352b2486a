/** Positions as literals: for tests and for setting up a table. */
export {
  cardNamed,
  type PlacedCard,
  type PlacedCharacter,
  type PlayerPosition,
  type Position,
  savedPosition,
  type SeatName,
} from './board/position.js';
