import { amountOf } from '../abilities/language.js';
import { Sym, type Side, X } from '../definitions/symbols.js';
import type { Game } from '../game/game.js';
import { dieCall } from '../state/call.js';
import type { DieId } from '../state/ids.js';
import { DiePlace } from '../state/state.js';

/** The side that a die in a pool shows, or counts as showing. */
export function shown(game: Game, id: DieId): Side {
  if (game.posing !== null && game.posing.die === id) return game.posing.side;
  const sides = game.dieDefinition(id).sides;
  return (sides as readonly Side[])[game.die(id).side] as Side;
}

/** The value of a side of a die now: 0 for blank and special, X by the card that it belongs to. [dice.value] */
export function sideValue(game: Game, id: DieId, side: Side): number {
  if (side.value !== X) return side.value;
  const x = game.dieDefinition(id).x;
  return x === null ? 0 : amountOf(game, dieCall(game, id, game.die(id).pool), x);
}

/** The value that a die shows; for one that left its pool, the value that it showed last. */
export function valueOf(game: Game, id: DieId): number {
  const die = game.die(id);
  return die.place === DiePlace.pool ? sideValue(game, id, shown(game, id)) : die.lastValue;
}

/** Whether a die lies in a pool and shows one of the symbols. A `*` counts for none. [terms.showing] */
export function shows(game: Game, id: DieId, set: number): boolean {
  return game.die(id).place === DiePlace.pool && ((set >> shown(game, id).symbol) & 1) === 1;
}

/** Whether a plus side may join a base side of that symbol; a special's value cannot be raised. [dice.value.zero-fixed] */
export function joins(side: Side, symbol: Sym): boolean {
  return side.modifier && (side.symbol === symbol || (side.symbol === Sym.any && symbol !== Sym.special));
}
