import type { Game } from '@dejarik/engine';
import {
  type CardId,
  CardType,
  type DieId,
  DiePlace,
  NO_CARD,
  NO_SEAT,
  type Seat,
  Stage,
} from '@dejarik/engine/reading';
import { opponentsOf } from './opponents.js';
import { resourceWorth, WEIGHTS } from './weights.js';
import { type Belongings, characterWorth, fallsTo, hostOfDie, upgradeWorth } from './characters.js';
import { handWorth, lastCardsWorth } from './hand.js';
import { dieWorth, poolContext, poolDamage } from './pool.js';
import { meanWorth } from './sides.js';

/**
 * What an imagined game is worth to a seat, in points of damage: what it has less what its rivals have. Dice that were
 * rolled on the way (`rolled`) count with their mean, so that one imagined roll is as good as many. Of hidden cards only
 * their number matters.
 */
export function situationWorth(game: Game, seat: Seat, rolled: ReadonlySet<DieId>): number {
  const { winner, endedBy } = game.state;
  if (endedBy !== 0 || winner !== NO_SEAT) return winner === seat ? WEIGHTS.win : winner === NO_SEAT ? 0 : -WEIGHTS.win;
  if (game.seat(seat).eliminated) return -WEIGHTS.win;
  return compared(game, seat, seatWorths(game, rolled));
}

/** The same for every seat with one look at the table, while the game goes on; 0 for who is out. */
export function situationWorths(game: Game, rolled: ReadonlySet<DieId>): number[] {
  const worths = seatWorths(game, rolled);
  return worths.map((_, seat) => (game.state.seats[seat]?.eliminated ? 0 : compared(game, seat as Seat, worths)));
}

/** What every seat has, but for its hand. */
function seatWorths(game: Game, rolled: ReadonlySet<DieId>): number[] {
  const tally = takeTally(game);
  return game.state.seats.map(({ eliminated }, seat) =>
    eliminated ? 0 : seatWorth(game, seat as Seat, tally, rolled),
  );
}

function compared(game: Game, seat: Seat, worths: readonly number[]): number {
  const own = (worths[seat] as number) + handWorth(game, seat);
  const rivals = opponentsOf(game, seat).map(
    (other) => (worths[other] as number) + game.seat(other).hand.length * WEIGHTS.card,
  );
  return own - rivalry(rivals);
}

/**
 * What the rivals have together. The stronger of them count more: they are to be beaten in the end; and each counts by
 * being there.
 */
function rivalry(worths: readonly number[]): number {
  if (worths.length === 1) return worths[0] as number;
  const sorted = worths.toSorted((a, b) => b - a);
  return sorted.reduce((sum, worth, rank) => sum + worth * WEIGHTS.rank ** rank + WEIGHTS.rival, 0);
}

/** What lies on the cards, counted once for the whole table. */
interface Tally {
  readonly power: number[];
  readonly upgrades: number[];
  /** Mean rolls of dice that lie on a ready card, by seat. */
  readonly ready: number[];
}

function takeTally(game: Game): Tally {
  const { cards, dice, seats } = game.state;
  const power = cards.map(() => 0);
  const upgrades = cards.map(() => 0);
  const ready = seats.map(() => 0);
  for (const die of dice) {
    if (die.place === DiePlace.setAside || die.card === NO_CARD) continue;
    const host = hostOfDie(game, die.card);
    const design = game.definitions[die.definition];
    if (host === NO_CARD || design === undefined) continue;
    const mean = meanWorth(design);
    power[host] = (power[host] ?? 0) + mean;
    const { exhausted, controller } = game.card(host);
    if (die.place === DiePlace.card && die.heldBy === NO_CARD && !exhausted) {
      ready[controller] = (ready[controller] ?? 0) + mean;
    }
  }
  for (const { play } of seats) {
    for (const id of play) {
      const { host } = game.card(id);
      if (host !== NO_CARD) upgrades[host] = (upgrades[host] ?? 0) + upgradeWorth(game, id);
    }
  }
  return { power, upgrades, ready };
}

