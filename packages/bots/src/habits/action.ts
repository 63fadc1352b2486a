import { cardOf, firstOf, type Game, Pick, pickOf, type Question } from '@dejarik/engine';
import {
  type CardId,
  CardType,
  costOf,
  DiePlace,
  joins,
  NO_CARD,
  remainingHealth,
  type Seat,
  shown,
  sideValue,
  Sym,
} from '@dejarik/engine/reading';
import { hostOfDie } from '../worth/characters.js';
import { effectsOf } from '../worth/effects.js';
import { cardWorth } from '../worth/hand.js';
import { opponentsOf } from '../worth/opponents.js';
import { type PoolContext, poolContext, poolDamage, sideWorth } from '../worth/pool.js';
import { meanWorth } from '../worth/sides.js';
import { ACTION_WEIGHTS } from './action-weights.js';

/** What an option of an action question is, as far as sizing it up is concerned. */
export const ActionSort = {
  activate: 0,
  playUpgrade: 1,
  playSupport: 2,
  playRemoval: 3,
  playHarm: 4,
  playForDice: 5,
  playEvent: 6,
  playDowngrade: 7,
  resolveDamage: 8,
  resolveIndirect: 9,
  resolveShield: 10,
  resolveResource: 11,
  resolveDisrupt: 12,
  resolveDiscard: 13,
  resolveFocus: 14,
  resolveSpecial: 15,
  use: 16,
  reroll: 17,
  otherReroll: 18,
  claim: 19,
  pass: 20,
} as const;
export type ActionSort = (typeof ActionSort)[keyof typeof ActionSort];

/** Figures of one option: the first is 1, the rest depends on its sort. */
export const FIGURES = 9;

/** What every option of an action question depends on: looked up once. */
interface Table {
  readonly game: Game;
  readonly seat: Seat;
  readonly context: PoolContext;
  /** What the own pool shows together, and the others'. */
  readonly pool: number;
  readonly otherPool: number;
  /** Mean rolls of dice that ready cards still have. */
  readonly ready: number;
  readonly otherReady: number;
  /** The best die in a pool of the others. */
  readonly bestOther: number;
  /** 1 where the others can defeat one of the own characters at once. */
  readonly threatened: number;
  /** 1 where passing now ends the round. */
  readonly ends: number;
  /** 1 where a hand holds something that could be played next with more resources. */
  readonly saving: number;
  /** 1 where nobody else acts any more in this round. */
  readonly alone: number;
  /** The card of the hand that is missed least. */
  readonly cheapest: CardId;
}

/**
 * How good each option of an action question looks at sight, in logits, into `into` place by place: what a player would
 * try first, without looking ahead.
 */
export function sizeUpActions(game: Game, question: Question, into: number[]): void {
  const { options } = question;
  const table = lookOver(game, question);
  into.length = options.length;
  for (let at = 0; at < options.length; at++) {
    FIGURE.fill(0);
    const sort = readOption(table, options[at] as number, FIGURE);
    const weights = ACTION_WEIGHTS[sort] as readonly number[];
    let sum = 0;
    for (let i = 0; i < FIGURES; i++) sum += (weights[i] ?? 0) * (FIGURE[i] as number);
    into[at] = sum;
  }
}

const FIGURE = new Float64Array(FIGURES);

function lookOver(game: Game, { seat }: Question): Table {
  const context = poolContext(game, seat);
  let pool = 0;
  for (const die of game.seat(seat).pool) pool += sideWorth(game, die, shown(game, die), context);
  let bestOther = 0;
  let otherPool = 0;
  let threat = 0;
  const others = opponentsOf(game, seat);
  for (const other of others) {
    if (game.state.claimedBy === other) continue;
    const theirs = poolContext(game, other);
    for (const die of game.seat(other).pool) {
      const worth = sideWorth(game, die, shown(game, die), theirs);
      otherPool += worth;
      bestOther = Math.max(bestOther, worth);
    }
    threat = Math.max(threat, poolDamage(game, other));
  }
  let threatened = 0;
  if (threat > 0) {
    for (const id of game.seat(seat).play) {
      const { type, shields } = game.card(id);
      if (type === CardType.character && remainingHealth(game, id) + shields <= threat) threatened = 1;
    }
  }
  let ready = 0;
  let otherReady = 0;
  for (const { place, card, heldBy, definition } of game.state.dice) {
    if (place !== DiePlace.card || card === NO_CARD || heldBy !== NO_CARD) continue;
    const { controller } = game.card(card);
    const bearer = hostOfDie(game, card);
    const design = game.definitions[definition];
    if (game.state.claimedBy === controller || bearer === NO_CARD || design === undefined) continue;
    if (game.card(bearer).exhausted) continue;
    if (controller === seat) ready += meanWorth(design);
    else otherReady += meanWorth(design);
  }
  const waiting = others.filter((other) => other !== game.state.claimedBy);
  let saving = 0;
  let cheapest = NO_CARD;
  let least = Infinity;
  const { hand, resources } = game.seat(seat);
  for (const id of hand) {
    const worth = cardWorth(game, seat, id);
    if (worth < least) {
      least = worth;
      cheapest = id;
    }
    if (game.definition(id).cost > resources) saving = 1;
  }
  return {
    game,
    seat,
    context,
    pool,
    otherPool,
    ready,
    otherReady,
    bestOther,
    threatened,
    ends: game.state.passes >= waiting.length ? 1 : 0,
    saving,
    alone: waiting.length === 0 ? 1 : 0,
    cheapest,
  };
}

