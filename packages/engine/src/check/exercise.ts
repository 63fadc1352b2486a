import type { Catalogue } from '../definitions/catalogue.js';
import { EDITIONS, type Edition } from '../editions.js';
import { createGame, type DeckSetup } from '../game/create.js';
import { run } from '../game/run.js';
import { Chance } from './chance.js';
import { Coverage } from './coverage.js';
import type { Part } from './parts.js';
import { pickBy } from './picker.js';

/** Makes decks for a game out of which two are played; cards that are `wanted` more should come more often. */
export type DeckMaker = (seed: string, wanted: (code: string) => number) => readonly DeckSetup[];

export interface ExercisePlan {
  /** Games at most. */
  readonly games: number;
  readonly seed: string;
  /** Keys of parts that cannot come to pass with these cards: not waited for, but reported as any other. */
  readonly impossible?: readonly string[];
}

/** What came to pass in so many games. */
export interface ExerciseReport {
  readonly games: number;
  /** Parts of cards that can come to pass, and how many did. */
  readonly parts: number;
  readonly fired: number;
  /** What never did. */
  readonly missing: readonly Part[];
}

/** How much more a card is wanted for everything of it that has not come to pass. */
const WANTED = 3;

/**
 * Plays random games, in all editions in turn, whose decks prefer cards of which something has not come to pass yet,
 * until everything has or the games are used up. Throws what a game throws.
 */
export function exercise(catalogue: Catalogue, makeDecks: DeckMaker, plan: ExercisePlan): ExerciseReport {
  const coverage = new Coverage(catalogue);
  const wanted = (code: string): number => 1 + WANTED * coverage.missingOf(code);
  const { impossible = [] } = plan;
  const isOpen = ({ key }: Part): boolean => !impossible.includes(key);
  let games = 0;
  while (games < plan.games && coverage.missing.some(isOpen)) {
    const seed = `${plan.seed}/${games}`;
    const chance = new Chance(`exercise ${seed}`);
    const decks = favorites(makeDecks(seed, wanted), coverage, chance);
    const edition = EDITIONS[games % EDITIONS.length] as Edition;
    const seats = decks.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck }));
    const game = createGame(catalogue, { seats, edition, seed }, (inner, question) =>
      pickBy('eager', inner, question, chance),
    );
    run(coverage.listenTo(game));
    games++;
  }
  const { missing, all } = coverage;
  return { games, parts: all.length, fired: all.length - missing.length, missing };
}

/** Two decks: one with much that has not come to pass, and any other. */
function favorites(decks: readonly DeckSetup[], coverage: Coverage, chance: Chance): DeckSetup[] {
  const open = ({ deck, characters, battlefield }: DeckSetup): number =>
    [...Object.keys(deck), ...characters.map(({ code }) => code), battlefield ?? ''].reduce(
      (sum, code) => sum + coverage.missingOf(code),
      0,
    );
  const [first, ...others] = chance.shuffled(decks).sort((a, b) => open(b) - open(a));
  return first === undefined ? [] : chance.shuffled([first, chance.pick(others)]);
}