function belongings(tally: Tally, id: CardId): Belongings {
  return { power: tally.power[id] ?? 0, upgrades: tally.upgrades[id] ?? 0 };
}

/** Whether the seat may still act in this round. */
function mayAct(game: Game, seat: Seat): boolean {
  return game.state.claimedBy !== seat && game.state.stage < Stage.actionPhaseEnds;
}

/** What a seat has, but for its hand. */
function seatWorth(game: Game, seat: Seat, tally: Tally, rolled: ReadonlySet<DieId>): number {
  const { play, resources } = game.seat(seat);
  const rivals = opponentsOf(game, seat);
  const others = rivals.filter((other) => mayAct(game, other));
  const threat = others.reduce((most, other) => Math.max(most, poolDamage(game, other)), 0);
  const acting = mayAct(game, seat);
  const next = acting && game.state.active === seat;
  const threatened = shared(next ? WEIGHTS.warned : WEIGHTS.threatened, rivals.length);
  let worth = resourceWorth(resources) + lastCardsWorth(game, seat);
  if (game.state.controller === seat) worth += WEIGHTS.battlefield;
  for (const id of play) {
    const { type } = game.card(id);
    if (type === CardType.character) worth += characterWorth(game, id, belongings(tally, id), threat, 0, 0, threatened);
    else if (type === CardType.support) worth += supportWorth(game, id, tally);
    else if (type === CardType.plot) worth += plotWorth(game, id);
    if (acting && hasReadyAction(game, id)) worth += WEIGHTS.readyAction;
  }
  for (const one of game.state.extra) if (one === seat) worth += WEIGHTS.extraAction;
  const ready = (tally.ready[seat] ?? 0) * WEIGHTS.ready;
  const pool = poolWorth(game, seat, rolled, next ? 0 : threat, shared(WEIGHTS.threatenedPool, rivals.length));
  if (acting) return worth + ready + pool;
  return worth - (ready + pool) * WEIGHTS.unused - (others.length > 0 ? WEIGHTS.unanswered : 0);
}

function supportWorth(game: Game, id: CardId, tally: Tally): number {
  const { cost, sides } = game.definition(id);
  if (sides === null) return WEIGHTS.support + cost * WEIGHTS.supportCost;
  return cost * WEIGHTS.upgrade + (tally.power[id] ?? 0) * WEIGHTS.future;
}

/** A plot that waits to be used up. */
function plotWorth(game: Game, id: CardId): number {
  const { actions, points } = game.definition(id);
  return actions.length === 0 ? 0 : Math.max(0, points[0] ?? 0) * WEIGHTS.plot;
}

/** A card without a die whose action waits to be used, or a power action that was not used in this round. */
function hasReadyAction(game: Game, id: CardId): boolean {
  const { actions, abilities, sides, forHost } = game.definition(id);
  if (actions.length === 0) return false;
  const { used, exhausted } = game.card(id);
  for (const number of actions) {
    const ability = abilities[number];
    if (ability?.kind === 'action' && ability.power && ((used >> number) & 1) === 0) return true;
  }
  return sides === null && !forHost && !exhausted;
}

/**
 * Among several an opponent's dice may hit somebody else, and who is weak is not who is feared: much less is lost to a
 * threat.
 */
const shared = (left: number, rivals: number): number => 1 - (1 - left) / rivals ** 2;

/** What a pool shows; of the dice of who falls to `threat` only `threatened` is left. */
function poolWorth(game: Game, seat: Seat, rolled: ReadonlySet<DieId>, threat: number, threatened: number): number {
  const { pool } = game.seat(seat);
  if (pool.length === 0) return 0;
  const context = poolContext(game, seat);
  let worth = 0;
  for (const die of pool) {
    const host = threat > 0 ? hostOfDie(game, game.die(die).card) : NO_CARD;
    const falling = host !== NO_CARD && game.card(host).type === CardType.character && fallsTo(game, host, threat);
    worth += dieWorth(game, die, context, rolled) * (falling ? threatened : 1);
  }
  return worth * WEIGHTS.pool;
}
