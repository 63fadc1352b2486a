/** The proof that the engine is sound: invariants and random games. For tests and for the command line. */
export { Chance } from './check/chance.js';
export { exercise, type DeckMaker, type ExercisePlan, type ExerciseReport } from './check/exercise.js';
export { checkInvariants, type Level } from './check/invariants.js';
export { difference } from './check/difference.js';
export { type Decks, fuzz, type FuzzPlan, type FuzzReport } from './check/fuzz.js';
export type { Part } from './check/parts.js';
export {
  type FuzzCounts,
  type FuzzedGame,
  type FuzzFault,
  fuzzGame,
  type FuzzOptions,
  noCounts,
} from './check/fuzz-game.js';
