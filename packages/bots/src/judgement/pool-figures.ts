import type { Game } from '@dejarik/engine';
import {
  type CardId,
  CardType,
  type DieId,
  joins,
  type Seat,
  SHIELD_LIMIT,
  shown,
  sideValue,
  Stage,
  Sym,
} from '@dejarik/engine/reading';
import { Figure, Place, PLACES } from './figures.js';
import { add } from './numbers.js';
import type { SeatReading } from './situation-reader.js';
import { meanYields, SIDE_COST, Yield, YIELD_OF, YIELDS } from './yields.js';

/** How much of plus damage comes true where nothing shows that it could join, and of other plus values. */
const UNJOINED = 0.4;
const JOINED = 0.7;

/** Damage of a pool by kind: what stands by itself, and what joins it. */
const damage = { melee: 0, ranged: 0, moreMelee: 0, moreRanged: 0 };

/** Adds what the dice in the pool of a seat that may still act bring. */
export function addPool(game: Game, seat: Seat, rolled: ReadonlySet<DieId>, { figures, cards }: SeatReading): void {
  const { state } = game;
  const { pool } = game.seat(seat);
  if (pool.length === 0 || state.claimedBy === seat || state.stage >= Stage.actionPhaseEnds) return;
  damage.melee = damage.ranged = damage.moreMelee = damage.moreRanged = 0;
  let { resources } = game.seat(seat);
  for (let i = 0; i < pool.length; i++) {
    const die = pool[i] as DieId;
    if (rolled.has(die)) {
      const mean = meanYields(game.dieDefinition(die));
      for (let kind = 0; kind < YIELDS; kind++) add(figures, Figure.poolDamage + kind, mean[kind] as number);
      continue;
    }
    const side = shown(game, die);
    if (side.cost > resources || side.symbol === Sym.blank) {
      add(figures, Figure.blanks, 1);
      continue;
    }
    resources -= side.cost;
    if (side.symbol === Sym.special) cards.push(game.die(die).definition * PLACES + Place.special);
    const value = Math.max(0, sideValue(game, die, side) - side.cost * SIDE_COST);
    if (side.modifier) addModifier(figures, side, value);
    else if (side.symbol === Sym.melee) damage.melee += value;
    else if (side.symbol === Sym.ranged) damage.ranged += value;
    else addYield(figures, side.symbol, side.symbol === Sym.special ? 1 : value);
  }
  limit(figures, Yield.shields, roomForShields(game, seat));
  limit(
    figures,
    Yield.disrupt,
    mostOf(game, seat, (other) => game.seat(other).resources),
  );
  limit(
    figures,
    Yield.discard,
    mostOf(game, seat, (other) => game.seat(other).hand.length),
  );
  const { melee, ranged, moreMelee, moreRanged } = damage;
  const more = moreMelee * (melee > 0 ? 1 : UNJOINED) + moreRanged * (ranged > 0 ? 1 : UNJOINED);
  add(figures, Figure.poolDamage, melee + ranged + more);
  figures[Figure.strike] = Math.max(melee > 0 ? melee + moreMelee : 0, ranged > 0 ? ranged + moreRanged : 0);
}

function addModifier(figures: Float64Array, side: ReturnType<typeof shown>, value: number): void {
  if (joins(side, Sym.melee)) damage.moreMelee += value;
  else if (joins(side, Sym.ranged)) damage.moreRanged += value;
  else addYield(figures, side.symbol, value * JOINED);
}

function roomForShields(game: Game, seat: Seat): number {
  const { play } = game.seat(seat);
  let room = 0;
  for (let i = 0; i < play.length; i++) {
    const { type, shields } = game.card(play[i] as CardId);
    if (type === CardType.character) room += SHIELD_LIMIT - shields;
  }
  return room;
}

function mostOf(game: Game, seat: Seat, of: (other: Seat) => number): number {
  let most = 0;
  for (let other = 0; other < game.state.seats.length; other++) {
    if (other !== seat) most = Math.max(most, of(other as Seat));
  }
  return most;
}

function limit(figures: Float64Array, kind: number, most: number): void {
  const at = Figure.poolDamage + kind;
  if ((figures[at] as number) > most) figures[at] = most;
}

function addYield(figures: Float64Array, symbol: Sym, value: number): void {
  const kind = YIELD_OF[symbol] ?? -1;
  if (kind >= 0) add(figures, Figure.poolDamage + kind, value);
}
