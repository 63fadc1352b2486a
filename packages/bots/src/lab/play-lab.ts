import { catalogue } from '@dejarik/cards';
import { createGame, type Player } from '@dejarik/engine';
import { NO_SEAT } from '@dejarik/engine/reading';
import { playOut } from '../arena/play-out.js';
import { type Contestant, settingsOf } from '../budget.js';
import { createBot } from '../create-bot.js';
import { type Counts, type LabCounts, NO_COUNTS, NO_MATCHUP, together } from './counts.js';
import { GameRecord } from './game-record.js';
import { type LabGame, labGame, type LabPlan } from './plan.js';

/** A game that nobody won: it is counted nowhere else. */
export interface LabError {
  /** Number of the game in the plan, from 0. */
  readonly game: number;
  /** Place of the opponent, and where the deck sat. */
  readonly opponent: number;
  readonly seat: number;
  readonly seed: string;
  readonly message: string;
}

/** What some games of a plan gave: plain data, to be sent between threads and added up in any order. */
export interface LabSlice {
  /** How many were played. */
  readonly games: number;
  readonly counts: LabCounts;
  readonly errors: readonly LabError[];
}

/** Makes the program that plays a seat. */
export type SeatBot = (contestant: Contestant, seed: string) => Player;

/** Programs from the table of all bots; `clock` tells milliseconds to those that think by time. */
export function seatBots(clock: () => number): SeatBot {
  return (contestant, seed) => createBot(contestant.bot, seed, settingsOf(contestant, clock));
}

/**
 * Plays the games `from` to `to` - 1 of a plan and counts; a function of plain data for worker threads. A game that
 * breaks off, or that nobody wins, is an error and stops nothing. Throws for a bot, deck or edition that does not exist.
 */
export function playLab(plan: LabPlan, from: number, to: number, seatBot: SeatBot): LabSlice {
  let counts = NO_COUNTS;
  const errors: LabError[] = [];
  for (let number = from; number < to; number++) {
    const game = labGame(plan, number);
    const played = playOne(plan, game, seatBot);
    if (typeof played === 'string') errors.push(errorOf(game, played));
    else counts = together<LabCounts & Counts>(counts, played);
  }
  return { games: to - from, counts, errors };
}

/** The counts of the whole game, or why there are none. */
function playOne(plan: LabPlan, { opponent, seat, setup }: LabGame, seatBot: SeatBot): LabCounts | string {
  const game = createGame(catalogue, setup);
  const players = setup.seats.map((_, at) => seatBot(plan.bot, `${setup.seed}/${at}`));
  const record = new GameRecord(game, seat);
  game.sink = record;
  const { fault } = playOut(game, players);
  if (fault !== null) return fault;
  if (game.state.winner === NO_SEAT) return 'nobody won';
  const { matchup, ...counts } = record.end(game);
  return { ...counts, matchups: plan.opponents.map((_, at) => (at === opponent ? matchup : NO_MATCHUP)) };
}

function errorOf({ number, opponent, seat, setup }: LabGame, message: string): LabError {
  return { game: number, opponent, seat, seed: setup.seed, message };
}
