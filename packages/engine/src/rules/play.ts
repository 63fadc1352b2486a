import { attachesFreely, costOf, isForbiddenOn, playedWithAmbush } from '../abilities/modifiers/ask.js';
import { fitsCard } from '../abilities/filters/card-filter.js';
import { hasKeyword } from '../abilities/keywords.js';
import { enqueue } from '../events/after.js';
import { isAwaited, mostLowered } from '../events/before.js';
import { Happening, happening, Result } from '../events/event.js';
import { applyBatch, occur, occurOne, openWindows } from '../events/occur.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { cardOf, NONE, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { cardCall } from '../state/call.js';
import { type CardId, NO_CARD, type Seat } from '../state/ids.js';
import { CardType, type GameEvent, Zone } from '../state/state.js';
import { attachmentsOf } from '../state/zones.js';
import { hostSeats, isAttachment, isHostFor } from './hosts.js';
import { pay } from './pay.js';
import { departure } from '../events/leave.js';

/** How a card is played; plain in the play action, changed by a card that lets play. */
export interface Playing {
  /** Resources less to pay. */
  readonly less: number;
  /** No cost at all. [terms.free] */
  readonly free: boolean;
  /** What it must be attached to, where a card says that. */
  readonly onto?: CardId;
}
export const NORMALLY: Playing = { less: 0, free: false };

/**
 * Whether the seat may play the card now: a type that is played, restrictions met, no copy of a unique one in play, a
 * card to attach it to, and a cost that can be paid counting replacements. [actions.play.check-restrictions]
 */
export function isPlayable(game: Game, seat: Seat, card: CardId, how: Playing): boolean {
  const { type } = game.card(card);
  if (type !== CardType.event && type !== CardType.support && !isAttachment(type)) return false;
  if (hasUniqueCopy(game, seat, card)) return false;
  if (isAttachment(type)) return hosts(game, seat, card, how, 1).length > 0;
  if (!restrictionsMet(game, seat, card)) return false;
  return payable(game, seat, card, how, NO_CARD, NO_CARD);
}

function restrictionsMet(game: Game, seat: Seat, card: CardId): boolean {
  const { abilities, restricted } = game.definition(card);
  if (!restricted) return true;
  for (const ability of abilities) {
    if (ability.kind !== 'play only') continue;
    if (!ability.condition.condition.holds(game, cardCall(game, card, seat), ability.condition)) return false;
  }
  return true;
}

/** A unique card cannot be played by who has a copy of it in play. [unique.cannot-play] */
function hasUniqueCopy(game: Game, seat: Seat, card: CardId): boolean {
  const design = game.definition(card);
  if (!design.unique || game.card(card).type === CardType.event) return false;
  return game.seat(seat).play.some((id) => game.definition(id).title === design.title);
}

/** Whether the cost can be paid, lowered as far as abilities before the playing could do it. [terms.decreases] */
function payable(game: Game, seat: Seat, card: CardId, how: Playing, host: CardId, replaced: CardId): boolean {
  const cost = finalCost(game, card, how, host, replaced);
  const missing = cost - game.seat(seat).resources;
  if (missing <= 0) return true;
  return isAwaited(game, Happening.played) && missing <= mostLowered(game, playing(seat, card, host, cost));
}

/** The event of a card being played for so much. */
function playing(seat: Seat, card: CardId, host: CardId, cost: number): GameEvent {
  const played = happening(Happening.played);
  played.seat = seat;
  played.by = seat;
  played.card = card;
  played.target = host;
  played.amount = cost;
  return played;
}

/** What is to be paid: never below zero, nothing is refunded. [actions.replace.floor-zero] */
function finalCost(game: Game, card: CardId, how: Playing, host: CardId, replaced: CardId): number {
  if (how.free) return 0;
  const less = how.less + (replaced === NO_CARD ? 0 : costOf(game, replaced));
  return Math.max(0, costOf(game, card, host) - less);
}

/**
 * Cards that it may be attached to, for a cost that can be paid; only the first where `most` is one, as it is asked of
 * every upgrade in hand at every action. [actions.play.upgrade] [cards.downgrade.attach]
 */
function hosts(game: Game, seat: Seat, card: CardId, how: Playing, most = Infinity): CardId[] {
  const found: CardId[] = [];
  for (const one of hostSeats(game, seat, card)) {
    for (const host of game.seat(one).play) {
      if (!takes(game, seat, card, host, how) || !isAffordableOn(game, seat, card, host, how)) continue;
      found.push(host);
      if (found.length === most) return found;
    }
  }
  return found;
}

/** Whether it may be played on that card, as far as it is not a matter of the cost. */
function takes(game: Game, seat: Seat, card: CardId, host: CardId, how: Playing): boolean {
  if (how.onto !== undefined && how.onto !== host) return false;
  return isHostFor(game, seat, card, host) && mayAttach(game, seat, card, host);
}

/**
 * Its restrictions are met there, or the host lets it be attached in spite of them; what forbids it beats both.
 * [terms.play-restriction.color-character] [abilities.negative-wins]
 */
