import { abilitiesInForce } from '../abilities/in-force.js';
import { healthOf, removalForbidden, rollForbidden } from '../abilities/modifiers/ask.js';
import { guard } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { type CardId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import { CardType, type GameEvent, Zone } from '../state/state.js';
import { attachmentsOf } from '../state/zones.js';
import { apply } from './apply.js';
import { enqueue, type Heard, listen } from './after.js';
import { Happening, outOf, Result } from './event.js';
import { interrupt } from './before.js';
import { mending } from '../rules/settle.js';
import { decideByDefeat } from '../rules/victory.js';
import { departure } from './leave.js';
import { redeploy } from './redeploy.js';
import { replace } from './would.js';

/*
 * The one place that carries events through their windows. What happens at one moment is one batch; it goes through as
 * a whole: would, before, match the after abilities, forbid, apply, queue. Nothing else changes what the events are
 * about. Defeats (below) and damage (damage.ts) have steps of their own inside, made of the same parts.
 */

/** Lets the batch happen. Returns how much of it came true. */
export function occur(game: Game, batch: GameEvent[]): Result {
  const heard = openWindows(game, batch);
  const result = applyBatch(game, batch);
  // What enters, leaves or moves may break a limit; that is mended before anything else.
  if (game.index === null) mend(game);
  if (heard !== null) enqueue(game, heard);
  return result;
}

/** Mends, one batch after the other, what the last one broke; who is left without a character is out. */
export function mend(game: Game): void {
  for (;;) {
    // While characters fall it is decided when all have fallen.
    if (game.dying.length === 0) decideByDefeat(game);
    const batch = mending(game);
    if (batch === null) return;
    if (batch[0]?.kind === Happening.defeated) defeat(game, batch);
    else occur(game, batch);
  }
}

/** Lets one event happen. */
export function occurOne(game: Game, event: GameEvent): Result {
  return occur(game, [event]);
}

/**
 * Takes the batch through everything that comes before it happens. Returns the after abilities that matched, to be
 * queued when it has happened, or null where nobody listens.
 */
export function openWindows(game: Game, batch: GameEvent[]): Heard[] | null {
  guard(game);
  if (!isHeard(game, batch)) return null;
  replace(game, batch);
  interrupt(game, batch);
  return listen(game, batch);
}

/** Whether anything in force listens to an event of the batch; notes last-known information on the way. */
export function isHeard(game: Game, batch: readonly GameEvent[]): boolean {
  const { heard } = abilitiesInForce(game);
  if (game.state.seats.length > 2) dropForGood(game, batch);
  let loud = false;
  for (const event of batch) {
    if (event.card !== NO_CARD) {
      const card = game.card(event.card);
      event.controller = card.controller;
      event.host = card.host;
    }
    // A card that is played or enters play may have an ability on that very event.
    if (heard[event.kind] === true || event.kind === Happening.played || event.kind === Happening.enteredPlay) {
      loud = true;
    }
  }
  return loud;
}

/** Who is out does nothing more, and nothing more happens to him; characters that he has felled already fall all the same. */
function dropForGood(game: Game, batch: readonly GameEvent[]): void {
  for (const event of batch) {
    const fallsAnyway = event.kind === Happening.defeated && event.flag;
    if (isOut(game, event.seat) || (isOut(game, event.by) && !fallsAnyway)) event.cancelled = true;
  }
}

const isOut = (game: Game, seat: Seat): boolean => seat !== NO_SEAT && game.seat(seat).eliminated;

/** Applies what is left of the batch: what nothing replaced and nothing forbids. "Cannot" beats "can". */
export function applyBatch(game: Game, batch: readonly GameEvent[]): Result {
  if (game.state.seats.length > 2) dropForGood(game, batch);
  for (const event of batch) {
    if (event.kind === Happening.removed && removalForbidden(game, event.die, event.by)) event.cancelled = true;
    const rolls = event.kind === Happening.rolledIn || event.kind === Happening.rerolled;
    if (rolls && rollForbidden(game, event.die)) event.cancelled = true;
  }
  let full = true;
  let some = false;
  for (const event of batch) {
    if (!event.cancelled) {
      apply(game, event);
      if (event.done > 0) some = true;
      if (event.done >= event.amount) continue;
    }
    full = false;
  }
  if (!some) return Result.none;
  return full ? Result.full : Result.part;
}

/**
 * Defeats characters at one moment: replacements, before abilities, Redeploy; then they leave play with their dice, and
 * what is attached to them is discarded. Winning is decided when the whole group has fallen. A character stays in play,
 * and can be chosen, until its defeat is carried out. [damage.defeat.set-aside] [damage.defeat.upgrades]
 */
export function defeat(game: Game, batch: GameEvent[]): Result {
  const loud = isHeard(game, batch);
  const before = game.dying;
  game.dying = before.concat(batch.map((event) => event.card));
  if (loud) {
    replace(game, batch);
    interrupt(game, batch);
  }
  for (const event of batch) if (event.cancelled) spare(game, event.card);
  const falling = batch.filter((event) => !event.cancelled && isCharacter(game, event.card));
  const early = game.options.redeploy === 'before the defeat';
  const move = (event: GameEvent): void => void occurOne(game, event);
  if (early) redeploy(game, falling, move);
  const attachments = attachedTo(game, falling);
  const left = attachments.map(discarded);
  isHeard(game, left);
  const heard = listen(game, [...falling, ...left]);
  const result = applyBatch(game, falling);
  if (!early) redeploy(game, falling, move);
  applyBatch(
    game,
    left.filter((event) => falling.some((one) => one.card === game.card(event.card).host)),
  );
  game.dying = before;
  mend(game);
  enqueue(game, heard);
  if (result !== Result.none) decideByDefeat(game);
  return outOf(batch.length, falling.length, result);
}

/** What has become something else meanwhile is no character that could be defeated. */
const isCharacter = (game: Game, id: CardId): boolean =>
  game.card(id).zone === Zone.play && game.card(id).type === CardType.character;

/** It lives on with all its damage, unless it was healed; that alone will not defeat it again. */
function spare(game: Game, id: CardId): void {
  const card = game.card(id);
  card.spared = card.zone === Zone.play && card.damage >= healthOf(game, id);
}

function attachedTo(game: Game, falling: readonly GameEvent[]): CardId[] {
  return falling.flatMap((event) => attachmentsOf(game, event.card));
}

function discarded(card: CardId): GameEvent {
  const event = departure(card, Zone.discard, NO_SEAT, NO_CARD);
  event.flag = true;
  return event;
}
