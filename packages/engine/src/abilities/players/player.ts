import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { NO_SEAT, type Seat } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { opponentsOf } from '../../state/zones.js';
import type { PlayerNode } from '../language.js';

/**
 * "An opponent": one of them, whom you choose; the same one wherever an ability speaks of an opponent again, also when
 * that one is out of the game by then. [mp.choose-opponent]
 */
export function chooseOpponent(game: Game, call: Call): Seat {
  return pickOpponent(game, call, opponentsOf(game, call.you));
}

/** The opponent of whom the ability speaks already, else one of these, whom you choose. */
export function pickOpponent(game: Game, call: Call, opponents: readonly Seat[]): Seat {
  if (call.opponent === NO_SEAT) call.opponent = askForOne(game, call, opponents);
  return call.opponent;
}

/**
 * Of things that belong to opponents (`ownerOf` says to whom) those of one: of whom the ability speaks already, else one
 * of those who have any. Nothing is asked, and nothing settled, where there are none.
 */
export function ofOneOpponent<Id>(game: Game, call: Call, ids: readonly Id[], ownerOf: (id: Id) => Seat): Id[] {
  if (ids.length === 0) return [];
  const owners = new Set(ids.map(ownerOf));
  const opponent = pickOpponent(
    game,
    call,
    opponentsOf(game, call.you).filter((seat) => owners.has(seat)),
  );
  return ids.filter((id) => ownerOf(id) === opponent);
}

function askForOne(game: Game, call: Call, opponents: readonly Seat[]): Seat {
  if (opponents.length <= 1) return opponents[0] ?? NO_SEAT;
  const question = openQuestion(game.question, call.you, 'opponent');
  question.call = call;
  question.rule = 'mp.choose-opponent';
  for (const seat of opponents) question.options.push(option(Pick.seat, seat));
  return firstOf(ask(game)) as Seat;
}

/** A player that needs no parameter. */
export function playerNode(find: (game: Game, call: Call) => Seat, text: string): PlayerNode {
  return Object.freeze({ player: Object.freeze({ find, text: () => text }) });
}

export const you: PlayerNode = playerNode((_game, call) => call.you, 'you');
export const anOpponent: PlayerNode = playerNode(chooseOpponent, 'an opponent');
/** The player of this card, said to somebody else. */
export const thisCardsController: PlayerNode = playerNode((game, call) => game.card(call.self).controller, 'you');
/** The player that the triggering event is about. */
export const thatPlayer: PlayerNode = playerNode((_game, call) => call.event?.seat ?? NO_SEAT, 'that player');
