import type { Game } from '@dejarik/engine';
import {
  CardType,
  type DieId,
  joins,
  type Seat,
  SHIELD_LIMIT,
  shown,
  type Side,
  sideValue,
  Sym,
} from '@dejarik/engine/reading';
import { mostOfOpponents } from './opponents.js';
import { meanWorth } from './sides.js';

/** What the worth of a side depends on: what its owner has, and what the opponent has who has most of it. */
export interface PoolContext {
  readonly seat: Seat;
  readonly resources: number;
  readonly opponentResources: number;
  readonly opponentHand: number;
  /** Shields that the character with most room can take. */
  readonly shieldRoom: number;
  readonly dice: number;
  /** Symbols that a die with no plus shows, as a set. */
  readonly bases: number;
}

/** The context of a seat's pool, without one die where that is about to be turned. */
export function poolContext(game: Game, seat: Seat, without: DieId | null = null): PoolContext {
  const own = game.seat(seat);
  let shieldRoom = 0;
  for (const id of own.play) {
    const card = game.card(id);
    if (card.type === CardType.character) shieldRoom = Math.max(shieldRoom, SHIELD_LIMIT - card.shields);
  }
  let bases = 0;
  for (const id of own.pool) {
    if (id === without) continue;
    const side = shown(game, id);
    if (!side.modifier) bases |= 1 << side.symbol;
  }
  return {
    seat,
    resources: own.resources,
    opponentResources: mostOfOpponents(game, seat, (other) => game.seat(other).resources),
    opponentHand: mostOfOpponents(game, seat, (other) => game.seat(other).hand.length),
    shieldRoom,
    dice: own.pool.length,
    bases,
  };
}

/** What the side of a die would be worth in the pool. */
export function sideWorth(game: Game, die: DieId, side: Side, context: PoolContext): number {
  if (side.cost > context.resources) return 0;
  const value = sideValue(game, die, side);
  const plain = valueWorth(side.symbol, value, context) - side.cost * 0.5;
  if (!side.modifier) return Math.max(0, plain);
  return Math.max(0, plain * (hasBase(side, context) ? 0.95 : 0.3));
}

/** Symbols whose values add up to something: the others only turn or gain. */
const NUMBERED = (1 << Sym.focus) - 1;

function hasBase(side: Side, { bases }: PoolContext): boolean {
  if (side.symbol === Sym.any) return (bases & NUMBERED) !== 0;
  return ((bases >> side.symbol) & 1) === 1 && joins(side, side.symbol);
}

function valueWorth(symbol: Sym, value: number, context: PoolContext): number {
  switch (symbol) {
    case Sym.melee:
    case Sym.ranged:
      return value;
    case Sym.indirect:
      return value * 0.75;
    case Sym.shield:
      return Math.min(value, context.shieldRoom) * 0.7;
    case Sym.resource:
      return value * 0.55;
    case Sym.disrupt:
      return Math.min(value, context.opponentResources) * 0.5 + 0.05;
    case Sym.discard:
      return Math.min(value, context.opponentHand) * 0.35 + 0.05;
    case Sym.focus:
      return context.dice > 1 ? value * 0.8 : 0.1;
    case Sym.special:
      return 1.6;
    case Sym.any:
      return value * 0.8;
    case Sym.blank:
      return 0;
  }
}

/** What the die shows is worth; its mean where it was rolled in an imagined game. */
export function dieWorth(game: Game, die: DieId, context: PoolContext, rolled: ReadonlySet<DieId>): number {
  if (rolled.has(die)) return meanWorth(game.dieDefinition(die));
  return sideWorth(game, die, shown(game, die), context);
}

/** The most damage that the seat's pool can deal in one action as it lies: one symbol, modifiers with it. */
export function poolDamage(game: Game, seat: Seat): number {
  return Math.max(damageOf(game, seat, Sym.melee), damageOf(game, seat, Sym.ranged));
}

/** The most damage that the pool of one opponent can deal in one action. */
export function threatTo(game: Game, seat: Seat): number {
  return mostOfOpponents(game, seat, (other) => poolDamage(game, other));
}

function damageOf(game: Game, seat: Seat, symbol: Sym): number {
  const { pool } = game.seat(seat);
  let { resources } = game.seat(seat);
  let base = 0;
  let more = 0;
  for (const die of pool) {
    const side = shown(game, die);
    const fits = side.modifier ? joins(side, symbol) : side.symbol === symbol;
    if (!fits || side.cost > resources) continue;
    resources -= side.cost;
    if (side.modifier) more += sideValue(game, die, side);
    else base += sideValue(game, die, side);
  }
  return base > 0 ? base + more : 0;
}
