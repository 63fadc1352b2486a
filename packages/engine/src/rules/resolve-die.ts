import { ANY_DAMAGE, Sym } from '../definitions/symbols.js';
import { enqueue } from '../events/after.js';
import { shown, sideValue } from '../events/dice.js';
import { Happening, happening, Result, together } from '../events/event.js';
import { applyBatch, openWindows } from '../events/occur.js';
import type { Game } from '../game/game.js';
import type { CardId, DieId, Seat } from '../state/ids.js';
import { DiePlace, type GameEvent } from '../state/state.js';
import { pay } from './pay.js';
import { carryOutSymbol } from './symbols.js';

/** How a die is resolved; everything plain in the resolve action, one or the other changed by a card. */
export interface Resolving {
  /** Added to the value of each die, but never to a special's. [dice.value.zero-fixed] */
  readonly more: number;
  /** The resource cost is not paid. */
  readonly free: boolean;
  /** A plus side counts as if it had no plus. */
  readonly unmodified: boolean;
  /** Nothing blocks its damage. */
  readonly unblockable?: boolean;
  /** The die stays in the pool. */
  readonly keep: boolean;
  /** Damage is dealt to all of these instead of one character that is chosen. [clarification.salvo] */
  readonly against?: (game: Game) => readonly CardId[];
}
export const PLAINLY: Resolving = { more: 0, free: false, unmodified: false, keep: false };

/** Resources that a die and its modifiers ask for. */
export function resolveCost(game: Game, die: DieId, modifiers: readonly DieId[], how: Resolving): number {
  if (how.free) return 0;
  return modifiers.reduce((sum, id) => sum + shown(game, id).cost, shown(game, die).cost);
}

/** Whether the seat could resolve the die now. Blanks and plus sides alone never can. [dice.blank] [dice.modifier.not-alone] */
export function isResolvable(game: Game, seat: Seat, die: DieId, how: Resolving): boolean {
  if (game.die(die).place !== DiePlace.pool || game.resolving.includes(die)) return false;
  const side = shown(game, die);
  if (side.symbol === Sym.blank || side.symbol === Sym.any) return false;
  if (side.modifier && !how.unmodified) return false;
  return how.free || side.cost <= game.seat(seat).resources;
}

/**
 * Resolves one die together with its modifiers, for `seat`: before abilities, costs, the effect of the symbol; then the
 * dice return to their cards, and after abilities are queued. [actions.resolve.pay] [actions.resolve.return]
 */
export function resolveDie(game: Game, seat: Seat, die: DieId, modifiers: readonly DieId[], how: Resolving): Result {
  const batch = [die, ...modifiers].map((id) => resolvedEvent(game, seat, id));
  const [main] = batch as [GameEvent];
  main.flag = how.keep;
  const heard = openWindows(game, batch);
  if (main.cancelled || !isResolvable(game, seat, die, how)) return Result.none;
  const joined = modifiers.filter((id) => game.die(id).place === DiePlace.pool);
  if (!pay(game, seat, resolveCost(game, die, joined, how))) return Result.none;
  const { symbol } = shown(game, die);
  main.detail = symbol;
  main.amount = totalValue(game, die, joined, how);
  // Told before what it sets off, although the die leaves the pool only afterwards.
  if (game.sink !== null) {
    for (const event of batch) if (event === main || joined.includes(event.die)) game.sink.event(game, event);
  }
  const unblockable = how.unblockable === true || isUnblockable(game, [die, ...joined], symbol);
  const before = game.resolving;
  game.resolving = [...before, die, ...joined];
  game.depth++;
  const against = how.against?.(game) ?? null;
  const done = carryOutSymbol(game, { seat, die, event: main, symbol, value: main.amount, unblockable, against });
  game.depth--;
  game.resolving = before;
  const left = applyBatch(game, batch);
  if (heard !== null) enqueue(game, heard);
  return left === Result.none && done === Result.none ? Result.none : together(done, Result.full);
}

function resolvedEvent(game: Game, seat: Seat, id: DieId): GameEvent {
  const event = happening(Happening.resolved);
  const die = game.die(id);
  event.die = id;
  event.seat = die.pool;
  event.by = seat;
  event.source = die.card;
  event.sourceDie = id;
  event.card = -1 as CardId;
  event.detail = shown(game, id).symbol;
  return event;
}

/** The value of base and modifiers as one; that of a special or a blank is 0 and cannot be raised. [dice.modifier.many] */
function totalValue(game: Game, die: DieId, modifiers: readonly DieId[], how: Resolving): number {
  const side = shown(game, die);
  if (side.symbol === Sym.special || side.symbol === Sym.blank) return 0;
  return modifiers.reduce(
    (sum, id) => sum + sideValue(game, id, shown(game, id)) + how.more,
    sideValue(game, die, side) + how.more,
  );
}

/** Damage of the whole group is unblockable where the base or a modifier makes it so. [contradiction.inherent.vibroknife] */
function isUnblockable(game: Game, dice: readonly DieId[], symbol: Sym): boolean {
  return dice.some((id) => game.dieDefinition(id).dieUnblockable) && ((ANY_DAMAGE >> symbol) & 1) === 1;
}