function readOption(table: Table, packed: number, into: Float64Array): ActionSort {
  into[0] = 1;
  const { pool, ready, otherPool, otherReady, bestOther, threatened, alone, ends } = table;
  switch (pickOf(packed)) {
    case Pick.activate:
      into[1] = diceOf(table.game, cardOf(packed));
      into[2] = ready;
      into[3] = threatened;
      into[4] = pool;
      into[5] = otherPool;
      into[6] = table.game.seat(table.seat).resources;
      return ActionSort.activate;
    case Pick.play:
      return readPlay(table, cardOf(packed), into);
    case Pick.resolve:
      return readResolve(table, firstOf(packed) as Sym, into);
    case Pick.use:
      into[1] = pool;
      into[2] = ready;
      into[3] = otherPool;
      into[4] = alone;
      into[5] = bestOther;
      return ActionSort.use;
    case Pick.reroll:
      if (cardOf(packed) !== table.cheapest) return ActionSort.otherReroll;
      readReroll(table, into);
      into[3] = ready;
      into[4] = table.game.seat(table.seat).hand.length;
      into[5] = alone;
      return ActionSort.reroll;
    case Pick.claim:
      into[1] = pool;
      into[2] = ready;
      into[3] = otherPool;
      into[4] = otherReady;
      into[5] = threatened;
      into[6] = table.game.state.controller === table.seat ? 1 : 0;
      into[7] = pool === 0 && ready === 0 ? 1 : 0;
      return ActionSort.claim;
    default:
      into[1] = ends;
      into[2] = pool;
      into[3] = ready;
      into[4] = otherPool;
      into[5] = otherReady;
      into[6] = ends * pool;
      into[7] = ends * ready;
      into[8] = alone;
      return ActionSort.pass;
  }
}

/** Mean rolls of the dice that an activation would roll. */
function diceOf(game: Game, id: CardId): number {
  let sum = 0;
  for (const { place, card, definition } of game.state.dice) {
    if (place !== DiePlace.card || card === NO_CARD) continue;
    if (card !== id && game.card(card).host !== id) continue;
    const design = game.definitions[definition];
    if (design !== undefined) sum += meanWorth(design);
  }
  return sum;
}

function readPlay(
  { game, bestOther, otherPool, pool, ready, threatened, context }: Table,
  id: CardId,
  into: Float64Array,
): ActionSort {
  const { type } = game.card(id);
  const design = game.definition(id);
  const cost = costOf(game, id);
  into[1] = cost;
  into[2] = context.resources - cost;
  into[3] = threatened;
  switch (type) {
    case CardType.upgrade:
      into[4] = meanWorth(design);
      into[5] = ready > 0 ? 1 : 0;
      return ActionSort.playUpgrade;
    case CardType.support:
      into[4] = meanWorth(design);
      into[5] = ready;
      return ActionSort.playSupport;
    case CardType.downgrade:
      return ActionSort.playDowngrade;
    default:
  }
  const { removes, harms, helpsDice } = effectsOf(design);
  into[4] = pool;
  into[5] = otherPool;
  into[6] = bestOther;
  into[7] = ready;
  if (removes) return ActionSort.playRemoval;
  if (harms) return ActionSort.playHarm;
  if (helpsDice) return ActionSort.playForDice;
  return ActionSort.playEvent;
}

const SORTS: Readonly<Record<number, ActionSort>> = {
  [Sym.melee]: ActionSort.resolveDamage,
  [Sym.ranged]: ActionSort.resolveDamage,
  [Sym.indirect]: ActionSort.resolveIndirect,
  [Sym.shield]: ActionSort.resolveShield,
  [Sym.resource]: ActionSort.resolveResource,
  [Sym.disrupt]: ActionSort.resolveDisrupt,
  [Sym.discard]: ActionSort.resolveDiscard,
  [Sym.focus]: ActionSort.resolveFocus,
  [Sym.special]: ActionSort.resolveSpecial,
};

function readResolve(table: Table, symbol: Sym, into: Float64Array): ActionSort {
  const { game, seat, context, ready, pool } = table;
  let worth = 0;
  let value = 0;
  let dice = 0;
  for (const die of game.seat(seat).pool) {
    const side = shown(game, die);
    if (side.symbol !== symbol && !(side.modifier && joins(side, symbol))) continue;
    if (side.cost > context.resources) continue;
    worth += sideWorth(game, die, side, context);
    value += sideValue(game, die, side);
    dice++;
  }
  into[1] = worth;
  into[2] = dice;
  into[3] = ready > 0 ? 1 : 0;
  into[4] = ready;
  into[5] = table.threatened;
  into[6] = pool - worth;
  const sort = SORTS[symbol] ?? ActionSort.resolveSpecial;
  if (sort === ActionSort.resolveDamage) readDefeat(game, seat, value, into);
  else if (sort === ActionSort.resolveResource) into[7] = table.saving;
  return sort;
}

/** Whether the damage defeats somebody, and whom. */
function readDefeat(game: Game, seat: Seat, damage: number, into: Float64Array): void {
  for (const other of opponentsOf(game, seat)) {
    for (const id of game.seat(other).play) {
      const { type, shields } = game.card(id);
      if (type !== CardType.character || remainingHealth(game, id) + shields > damage) continue;
      into[7] = 1;
      into[8] = Math.max(into[8] as number, diceOf(game, id));
    }
  }
}

/** What rolling the bad dice of the pool again would bring. */
function readReroll({ game, seat, context }: Table, into: Float64Array): void {
  for (const die of game.seat(seat).pool) {
    const gain = meanWorth(game.dieDefinition(die)) - sideWorth(game, die, shown(game, die), context);
    if (gain <= 0) continue;
    into[1] = (into[1] as number) + gain;
    into[2] = (into[2] as number) + 1;
  }
}
