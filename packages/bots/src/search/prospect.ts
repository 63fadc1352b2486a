import type { Game } from '@dejarik/engine';
import {
  type CardId,
  CardType,
  type DieId,
  DiePlace,
  joins,
  NO_CARD,
  remainingHealth,
  type Seat,
  SHIELD_LIMIT,
  shown,
  sideValue,
  Stage,
  Sym,
} from '@dejarik/engine/reading';
import { hostOfDie } from '../worth/characters.js';
import { isDoomed } from '../worth/doomed.js';
import { meanWorth } from '../worth/sides.js';
import { resourceWorth, WEIGHTS } from '../worth/weights.js';
import { meanYields, SIDE_COST, Yield, YIELD_OF, YIELDS } from './yields.js';

/** What a seat has as a round begins, or will have when the one under way is over. */
export const Figure = {
  health: 0,
  toughness: 1,
  shields: 2,
  power: 3,
  reach: 4,
  safePower: 5,
  characters: 6,
  supportPower: 7,
  supportCost: 8,
  upgradeCost: 9,
  downgradeCost: 10,
  resources: 11,
  hand: 12,
  lastCards: 13,
  battlefield: 14,
} as const;
const FIGURES = Object.keys(Figure).length;

/** How much of what dice show or will show comes true by the end of the round. */
export interface Rates {
  readonly pool: number;
  readonly ready: number;
  readonly focus: number;
  readonly special: number;
  readonly indirect: number;
}

/** How much toughness makes what a character has safe. The weights are learned for this. */
const SAFETY = 5;

interface Standing {
  readonly yields: Float64Array;
  readonly figures: Float64Array;
  /** Characters, by toughness and power: parallel lists. */
  readonly toughness: number[];
  readonly health: number[];
  readonly power: number[];
  supportPower: number;
}

const standing = (): Standing => ({
  yields: new Float64Array(YIELDS),
  figures: new Float64Array(FIGURES),
  toughness: [],
  health: [],
  power: [],
  supportPower: 0,
});

/**
 * Reads out of a game what every seat will have when the round is over, if the dice do what they show: so that damage in
 * a pool, damage on the way and damage dealt weigh against each other. One reader serves many games.
 */
export class Prospect {
  private readonly seats: Standing[] = [];
  private readonly power: number[] = [];
  private readonly rates: Rates;

  constructor(rates: Rates) {
    this.rates = rates;
  }

  /** The figures of a seat, in the order of `Figure`; valid until the next reading. */
  figuresOf(seat: number): Float64Array {
    return (this.seats[seat] as Standing).figures;
  }

  /** `rolled`: dice whose face is chance's; they count with their mean. */
  read(game: Game, rolled: ReadonlySet<DieId>): void {
    const { length } = game.state.seats;
    while (this.seats.length < length) this.seats.push(standing());
    for (const seat of this.seats) {
      seat.yields.fill(0);
      seat.figures.fill(0);
      seat.toughness.length = 0;
      seat.health.length = 0;
      seat.power.length = 0;
      seat.supportPower = 0;
    }
    this.readDice(game);
    for (let seat = 0; seat < length; seat++) this.readPlay(game, seat as Seat);
    for (let seat = 0; seat < length; seat++) this.readPool(game, seat as Seat, rolled);
    for (let seat = 0; seat < length; seat++) this.settle(game, seat as Seat);
  }

  /** Mean rolls of the dice of every character or support, and what those bring that can still be rolled. */
  private readDice(game: Game): void {
    const { cards, dice, stage, claimedBy } = game.state;
    const { power, rates } = this;
    power.length = cards.length;
    power.fill(0);
    for (let i = 0; i < dice.length; i++) {
      const die = dice[i] as (typeof dice)[number];
      if (die.place === DiePlace.setAside || die.card === NO_CARD) continue;
      const design = game.definitions[die.definition];
      if (design === undefined) continue;
      const bearer = hostOfDie(game, die.card);
      if (bearer === NO_CARD) continue;
      power[bearer] = (power[bearer] as number) + meanWorth(design);
      if (die.place !== DiePlace.card || die.heldBy !== NO_CARD) continue;
      const { exhausted, controller } = game.card(bearer);
      if (exhausted || stage >= Stage.actionPhaseEnds || claimedBy === controller) continue;
      addAll((this.seats[controller] as Standing).yields, meanYields(design), rates.ready);
    }
  }

  private readPlay(game: Game, seat: Seat): void {
    const { state } = game;
    const { play } = game.seat(seat);
    const own = this.seats[seat] as Standing;
    for (let i = 0; i < play.length; i++) {
      const id = play[i] as CardId;
      const { type, shields, host } = game.card(id);
      const design = game.definition(id);
      switch (type) {
        case CardType.character: {
          if (state.delayed.length > 0 && isDoomed(game, id)) break;
          const health = Math.max(0, remainingHealth(game, id));
          own.health.push(health);
          own.toughness.push(health + shields);
          own.power.push(this.power[id] as number);
          add(own.figures, Figure.shields, shields);
          break;
        }
        case CardType.support:
          own.supportPower += this.power[id] as number;
          if (design.sides === null) add(own.figures, Figure.supportCost, design.cost + 1);
          break;
        case CardType.upgrade:
          add(own.figures, Figure.upgradeCost, design.cost + (design.sides === null ? 1 : 0));
          break;
        case CardType.downgrade:
          if (host !== NO_CARD) {
            const victim = this.seats[game.card(host).controller] as Standing;
            add(victim.figures, Figure.downgradeCost, design.cost + 1);
          }
          break;
        default:
      }
    }
  }

