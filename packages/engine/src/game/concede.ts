import { EndReason } from '../state/state.js';
import type { Seat } from '../state/ids.js';
import { apply } from '../events/apply.js';
import { mend } from '../events/occur.js';
import { nextSeat, seatsInGame } from '../rules/order.js';
import { elimination, endGame } from '../rules/victory.js';
import { placeWithoutSeat } from './ask.js';
import type { Game } from './game.js';
import { firstOf, Pick, pickOf } from './options.js';
import type { Question } from './question.js';

/*
 * Giving up. With two players it ends the game. With more the others play on: who concedes is asked nothing any more and
 * does nothing any more, and leaves with everything as soon as what is being resolved has been. [gap.concession]
 */

/** Whether the game goes on without the seat. */
export function goesOnWithout(game: Game, seat: Seat): boolean {
  return seatsInGame(game).filter((one) => one !== seat).length > 1;
}

/** The game ends with the concession of the last opponent. Throws GAME_OVER. */
export function endByConcession(game: Game, seat: Seat): never {
  game.sink?.event(game, elimination(seat, EndReason.concession));
  return endGame(game, nextSeat(game, seat), EndReason.concession);
}

/** The seat concedes, and the game goes on without it. */
export function concede(game: Game, seat: Seat): void {
  game.seat(seat).eliminated = true;
  game.state.leaving.push(seat);
}

/** Those who have conceded leave. */
export function letLeave(game: Game): void {
  const { leaving } = game.state;
  game.state.leaving = [];
  for (const seat of leaving) apply(game, elimination(seat, EndReason.concession));
  mend(game);
}

/**
 * The place of the option that is answered to the open question by the picks of a step, from place `used` on:
 * concessions that stand there are carried out on the way. `used` of the answer says where to go on; `at` is null where
 * the picks are used up, -1 where what was picked is not offered.
 */
export function answerFrom(
  game: Game,
  question: Question,
  picks: readonly number[],
  used: number,
): { readonly at: number | null; readonly used: number } {
  let next = used;
  for (; next < picks.length && isConcession(picks[next] as number); next++) {
    concede(game, firstOf(picks[next] as number) as Seat);
  }
  if (game.seat(question.seat).eliminated) return { at: placeWithoutSeat(question.options), used: next };
  const recorded = picks[next];
  if (recorded === undefined) return { at: null, used: next };
  return { at: question.options.indexOf(recorded), used: next + 1 };
}

/** A seat's concession stands among the picks of a step. */
export const isConcession = (pick: number): boolean => pickOf(pick) === Pick.concede;
