import type { Catalogue } from '../definitions/catalogue.js';
import { EDITIONS, type Edition } from '../editions.js';
import type { DeckSetup, GameSetup } from '../game/create.js';
import { Chance } from './chance.js';
import { STYLES } from './picker.js';
import { type FuzzCounts, type FuzzFault, fuzzGame, noCounts } from './fuzz-game.js';

/** The decks to choose from, or a function that makes those for the game of that number. */
export type Decks = readonly DeckSetup[] | ((game: number, chance: Chance) => readonly DeckSetup[]);

export interface FuzzPlan {
  readonly games: number;
  /** Any text; equal seeds give equal games. */
  readonly seed: string;
  /** Number of the first game: a long run can be cut into slices. */
  readonly first?: number;
  /** Every game is played again suspended at every question. */
  readonly suspend?: boolean;
  /** One stop in so many is checked with everything there is. */
  readonly costlyEvery?: number;
  /** The editions in turn; all by default. */
  readonly editions?: readonly Edition[];
  /** Numbers of seats in turn; two by default. */
  readonly seats?: readonly number[];
  /** Told after every game; false stops the run. */
  readonly progress?: (report: FuzzReport) => boolean | void;
}

export interface FuzzReport {
  readonly counts: FuzzCounts;
  readonly rounds: number;
  /** Games by how they ended. */
  readonly endedBy: Readonly<Record<string, number>>;
  /** The first game that went wrong ends the run. */
  readonly fault: FuzzFault | null;
}

/**
 * Plays random games with those decks, a deck for each seat drawn by chance, editions and numbers of seats in turn, until
 * all are played or one goes wrong. Never throws for a game, which cannot begin either.
 */
export function fuzz(catalogue: Catalogue, decks: Decks, plan: FuzzPlan): FuzzReport {
  const counts = noCounts();
  const endedBy: Record<string, number> = {};
  let rounds = 0;
  let fault: FuzzFault | null = null;
  const first = plan.first ?? 0;
  for (let number = first; number < first + plan.games && fault === null; number++) {
    const seed = `${plan.seed}/${number}`;
    const setup = setupOf(decks, plan, number, seed);
    const { suspend = false, costlyEvery = 100 } = plan;
    const style = new Chance(`style ${seed}`).pick(STYLES);
    const game = fuzzGame(catalogue, setup, { seed, style, suspend, costlyEvery });
    for (const key of Object.keys(counts) as (keyof FuzzCounts)[]) counts[key] += game.counts[key];
    endedBy[game.endedBy] = (endedBy[game.endedBy] ?? 0) + 1;
    rounds += game.rounds;
    fault = game.fault;
    if (plan.progress?.({ counts, rounds, endedBy, fault }) === false) break;
  }
  return { counts, rounds, endedBy, fault };
}

/** In one game of so many each team is one character only: they fall early, in the midst of everything. */
const FRAIL = 3;

const alone = (deck: DeckSetup, chance: Chance): DeckSetup => ({
  ...deck,
  characters: [{ ...chance.pick(deck.characters), dice: 1 }],
});

function setupOf(decks: Decks, plan: FuzzPlan, number: number, seed: string): GameSetup {
  const chance = new Chance(`decks ${seed}`);
  const choice = typeof decks === 'function' ? decks(number, chance) : decks;
  const editions = plan.editions ?? EDITIONS;
  const counts = plan.seats ?? [2];
  const seats = counts[Math.floor(number / editions.length) % counts.length] as number;
  const frail = chance.oneIn(FRAIL);
  return {
    seats: Array.from({ length: seats }, (_, seat) => {
      const deck = chance.pick(choice);
      return { name: `Player ${seat + 1}`, deck: frail ? alone(deck, chance) : deck };
    }),
    edition: editions[number % editions.length] as Edition,
    seed,
  };
}