export function mayAttach(game: Game, seat: Seat, card: CardId, host: CardId): boolean {
  if (isForbiddenOn(game, card, host)) return false;
  if (!game.definition(card).restricted) return true;
  if (restrictionsMet(game, seat, card) && suitsHost(game, seat, card, host)) return true;
  return attachesFreely(game, card, host);
}

function suitsHost(game: Game, seat: Seat, card: CardId, host: CardId): boolean {
  for (const ability of game.definition(card).abilities) {
    if (ability.kind === 'attach only' && !fitsCard(game, cardCall(game, card, seat), ability.filter, host))
      return false;
  }
  return true;
}

function isAffordableOn(game: Game, seat: Seat, card: CardId, host: CardId, how: Playing): boolean {
  return (
    payable(game, seat, card, how, host, NO_CARD) ||
    replaceable(game, seat, card, host).some((old) => payable(game, seat, card, how, host, old))
  );
}

/** Upgrades on the host that the new one may replace. [actions.replace] [actions.replace.once-per-round] */
function replaceable(game: Game, seat: Seat, card: CardId, host: CardId): CardId[] {
  if (game.card(card).type !== CardType.upgrade) return [];
  if (game.options.replacements === 'one a round' && game.seat(seat).replaced) return [];
  return attachmentsOf(game, host).filter((id) => {
    const old = game.card(id);
    return old.type === CardType.upgrade && old.controller === seat;
  });
}

/**
 * Plays a card from wherever it is: host and replacement are chosen, costs are paid, then it resolves by its type.
 * Returns none when it turns out that it cannot be paid. [actions.play.pay] [actions.play.then-type]
 */
export function playCard(game: Game, seat: Seat, card: CardId, how: Playing): Result {
  const attaches = isAttachment(game.card(card).type);
  const host = attaches ? chooseHost(game, seat, card, how) : NO_CARD;
  if (attaches && host === NO_CARD) return Result.none;
  const old = attaches && !how.free ? chooseReplaced(game, seat, card, host, how) : NO_CARD;
  const played = playing(seat, card, host, finalCost(game, card, how, host, old));
  const heard = openWindows(game, [played]);
  if (played.cancelled || !pay(game, seat, played.amount, card)) return Result.none;
  applyBatch(game, [played]);
  if (game.card(card).type === CardType.event) resolveEvent(game, seat, card);
  else enter(game, seat, card, host, old);
  if (heard !== null) enqueue(game, heard);
  if (hasKeyword(game, card, 'ambush') || playedWithAmbush(game, seat, card, played.amount))
    grantAmbush(game, seat, card);
  return Result.full;
}

function chooseHost(game: Game, seat: Seat, card: CardId, how: Playing): CardId {
  const question = openQuestion(game.question, seat, 'host');
  question.rule = 'actions.play.upgrade';
  question.subject = card;
  for (const host of hosts(game, seat, card, how)) question.options.push(option(Pick.card, host));
  return question.options.length === 0 ? NO_CARD : cardOf(ask(game));
}

/** Whether to replace is decided before paying. [actions.replace.declare-before-paying] */
function chooseReplaced(game: Game, seat: Seat, card: CardId, host: CardId, how: Playing): CardId {
  const question = openQuestion(game.question, seat, 'replace');
  question.rule = 'actions.replace';
  question.subject = card;
  for (const old of replaceable(game, seat, card, host)) {
    if (payable(game, seat, card, how, host, old)) question.options.push(option(Pick.card, old));
  }
  if (question.options.length === 0) return NO_CARD;
  if (payable(game, seat, card, how, host, NO_CARD)) question.options.push(NONE);
  const picked = ask(game);
  return picked === NONE ? NO_CARD : cardOf(picked);
}

/** An event is in limbo while its text is carried out, then discarded, unless it put itself elsewhere. [actions.play.event] */
function resolveEvent(game: Game, seat: Seat, card: CardId): void {
  const call = cardCall(game, card, seat);
  game.depth++;
  for (const ability of game.definition(card).abilities) {
    if (ability.kind === 'event') ability.effect.verb.run(game, call, ability.effect);
  }
  game.depth--;
  if (game.card(card).zone !== Zone.limbo) return;
  const discarded = happening(Happening.cardMoved);
  discarded.card = card;
  discarded.detail = Zone.discard;
  discarded.by = seat;
  occurOne(game, discarded);
}

/** The replaced upgrade stays until the new one is there. [actions.replace.old-stays-until-new] */
function enter(game: Game, seat: Seat, card: CardId, host: CardId, old: CardId): void {
  const batch: GameEvent[] = [entrance(seat, card, host)];
  if (old !== NO_CARD) {
    game.seat(seat).replaced = true;
    batch.push(departure(old, Zone.discard, seat, NO_CARD));
  }
  occur(game, batch);
}

/** The event of a card entering play. */
export function entrance(seat: Seat, card: CardId, host: CardId): GameEvent {
  const event = happening(Happening.enteredPlay);
  event.seat = seat;
  event.by = seat;
  event.card = card;
  event.target = host;
  return event;
}

/** [keyword.ambush] */
function grantAmbush(game: Game, seat: Seat, card: CardId): void {
  const extra = happening(Happening.actionsGained);
  extra.seat = seat;
  extra.by = seat;
  extra.source = card;
  occurOne(game, extra);
}
