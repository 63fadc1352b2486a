import type { CardDefinition } from '../definitions/card.js';
import { Happening } from '../events/event.js';
import { answerFrom } from '../game/concede.js';
import { Game } from '../game/game.js';
import { optionKey } from '../game/options.js';
import { step } from '../game/run.js';
import { SUSPENDED } from '../game/signals.js';
import { cloneState } from '../state/clone.js';
import type { CardId, Seat } from '../state/ids.js';
import type { GameState } from '../state/state.js';

/** A step played again up to its open question. */
export interface Past {
  /** The game at the open question, or at the first pick that is not offered again. */
  readonly game: Game;
  /** A deck was shuffled in it: what was where before tells nothing. */
  readonly shuffled: boolean;
  /** Cards that somebody looked at: what comes of it may tell the others something. */
  readonly seen: readonly CardId[];
  /** Whose pick is not offered again, with the pick; null when all were. */
  readonly drift: { readonly seat: Seat; readonly key: string } | null;
  /** Picks that were made in secret, by their place. */
  readonly secret: readonly { readonly seat: Seat; readonly at: number }[];
}

/** Plays the step under way again from its stable state with the picks since. */
export function playPast(definitions: readonly CardDefinition[], stable: GameState, picks: readonly number[]): Past {
  let used = 0;
  let shuffled = false;
  let drift: Past['drift'] = null;
  const seen: CardId[] = [];
  const secret: { seat: Seat; at: number }[] = [];
  const game = new Game(cloneState(stable), definitions, (inner, question) => {
    const answer = answerFrom(inner, question, picks, used);
    if (answer.at === null) throw SUSPENDED;
    const last = answer.used - 1;
    if (answer.at < 0) {
      drift = { seat: question.seat, key: optionKey(picks[last] as number) };
      throw SUSPENDED;
    }
    if (question.secret && answer.used > used) secret.push({ seat: question.seat, at: last });
    used = answer.used;
    return answer.at;
  });
  game.sink = {
    event(_game, event) {
      if (event.kind === Happening.shuffled) shuffled = true;
      if (event.kind === Happening.seen) seen.push(event.card);
    },
  };
  try {
    step(game);
  } catch (signal) {
    if (signal !== SUSPENDED) throw signal;
  }
  return { game, shuffled, seen, drift, secret };
}
