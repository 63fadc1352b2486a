import { contestantText } from '../budget.js';
import type { GameRecord, OfBoth } from './arena-game.js';
import { eloTable } from './elo.js';
import { pairedInterval } from './paired.js';
import type { Tournament } from './schedule.js';
import { addTimes, countOf, quantile, type ThinkTime } from './think-time.js';
import { type Rate, wilsonInterval } from './wilson.js';

/** Games and what was made of them; a draw is half won. */
export interface Result {
  readonly games: number;
  readonly won: number;
  /** With its Wilson interval of 95 %. */
  readonly rate: Rate;
}

/** A result with one's own deck against another. */
export interface DeckResult extends Result {
  readonly own: string;
  readonly other: string;
}

/** In milliseconds. */
export interface ThinkFigures {
  readonly picks: number;
  readonly median: number;
  readonly percentile95: number;
  readonly most: number;
  readonly mean: number;
}

/** A contestant over all its games. */
export interface Standing extends Result {
  readonly contestant: string;
  /** Null where no chain of games joins it with the anchor. */
  readonly elo: Rate | null;
  readonly byDeck: readonly (Result & { readonly own: string })[];
  /** Picks of actions, and all smaller ones. */
  readonly turns: ThinkFigures;
  readonly details: ThinkFigures;
  readonly secondsAGame: number;
  readonly illegal: number;
}

/** Two contestants against each other; counts are those of the first. */
export interface Meeting extends Result {
  readonly contestants: OfBoth<string>;
  readonly draws: number;
  /** Over the swapped pairs, each one observation. */
  readonly paired: Rate & { readonly pairs: number };
  /** Games that were nobody's, and are counted nowhere else. */
  readonly broken: number;
  readonly rounds: { readonly mean: number; readonly max: number };
  readonly byDecks: readonly DeckResult[];
}

export interface ArenaError {
  readonly contestants: OfBoth<string>;
  readonly decks: OfBoth<string>;
  readonly number: number;
  readonly seed: string;
  readonly edition: string;
  readonly message: string;
  /** Whose error it was; null: nobody's. */
  readonly by: string | null;
}

/** What the games of an arena say: plain data. */
export interface ArenaReport {
  readonly games: number;
  /** The contestant from which Elo is counted. */
  readonly anchor: string;
  /** Whether a drawn game was added to every pair for Elo, since somebody won or lost everything. */
  readonly virtualDraws: boolean;
  /** In the order of the contestants. */
  readonly standings: readonly Standing[];
  readonly meetings: readonly Meeting[];
  readonly decks: readonly string[];
  readonly rounds: { readonly mean: number; readonly max: number };
  readonly endedBy: Readonly<Record<string, number>>;
  readonly illegal: number;
  readonly errors: readonly ArenaError[];
  /** Megabytes at the most; null where nobody measured. */
  readonly memory: number | null;
}

/** A game as one of its two saw it. */
interface Side {
  readonly contestant: number;
  readonly own: string;
  readonly other: string;
  /** Null: counted for nobody. */
  readonly won: number | null;
  readonly turns: ThinkTime;
  readonly details: ThinkTime;
  readonly illegal: number;
}

/** Adds up games of a tournament, in whatever order they come. */
export function arenaReport(tournament: Tournament, records: readonly GameRecord[]): ArenaReport {
  const ordered = records.toSorted((a, b) => a.meeting - b.meeting || a.number - b.number);
  const names = tournament.contestants.map(contestantText);
  const anchor = Math.max(
    0,
    tournament.contestants.findIndex(({ bot }) => bot === 'random'),
  );
  const meetings = tournament.meetings.map((pair, at) =>
    meetingOf(
      pair.map((place) => names[place] as string) as [string, string],
      ordered.filter(({ meeting }) => meeting === at),
      tournament,
    ),
  );
  const scores = meetings.map(({ games, won }, at) => {
    const [a, b] = tournament.meetings[at] as OfBoth<number>;
    return { a, b, games, won };
  });
  const { ratings, virtualDraws } = eloTable(names.length, scores, anchor);
  const sides = ordered.flatMap((record) => sidesOf(tournament, record));
  const standings = names.map((contestant, at): Standing => {
    const own = sides.filter((side) => side.contestant === at);
    return { contestant, elo: ratings[at] ?? null, ...standingOf(tournament, own) };
  });
  return {
    games: ordered.length,
    anchor: names[anchor] ?? '',
    virtualDraws,
    standings,
    meetings,
    decks: tournament.decks.map(({ name }) => name),
    rounds: roundsOf(ordered),
    endedBy: tally(ordered.map(({ endedBy }) => endedBy)),
    illegal: standings.reduce((sum, { illegal }) => sum + illegal, 0),
    errors: ordered.flatMap((record) => errorOf(tournament, names, record)),
    memory: ordered.reduce<number | null>(
      (most, { memory }) => (memory === null ? most : Math.max(most ?? 0, memory)),
      null,
    ),
  };
}

