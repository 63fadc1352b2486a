/** The proof that the engine is sound: invariants and random games. For tests and for the command line. */
export { Chance } from './check/chance.js';
export { checkInvariants, type Level } from './check/invariants.js';
export { difference } from './check/difference.js';
export { type Decks, fuzz, type FuzzPlan, type FuzzReport } from './check/fuzz.js';
export { type FuzzCounts, type FuzzedGame, type FuzzFault, fuzzGame, type FuzzOptions } from './check/fuzz-game.js';
