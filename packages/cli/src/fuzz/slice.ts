import { catalogue, proofDecks, STARTERS } from '@dejarik/cards';
import type { DeckSetup, Edition } from '@dejarik/engine';
import { type Decks, fuzz, type FuzzPlan, type FuzzReport } from '@dejarik/engine/check';

/** Some games of a run of random games, as plain data. */
export interface FuzzSlice {
  /** The decks to draw from; null: the starter decks and decks dealt of all cards, game by game in turn. */
  readonly decks: readonly DeckSetup[] | null;
  readonly seed: string;
  readonly first: number;
  readonly games: number;
  readonly suspend: boolean;
  /** One stop in so many gets every check. */
  readonly costlyEvery: number;
  /** Null: all in turn. */
  readonly editions: readonly Edition[] | null;
  readonly seats: readonly number[];
}

/** Plays those games with every check, up to the first fault. */
export function fuzzSlice(slice: FuzzSlice): FuzzReport {
  const { decks, seed, first, games, suspend, costlyEvery, editions, seats } = slice;
  const plan: FuzzPlan = {
    games,
    seed,
    first,
    suspend,
    costlyEvery,
    seats,
    ...(editions === null ? {} : { editions }),
  };
  return fuzz(catalogue, decks ?? everyDeck(seed), plan);
}

const everyDeck =
  (seed: string): Decks =>
  (game) =>
    game % 2 === 0 ? STARTERS : proofDecks(`${seed}/${game}`);