/** Whether a game counts: all but those that broke off through nobody's fault. */
const counts = ({ error, winner }: GameRecord): boolean => error === null || winner !== null;

/** What of a game its first or second won. */
const wonBy = (who: 0 | 1, { winner }: GameRecord): number => (winner === null ? 0.5 : winner === who ? 1 : 0);

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

function result(won: readonly number[]): Result {
  const games = won.length;
  const total = sum(won);
  return { games, won: total, rate: wilsonInterval(total, games) };
}

function sidesOf({ meetings }: Tournament, record: GameRecord): Side[] {
  const both = meetings[record.meeting] as OfBoth<number>;
  return ([0, 1] as const).map((who) => ({
    contestant: both[who],
    own: record.decks[who],
    other: record.decks[who === 0 ? 1 : 0],
    won: counts(record) ? wonBy(who, record) : null,
    turns: record.turns[who],
    details: record.details[who],
    illegal: record.illegal[who],
  }));
}

const wins = (sides: readonly Side[]): number[] => sides.flatMap(({ won }) => (won === null ? [] : [won]));

function standingOf({ decks }: Tournament, sides: readonly Side[]): Omit<Standing, 'contestant' | 'elo'> {
  const turns = addTimes(sides.map((side) => side.turns));
  const details = addTimes(sides.map((side) => side.details));
  return {
    ...result(wins(sides)),
    byDeck: decks.map(({ name }) => ({ own: name, ...result(wins(sides.filter(({ own }) => own === name))) })),
    turns: figures(turns),
    details: figures(details),
    secondsAGame: sides.length === 0 ? 0 : (turns.total + details.total) / 1000 / sides.length,
    illegal: sum(sides.map(({ illegal }) => illegal)),
  };
}

function figures(time: ThinkTime): ThinkFigures {
  const picks = countOf(time);
  return {
    picks,
    median: quantile(time, 0.5),
    percentile95: quantile(time, 0.95),
    most: time.most,
    mean: picks === 0 ? 0 : time.total / picks,
  };
}

function meetingOf(contestants: OfBoth<string>, records: readonly GameRecord[], { decks }: Tournament): Meeting {
  const counted = records.filter(counts);
  const pairs = new Map<number, number[]>();
  for (const record of counted) {
    const deal = Math.floor(record.number / 2);
    pairs.set(deal, [...(pairs.get(deal) ?? []), wonBy(0, record)]);
  }
  const whole = [...pairs.values()].filter(({ length }) => length === 2).map((won) => sum(won) / 2);
  const names = decks.map(({ name }) => name);
  const byDecks = names.flatMap((own) =>
    names.flatMap((other) => {
      const games = counted.filter(({ decks: [first, second] }) => first === own && second === other);
      return games.length === 0 ? [] : [{ own, other, ...result(games.map((record) => wonBy(0, record))) }];
    }),
  );
  return {
    contestants,
    ...result(counted.map((record) => wonBy(0, record))),
    draws: counted.filter(({ winner }) => winner === null).length,
    paired: { ...pairedInterval(whole), pairs: whole.length },
    broken: records.length - counted.length,
    rounds: roundsOf(records),
    byDecks,
  };
}

function roundsOf(records: readonly GameRecord[]): { readonly mean: number; readonly max: number } {
  const rounds = records.filter(({ error }) => error === null).map((record) => record.rounds);
  return { mean: rounds.length === 0 ? 0 : sum(rounds) / rounds.length, max: Math.max(0, ...rounds) };
}

function tally(words: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const word of words.toSorted()) found[word] = (found[word] ?? 0) + 1;
  return found;
}

function errorOf({ meetings }: Tournament, names: readonly string[], record: GameRecord): ArenaError[] {
  const { error, decks, number, seed, edition } = record;
  if (error === null) return [];
  const both = (meetings[record.meeting] as OfBoth<number>).map((at) => names[at] as string) as [string, string];
  const by = error.by === null ? null : both[error.by];
  return [{ contestants: both, decks, number, seed, edition, message: error.message, by }];
}
