import { rollForbidden } from '../abilities/modifiers/ask.js';
import { Happening, happening, outOf, Result } from '../events/event.js';
import type { Game } from '../game/game.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../state/ids.js';
import { CardType, DiePlace, type DieState, type GameEvent, Zone } from '../state/state.js';
import { diceOf } from '../state/zones.js';
import { enqueue, listen } from '../events/after.js';
import { interrupt } from '../events/before.js';
import { replace } from '../events/would.js';
import { applyBatch, isHeard, occur } from '../events/occur.js';

/** Whether the card is a ready character, or a ready support with a die. [actions.activate.ready-only] */
export function isActivatable(game: Game, id: CardId): boolean {
  const card = game.card(id);
  if (card.zone !== Zone.play || card.exhausted) return false;
  if (card.type === CardType.character) return true;
  return card.type === CardType.support && hasDie(game, id);
}

/** [actions.activate.support-needs-die] */
function hasDie(game: Game, id: CardId): boolean {
  return game.state.dice.some((die) => die.card === id && die.place !== DiePlace.setAside);
}

/** The dice that activating the card rolls: its own and those of its upgrades that lie on their cards. [actions.activate.all-dice] */
function diceToRoll(game: Game, id: CardId): DieId[] {
  const { dice } = game.state;
  const found: DieId[] = [];
  for (let at = 0; at < dice.length; at++) {
    const die = dice[at] as DieState;
    if (die.card === NO_CARD || !isOnItsCard(die) || rollForbidden(game, at as DieId)) continue;
    if (die.card === id || isUpgradeOn(game, die.card, id)) found.push(at as DieId);
  }
  return found;
}

const isOnItsCard = (die: DieState): boolean => die.place === DiePlace.card && die.heldBy === NO_CARD;

function isUpgradeOn(game: Game, card: CardId, host: CardId): boolean {
  const state = game.card(card);
  return state.host === host && state.type === CardType.upgrade;
}

/** Activates a card. [actions.activate] */
export function activate(game: Game, seat: Seat, id: CardId, source: CardId): Result {
  return activateTogether(game, seat, [id], source);
}

/**
 * Activates cards at one moment: before abilities of all; then they are exhausted and their dice are rolled into the
 * pool; then after abilities. A card that fell or was exhausted in between is not activated. [actions.activate]
 */
export function activateTogether(game: Game, seat: Seat, ids: readonly CardId[], source: CardId): Result {
  const batch = ids.map((id) => activation(seat, id, source));
  if (isHeard(game, batch)) {
    replace(game, batch);
    interrupt(game, batch);
  }
  const active = batch.filter((event) => !event.cancelled && isActivatable(game, event.card));
  if (active.length === 0) return Result.none;
  const all: GameEvent[] = active.flatMap((event) => [
    event,
    exhaust(seat, event.card),
    ...diceToRoll(game, event.card).map((die) => rollIn(seat, die, event.card)),
  ]);
  const loud = isHeard(game, all);
  const heard = loud ? listen(game, all) : null;
  const result = applyBatch(game, all);
  if (heard !== null) {
    for (const event of active) event.detail = rolledFor(all, event.card);
    enqueue(game, heard);
  }
  for (const event of active) rollDowngrades(game, event.card);
  return outOf(batch.length, active.length, result);
}

/** How many dice the activation of the card brought into the pool. */
const rolledFor = (batch: readonly GameEvent[], card: CardId): number =>
  batch.filter(({ kind, source, done }) => kind === Happening.rolledIn && source === card && done > 0).length;

/** Then the dice of downgrades on the card, each into the pool of its own controller. */
function rollDowngrades(game: Game, host: CardId): void {
  const batch: GameEvent[] = [];
  for (const { play } of game.state.seats) {
    for (const id of play) {
      const card = game.card(id);
      if (card.host !== host || card.type !== CardType.downgrade) continue;
      for (const die of diceOf(game, id)) {
        if (isOnItsCard(game.die(die))) batch.push(rollIn(card.controller, die, host));
      }
    }
  }
  if (batch.length > 0) occur(game, batch);
}

function activation(seat: Seat, card: CardId, source: CardId): GameEvent {
  const event = happening(Happening.activated);
  event.card = card;
  event.seat = seat;
  event.by = seat;
  event.source = source;
  return event;
}

function exhaust(seat: Seat, card: CardId): GameEvent {
  const event = happening(Happening.exhausted);
  event.card = card;
  event.seat = seat;
  event.by = seat;
  return event;
}

/** The event of a die being rolled from its card into a pool. */
export function rollIn(seat: Seat, die: DieId, source: CardId): GameEvent {
  const event = happening(Happening.rolledIn);
  event.die = die;
  event.seat = seat;
  event.by = seat;
  event.source = source;
  return event;
}

/** Rolls dice into a seat's pool, all at one moment. */
export function rollDiceIn(game: Game, seat: Seat, dice: readonly DieId[], source: CardId): Result {
  return dice.length === 0
    ? Result.none
    : occur(
        game,
        dice.map((die) => rollIn(seat, die, source)),
      );
}
