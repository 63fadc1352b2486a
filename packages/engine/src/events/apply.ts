import { healthOf, SHIELD_LIMIT } from '../abilities/modifiers/ask.js';
import type { Game } from '../game/game.js';
import { type CardId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import { nextRoll } from '../state/random.js';
import { shuffleDeck } from '../state/shuffle.js';
import { type CardState, CardType, DiePlace, type GameEvent, Zone } from '../state/state.js';
import { spendUse } from '../state/uses.js';
import { ALL_SEATS, diceOf, homeOf, leavePool, moveCard, strip } from '../state/zones.js';
import { valueOf } from './dice.js';
import { CHANGES, Happening } from './event.js';
import { leaveGame } from './leave-game.js';
import { leavePlay } from './leave-play.js';

/**
 * Makes an event come true: the one place that changes a running game. Sets `event.done` to how much of its amount
 * happened; an event that finds nothing to do has 0.
 */
export function apply(game: Game, event: GameEvent): void {
  event.done = change(game, event);
  if (event.done > 0 && CHANGES[event.kind] === true) game.state.changes++;
  // A die's resolving was told before what it set off (rules/resolve-die.ts).
  if (game.sink !== null && event.kind !== Happening.resolved) game.sink.event(game, event);
}

function change(game: Game, event: GameEvent): number {
  switch (event.kind as Happening) {
    case Happening.resourcesGained:
      game.seat(event.seat).resources += event.amount;
      return event.amount;
    case Happening.resourcesLost:
    case Happening.resourcesSpent:
      return takeResources(game, event.seat, event.amount);
    case Happening.resourcesGiven: {
      const given = takeResources(game, event.detail as Seat, event.amount);
      game.seat(event.seat).resources += given;
      return given;
    }
    case Happening.drawn:
      return draw(game, event);
    case Happening.discardedFromHand:
      return discard(game, event.card, Zone.hand);
    case Happening.discardedFromDeck:
      return discard(game, event.card, Zone.deck);
    case Happening.cardMoved:
      return moveOutOfPlay(game, event);
    case Happening.shuffled:
      shuffleDeck(game, event.seat);
      game.state.exposed++;
      return 1;
    case Happening.played:
      if (game.card(event.card).zone === Zone.removed) return 0;
      moveCard(game, event.card, Zone.limbo);
      // It may have lain on another card.
      game.card(event.card).host = NO_CARD;
      return 1;
    case Happening.enteredPlay:
      return enterPlay(game, event);
    case Happening.leftPlay:
      return leavePlay(game, event.card, event.detail as Zone);
    case Happening.attached:
      return attach(game, event);
    case Happening.activated:
      return 1;
    case Happening.exhausted:
      return setExhausted(game, event.card, true);
    case Happening.readied:
      return setExhausted(game, event.card, false);
    case Happening.rolledIn:
      return rollIn(game, event);
    case Happening.rerolled:
      return reroll(game, event);
    case Happening.turned:
      return turn(game, event);
    case Happening.removed:
      if (game.die(event.die).place === DiePlace.pool) game.die(event.die).removedOn = game.state.turns;
      return returnDie(game, event);
    case Happening.dieReturned:
      return returnDie(game, event);
    case Happening.resolved:
      return event.flag ? 1 : returnDie(game, event);
    case Happening.diePlaced:
      return placeDie(game, event);
    case Happening.damaged:
      return damage(game, event);
    case Happening.healed:
      return heal(game, event.card, event.amount);
    case Happening.damageMoved:
      return moveDamage(game, event);
    case Happening.damagePlaced:
      return placeDamage(game, event);
    case Happening.shielded:
      return giveShields(game, event.card, event.amount);
    case Happening.shieldsRemoved:
      return removeShields(game, event.card, event.amount);
    case Happening.defeated:
      return leavePlay(game, event.card, Zone.setAside);
    case Happening.claimed:
      game.state.claimedBy = event.seat;
      return 1;
    case Happening.controlGained:
      if (game.state.controller === event.seat) return 0;
      game.state.controller = event.seat;
      // A position need not name a battlefield.
      if (game.state.battlefield !== NO_CARD) game.card(game.state.battlefield).controller = event.seat;
      game.index = null;
      return 1;
    case Happening.typeChanged:
      return changeType(game, event);
    case Happening.actionsGained:
      for (let i = 0; i < event.amount; i++) game.state.extra.push(event.seat);
      return event.amount;
    case Happening.abilityUsed:
      spendUse(game, event.card, event.target, event.detail);
      return 1;
    case Happening.seen:
      return see(game, event);
    case Happening.ruled:
      game.state.turnRules.push({
        seat: event.seat,
        rule: event.detail,
        value: event.amount,
        card: event.card,
        turns: event.target,
      });
      return 1;
    case Happening.battlefieldChosen:
      chooseBattlefield(game, event);
      return 1;
    case Happening.battlefieldSwitched:
      return switchBattlefield(game, event.card);
    case Happening.actionPhaseEnding:
      if (event.flag) game.state.extra.unshift(NO_SEAT);
      else game.state.extra.push(NO_SEAT);
      return 1;
    case Happening.taken:
    case Happening.delayed:
    case Happening.actionBegan:
    case Happening.actionTaken:
    case Happening.passed:
    case Happening.roundBegan:
    case Happening.actionPhaseEnded:
    case Happening.roundEnded:
    case Happening.rolledOff:
    case Happening.setUp:
      return 1;
    case Happening.eliminated:
      leaveGame(game, event.seat);
      return 1;
    default:
      return never(event.kind as never);
  }
}

function never(kind: never): never {
  throw new Error(`no event of kind ${String(kind)}`);
}

/** The battlefield in use stands in no list: it lies in its controller's area. [areas.battlefield.in-play] */
function chooseBattlefield(game: Game, event: GameEvent): void {
  moveCard(game, event.card, Zone.limbo);
  const card = game.card(event.card);
  card.zone = Zone.play;
  card.controller = event.seat;
  game.state.battlefield = event.card;
  game.state.controller = event.seat;
  game.index = null;
}

/** The one that was in use is set aside; control does not change. [clarification.hyperspace-jump.control] */
function switchBattlefield(game: Game, id: CardId): number {
  const { battlefield, controller } = game.state;
  if (battlefield === NO_CARD) return 0;
  const old = game.card(battlefield);
  moveCard(game, battlefield, Zone.limbo);
  strip(game, battlefield);
  old.controller = old.owner;
  moveCard(game, battlefield, Zone.setAside);
  moveCard(game, id, Zone.limbo);
  const card = game.card(id);
  card.zone = Zone.play;
  card.controller = controller;
  game.state.battlefield = id;
  game.index = null;
  return 1;
}

function takeResources(game: Game, from: Seat, amount: number): number {
  const seat = game.seat(from);
  const taken = Math.min(amount, seat.resources);
  seat.resources -= taken;
  return taken;
}

function draw(game: Game, event: GameEvent): number {
  const { deck } = game.seat(event.seat);
  const count = Math.min(event.amount, deck.length);
  for (let i = 0; i < count; i++) moveCard(game, deck[deck.length - 1] as CardId, Zone.hand);
  if (count > 0) game.state.exposed++;
  return count;
}

function discard(game: Game, id: CardId, from: Zone): number {
  if (game.card(id).zone !== from) return 0;
  moveCard(game, id, Zone.discard);
  game.state.exposed++;
  return 1;
}

function moveOutOfPlay(game: Game, event: GameEvent): number {
  const card = game.card(event.card);
  if (card.zone === Zone.removed) return 0;
  if (event.detail === Zone.stacked) card.host = event.target;
  else card.host = NO_CARD;
  if (event.detail === Zone.deck || event.detail === Zone.hand) game.state.exposed++;
  moveCard(game, event.card, event.detail as Zone, event.flag);
  return 1;
}

function enterPlay(game: Game, event: GameEvent): number {
  const card = game.card(event.card);
  const from = card.zone;
  if (from === Zone.removed) return 0;
  // The list that it leaves goes by the owner, the one that it joins by the controller.
  card.controller = event.seat;
  moveCard(game, event.card, Zone.play);
  card.host = event.target;
  if (from !== Zone.play && game.definition(event.card).sides !== null) bringDice(game, event.card);
  game.index = null;
  return 1;
}

/** The die of a card that enters play comes from the set-aside zone. [actions.play.upgrade-die] */
function bringDice(game: Game, id: CardId): void {
  const definition = game.card(id).definition;
  for (const die of diceOf(game, id)) {
    const state = game.die(die);
    if (state.place === DiePlace.pool) continue;
    state.definition = definition;
    state.place = DiePlace.card;
  }
}

function attach(game: Game, event: GameEvent): number {
  const card = game.card(event.card);
  if (card.zone !== Zone.play || card.host === event.target) return 0;
  for (const die of diceOf(game, event.card)) {
    if (game.die(die).place === DiePlace.pool) leavePool(game, die, valueOf(game, die), DiePlace.card);
  }
  moveCard(game, event.card, Zone.limbo);
  card.controller = event.seat;
  moveCard(game, event.card, Zone.play);
  card.host = event.target;
  game.index = null;
  return 1;
}

/** What it was is over: damage, shields and what lay on it are gone with it. */
function changeType(game: Game, event: GameEvent): number {
  const card = game.card(event.card);
  if (card.zone !== Zone.play) return 0;
  card.type = event.detail as CardType;
  card.host = event.target;
  card.damage = 0;
  card.shields = 0;
  card.resources = 0;
  card.spared = false;
  game.index = null;
  return 1;
}

function setExhausted(game: Game, id: CardId, exhausted: boolean): number {
  const card = game.card(id);
  if (card.zone !== Zone.play || card.exhausted === exhausted) return 0;
  card.exhausted = exhausted;
  return 1;
}

function rollIn(game: Game, event: GameEvent): number {
  const die = game.die(event.die);
  if (die.place === DiePlace.pool || die.heldBy !== NO_CARD) return 0;
  // The slot of a deck card takes the sides of the design that the card is now.
  if (die.place === DiePlace.setAside && die.card !== NO_CARD) die.definition = game.card(die.card).definition;
  die.place = DiePlace.pool;
  die.pool = event.seat;
  game.seat(event.seat).pool.push(event.die);
  return roll(game, event);
}

function reroll(game: Game, event: GameEvent): number {
  return game.die(event.die).place === DiePlace.pool ? roll(game, event) : 0;
}

function roll(game: Game, event: GameEvent): number {
  const die = game.die(event.die);
  die.side = nextRoll(game.state.random, game.block);
  event.detail = die.side;
  game.state.exposed++;
  return 1;
}

function turn(game: Game, event: GameEvent): number {
  const die = game.die(event.die);
  if (die.place !== DiePlace.pool || die.side === event.detail) return 0;
  die.side = event.detail;
  return 1;
}

function returnDie(game: Game, event: GameEvent): number {
  const die = game.die(event.die);
  if (die.place !== DiePlace.pool) return 0;
  leavePool(game, event.die, valueOf(game, event.die), homeOf(game, die));
  return 1;
}

function placeDie(game: Game, event: GameEvent): number {
  const die = game.die(event.die);
  // The card that it was meant for may have left play meanwhile.
  if (event.target !== NO_CARD && game.card(event.target).zone !== Zone.play) return 0;
  if (die.place === DiePlace.pool) leavePool(game, event.die, valueOf(game, event.die), DiePlace.card);
  if (event.target === NO_CARD) {
    die.place = DiePlace.setAside;
    die.card = NO_CARD;
    die.heldBy = NO_CARD;
    return 1;
  }
  die.place = DiePlace.card;
  if (event.flag) die.card = event.target;
  else if (die.card !== event.target) die.heldBy = event.target;
  return 1;
}

/** Damage beyond a character's health is ignored. Blocked damage was dealt all the same. [damage.excess] */
function damage(game: Game, event: GameEvent): number {
  const card = game.card(event.card);
  if (card.zone !== Zone.play) return 0;
  card.damage = Math.min(healthOf(game, event.card), card.damage + event.amount - event.blocked);
  return event.amount;
}

function heal(game: Game, id: CardId, amount: number): number {
  const card = game.card(id);
  const healed = Math.min(amount, card.damage);
  card.damage -= healed;
  if (card.spared) card.spared = card.damage >= healthOf(game, id);
  return healed;
}

function moveDamage(game: Game, event: GameEvent): number {
  const to = game.card(event.target);
  if (!bearsDamage(to) || event.card === event.target) return 0;
  const moved = heal(game, event.card, event.amount);
  // On a card that is no character they are counters.
  const most = to.type === CardType.character ? healthOf(game, event.target) : Infinity;
  to.damage = Math.min(most, to.damage + moved);
  return moved;
}

/** A battlefield may be used, and with that bear damage, while it lies set aside. [faq.ascension-gun-main-plaza] */
const bearsDamage = (card: CardState): boolean => card.zone === Zone.play || card.type === CardType.battlefield;

function placeDamage(game: Game, event: GameEvent): number {
  const card = game.card(event.card);
  if (card.zone !== Zone.play) return 0;
  card.damage += event.amount;
  return event.amount;
}

function giveShields(game: Game, id: CardId, amount: number): number {
  const card = game.card(id);
  if (card.zone !== Zone.play) return 0;
  const given = Math.min(amount, SHIELD_LIMIT - card.shields);
  card.shields += given;
  return given;
}

function removeShields(game: Game, id: CardId, amount: number): number {
  const card = game.card(id);
  const removed = Math.min(amount, card.shields);
  card.shields -= removed;
  return removed;
}

function see(game: Game, event: GameEvent): number {
  const card = game.card(event.card);
  card.known |= event.flag ? ALL_SEATS : event.detail;
  game.state.exposed++;
  return 1;
}
