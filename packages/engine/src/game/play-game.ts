import { cloneState } from '../state/clone.js';
import type { Seat } from '../state/ids.js';
import type { GameView } from '../view/types.js';
import { viewGame } from '../view/view.js';
import type { Game } from './game.js';
import { Imagined } from './imagine.js';
import type { Question } from './question.js';
import { run } from './run.js';

/** What a program at a seat may use: what the seat sees, and games that it imagines. Nothing of it tells hidden cards. */
export interface Seated {
  readonly seat: Seat;
  view(): GameView;
  /** An imagined game at the open question; equal words give equal games. */
  imagine(word: number): Imagined;
}

/** A program that plays a seat. */
export interface Player {
  readonly name: string;
  /** Whether it looks at its handle at all; keeping what that needs costs a copy of the state at every stable point. */
  readonly looks: boolean;
  /** The place of the chosen option in `question.options`. The question is valid only during the call. */
  pick(question: Question, handle: Seated): number;
}

/** What whoever runs a game may grant. */
export interface Granted {
  /** Seats whose imagined games leave the hidden cards as they lie: only to measure what knowing them is worth. */
  readonly peeking?: readonly Seat[];
}

/**
 * Plays a game straight through, never suspended, one player a seat. Returns the number of picks. A `Match`, which people
 * play, has no such thing as a seat that peeks.
 */
export function playGame(game: Game, players: readonly Player[], { peeking = [] }: Granted = {}): number {
  let picks = 0;
  let stable = game.state;
  let since: number[] = [];
  const looks = players.some((player) => player.looks);
  if (looks) {
    game.onStable = () => {
      stable = cloneState(game.state);
      since = [];
    };
  }
  const handles = players.map((_, number): Seated => {
    const seat = number as Seat;
    const hidden = peeking.includes(seat) ? 'as they lie' : 'dealt anew';
    return {
      seat,
      view: () => viewGame(game, seat),
      imagine: (word) => new Imagined(game, { stable, picks: since }, seat, word, hidden),
    };
  });
  game.decide = (_game, question) => {
    const seat = question.seat;
    if (question.options.length > 1) picks++;
    const at = (players[seat] as Player).pick(question, handles[seat] as Seated);
    if (looks) since.push(question.options[at] as number);
    return at;
  };
  run(game);
  return picks;
}