  /** What the dice in the pool of a seat that may still act bring. */
  private readPool(game: Game, seat: Seat, rolled: ReadonlySet<DieId>): void {
    const { state } = game;
    if (state.claimedBy === seat || state.stage >= Stage.actionPhaseEnds) return;
    const { pool } = game.seat(seat);
    let { resources } = game.seat(seat);
    const { yields } = this.seats[seat] as Standing;
    let melee = 0;
    let ranged = 0;
    let meleeMore = 0;
    let rangedMore = 0;
    const rate = this.rates.pool;
    for (let i = 0; i < pool.length; i++) {
      const die = pool[i] as DieId;
      if (rolled.has(die)) {
        addAll(yields, meanYields(game.dieDefinition(die)), rate);
        continue;
      }
      const side = shown(game, die);
      if (side.cost > resources) continue;
      resources -= side.cost;
      const value = Math.max(0, sideValue(game, die, side) - side.cost * SIDE_COST);
      if (side.modifier) {
        if (joins(side, Sym.melee)) meleeMore += value;
        else if (joins(side, Sym.ranged)) rangedMore += value;
        else addYield(yields, YIELD_OF[side.symbol] ?? -1, value * 0.7 * rate);
      } else if (side.symbol === Sym.melee) melee += value;
      else if (side.symbol === Sym.ranged) ranged += value;
      else addYield(yields, YIELD_OF[side.symbol] ?? -1, (side.symbol === Sym.special ? 1 : value) * rate);
    }
    const more = (melee > 0 ? meleeMore : meleeMore * 0.4) + (ranged > 0 ? rangedMore : rangedMore * 0.4);
    addYield(yields, Yield.damage, (melee + ranged + more) * rate);
  }

  /** The figures of a seat when the others' dice have done what they will do. */
  private settle(game: Game, seat: Seat): void {
    const { state } = game;
    const own = this.seats[seat] as Standing;
    const { figures, yields } = own;
    const { rates } = this;
    const rivals = Math.max(
      1,
      state.seats.reduce((sum, one) => sum + (one.eliminated ? 0 : 1), -1),
    );
    let damage = 0;
    let disrupted = 0;
    let discarded = 0;
    for (let other = 0; other < state.seats.length; other++) {
      if (other === seat || state.seats[other]?.eliminated === true) continue;
      const theirs = (this.seats[other] as Standing).yields;
      damage +=
        ((theirs[Yield.damage] as number) +
          (theirs[Yield.indirect] as number) * rates.indirect +
          (theirs[Yield.focus] as number) * rates.focus +
          (theirs[Yield.special] as number) * rates.special) /
        rivals;
      disrupted += (theirs[Yield.disrupt] as number) / rivals;
      discarded += (theirs[Yield.discard] as number) / rivals;
    }
    this.shield(own);
    this.strike(own, damage);
    const { hand, deck, resources } = game.seat(seat);
    let toughness = 0;
    let reach = own.supportPower;
    for (let i = 0; i < own.toughness.length; i++) {
      const tough = own.toughness[i] as number;
      if (tough <= 0) continue;
      const power = own.power[i] as number;
      toughness += tough;
      reach += power;
      add(figures, Figure.health, Math.min(tough, own.health[i] as number));
      add(figures, Figure.power, power);
      add(figures, Figure.safePower, power * (1 - Math.exp(-tough / SAFETY)));
      add(figures, Figure.characters, 1);
    }
    figures[Figure.toughness] = Math.log(1 + toughness);
    figures[Figure.reach] = Math.log(1 + reach);
    figures[Figure.supportPower] = own.supportPower;
    figures[Figure.resources] = worthOfResources(
      Math.max(0, resources + (yields[Yield.resources] as number) - Math.min(resources, disrupted)),
    );
    figures[Figure.hand] = Math.max(0, hand.length - discarded);
    figures[Figure.lastCards] = Math.min(0, hand.length + deck.length - WEIGHTS.fewCards);
    figures[Figure.battlefield] = state.controller === seat ? 1 : 0;
  }

  /** Shields go where there is room. */
  private shield(own: Standing): void {
    let left = own.yields[Yield.shields] as number;
    for (let i = 0; i < own.toughness.length && left > 0; i++) {
      const room = SHIELD_LIMIT - ((own.toughness[i] as number) - (own.health[i] as number));
      const given = Math.min(left, Math.max(0, room));
      own.toughness[i] = (own.toughness[i] as number) + given;
      add(own.figures, Figure.shields, given);
      left -= given;
    }
  }

  /** Damage goes where it hurts most: to who can do much and bear little. */
  private strike(own: Standing, damage: number): void {
    let left = damage;
    while (left > 0) {
      let target = -1;
      let most = -1;
      for (let i = 0; i < own.toughness.length; i++) {
        const tough = own.toughness[i] as number;
        if (tough <= 0) continue;
        const hurt = ((own.power[i] as number) + 1) / (tough + 1);
        if (hurt > most) {
          most = hurt;
          target = i;
        }
      }
      if (target < 0) return;
      const tough = own.toughness[target] as number;
      const dealt = Math.min(left, tough);
      own.toughness[target] = tough - dealt;
      left -= dealt;
    }
  }
}

/** Between whole numbers of resources, in proportion. */
function worthOfResources(count: number): number {
  const whole = Math.floor(count);
  const below = resourceWorth(whole);
  return below + (resourceWorth(whole + 1) - below) * (count - whole);
}

function add(into: Float64Array, at: number, amount: number): void {
  into[at] = (into[at] as number) + amount;
}

function addYield(into: Float64Array, kind: number, amount: number): void {
  if (kind >= 0) add(into, kind, amount);
}

function addAll(into: Float64Array, from: Float64Array, rate: number): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) + (from[i] as number) * rate;
}
