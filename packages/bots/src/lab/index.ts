/** The deck laboratory: lets a deck play others and counts what its cards and dice do. */
export { labGame, labGames, type LabDeck, type LabOpponent, type LabPlan } from './plan.js';
export { type LabError, type LabSlice, playLab, type SeatBot, seatBots } from './play-lab.js';
export {
  type CardResult,
  type CardShare,
  type CharacterResult,
  type DieResult,
  type LabResult,
  labResult,
  type Matchup,
  type OpponentResult,
  type RoundCount,
  type Share,
  type SideMeasure,
  type SideResult,
} from './result.js';
