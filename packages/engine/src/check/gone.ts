import type { Game } from '../game/game.js';
import { seatsInGame } from '../rules/order.js';
import { isOver } from '../rules/victory.js';
import type { CardId, Seat } from '../state/ids.js';
import { CardType, Zone } from '../state/state.js';
import { named } from './places.js';

/**
 * Nothing is left of players who are out but what others control and the battlefield in use; they decide nothing and wait
 * for nothing. [mp.elimination.cards] [mp.elimination.tiebreak]
 */
export function checkGone(game: Game, fault: (what: string) => void): void {
  const { state } = game;
  state.seats.forEach((_, number) => {
    const seat = number as Seat;
    // Who conceded just now leaves when what is being resolved has been.
    if (game.seat(seat).eliminated && !state.leaving.includes(seat)) checkSeat(game, seat, fault);
  });
  if (state.winner >= 0 && game.seat(state.winner).eliminated) fault(`seat ${state.winner}, which is out, has won`);
  if (!isOver(game) && seatsInGame(game).length < 2) fault('the game goes on with one player');
}

function checkSeat(game: Game, seat: Seat, fault: (what: string) => void): void {
  const { state } = game;
  const { deck, hand, discard, setAside, play, pool, resources } = game.seat(seat);
  if ([deck, hand, discard, setAside, play, pool].some((list) => list.length > 0) || resources > 0) {
    fault(`seat ${seat}, which is out, still has something`);
  }
  state.cards.forEach(({ owner, controller, zone }, id) => {
    const stays = zone === Zone.play && (controller !== seat || (id as CardId) === state.battlefield);
    if (owner === seat && zone !== Zone.removed && !stays) {
      fault(`${named(game, id as CardId)} of seat ${seat}, which is out, is in zone ${zone}`);
    }
  });
  if (state.controller === seat) fault(`seat ${seat}, which is out, controls the battlefield`);
  if (state.controller < 0 && state.tiebreaker === seat)
    fault(`seat ${seat}, which is out, settles what is simultaneous`);
  const waits = [
    ...state.queue.map(({ call }) => call.you),
    ...[...state.delayed, ...state.lasting].map(({ entry }) => entry.call.you),
    ...state.turnRules.map((rule) => rule.seat),
    ...state.extra,
  ];
  if (waits.includes(seat)) fault(`something still waits for seat ${seat}, which is out`);
}

/** Whoever is in the game has a character. [mp.elimination] [structure.win.defeat] */
export function checkLiving(game: Game, fault: (what: string) => void): void {
  for (const seat of seatsInGame(game)) {
    if (!game.seat(seat).play.some((id) => game.card(id).type === CardType.character)) {
      fault(`seat ${seat} has no character and is not out`);
    }
  }
}
