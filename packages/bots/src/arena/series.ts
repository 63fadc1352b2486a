import { catalogue } from '@dejarik/cards';
import { createGame, type DeckSetup, type GameSetup, type Player } from '@dejarik/engine';
import { END_REASONS, type GameState } from '@dejarik/engine/reading';
import { createBot } from '../create-bot.js';
import { addCounts, NO_GAMES, type SeriesCounts, seriesCounts, type SliceCounts } from './counts.js';
import { playOut } from './play-out.js';

/** A series of games between two to four bots, each with a deck: plain data, so that it can be sent to a thread. */
export interface Series {
  /** Names of the bots, and their decks, by seat. */
  readonly bots: readonly string[];
  readonly decks: readonly DeckSetup[];
  /** How many single games. */
  readonly games: number;
  /** Any text. */
  readonly seed: string;
  /** Every seed is played as often as there are bots, each time with the bots a seat further: all have every deck. */
  readonly swap: boolean;
  readonly edition: string;
}

/** Makes a bot by name and seed. */
export type MakeBot = (name: string, seed: string) => Player;

/** Called after every game with the number of games that are done. */
export type Progress = (done: number) => void;

/**
 * Plays a whole series in this thread. Games that break off are counted as errors and do not stop it. Throws for a bot,
 * deck or edition that does not exist, and where there is not a bot for each deck.
 */
export function playSeries(series: Series, progress: Progress = () => {}, makeBot: MakeBot = createBot): SeriesCounts {
  return seriesCounts([playSlice(series, 0, series.games, progress, makeBot)]);
}

/**
 * Plays the games `from` to `to` - 1 of a series: a pure function of plain data for worker threads. Slices of one series
 * that are added up (`seriesCounts`) give what `playSeries` gives.
 */
export function playSlice(
  series: Series,
  from: number,
  to: number,
  progress: Progress = () => {},
  makeBot: MakeBot = createBot,
): SliceCounts {
  check(series, makeBot);
  let counts = NO_GAMES;
  for (let game = from; game < to; game++) {
    counts = addCounts(counts, playOne(series, game, makeBot));
    progress(game - from + 1);
  }
  return counts;
}

/** What is wrong with the series itself is said at once, not game by game. */
function check(series: Series, makeBot: MakeBot): void {
  const { bots, decks } = series;
  if (bots.length !== decks.length) throw new Error(`there are ${bots.length} bots for ${decks.length} decks`);
  for (const name of bots) makeBot(name, '');
  createGame(catalogue, setupOf(series, ''));
}

function setupOf({ decks, edition }: Series, seed: string): GameSetup {
  return { seats: decks.map((deck) => ({ name: deck.name, deck })), edition, seed };
}

/** Seed of a game of the series. */
function seedOf({ seed, swap, bots }: Series, game: number): string {
  return `${seed}/${swap ? Math.floor(game / bots.length) : game}`;
}

function playOne(series: Series, number: number, makeBot: MakeBot): SliceCounts {
  const { bots } = series;
  const seed = seedOf(series, number);
  const turned = series.swap ? number % bots.length : 0;
  /** The bot that sits there. */
  const botAt = (seat: number): number => (seat + turned) % bots.length;
  const seated = bots.map((_, seat) => bots[botAt(seat)] as string);
  const game = createGame(catalogue, setupOf(series, seed));
  const { picks, fault } = playOut(
    game,
    seated.map((name, seat) => makeBot(name, `${seed}/${seat}`)),
  );
  if (fault === null) {
    const same = bots.every((name) => name === bots[0]);
    return counted(game.state, picks, same ? (seat) => seat : botAt);
  }
  const none = bots.map(() => 0);
  const errors = [{ game: number, seed, message: fault }];
  return { ...NO_GAMES, games: 1, picks, wins: none, winsBySeat: none, errors };
}

/** The winner by seat, which is by deck, and as `who` names whoever sits there. */
function counted(state: GameState, picks: number, who: (seat: number) => number): SliceCounts {
  const { seats, winner, endedBy, round } = state;
  const winsBySeat = seats.map((_, seat) => (seat === winner ? 1 : 0));
  const wins = seats.map(() => 0);
  if (winner >= 0) wins[who(winner)] = 1;
  return {
    games: 1,
    picks,
    wins,
    winsBySeat,
    rounds: { total: round, max: round, ended: 1 },
    endedBy: { [END_REASONS[endedBy] ?? '']: 1 },
    errors: [],
  };
}
