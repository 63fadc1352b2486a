import type { Game } from './game.js';
import { GameFault } from './signals.js';
import { DONE } from './options.js';

/** Bounds of one step of the game; beyond them something runs in circles. */
const MOST_WORK = 20_000;
const DEEPEST = 120;

/** Counts work of this step. Throws a GameFault when it runs in circles. */
export function guard(game: Game): void {
  if (++game.work > MOST_WORK) throw new GameFault(`more than ${MOST_WORK} events and questions in one step`);
  if (game.depth > DEEPEST) throw new GameFault(`effects nested more than ${DEEPEST} deep`);
}

/**
 * Puts the open question (`game.question`, filled by the caller) and returns the packed option that was picked, right
 * here in the middle of whatever runs. A question with one option answers itself and is recorded nowhere, unless its
 * options depend on what is hidden. After it the game may have changed: read again.
 */
export function ask(game: Game): number {
  const question = game.question;
  const options = question.options;
  if (options.length === 0) throw new GameFault(`a question (${question.kind}) without an option`);
  if (options.length === 1 && !question.posed) return options[0] as number;
  if (game.seat(question.seat).eliminated) return options[placeWithoutSeat(options)] as number;
  guard(game);
  const picked = options[game.decide(game, question)];
  if (picked === undefined) throw new GameFault(`there is no such option of ${options.length} (${question.kind})`);
  return picked;
}

/**
 * The place of what a player who is out "picks": to be done, else the last (declining stands last), so that nothing
 * lingers. Nobody is asked, and what the player would do with it does not happen.
 */
export function placeWithoutSeat(options: readonly number[]): number {
  const done = options.indexOf(DONE);
  return done >= 0 ? done : options.length - 1;
}
