import { SYMBOL_NAMES, type Side } from '../definitions/symbols.js';
import { Happening } from '../events/event.js';
import type { Game } from '../game/game.js';
import { type CardId, type DieId, NO_CARD, NO_DIE } from '../state/ids.js';
import type { GameEvent } from '../state/state.js';
import { ALL_SEATS, liesOpen } from '../state/zones.js';
import { sideName } from './labels.js';
import { ruleOf } from './log-rules.js';

/** A card as the log remembers it: its id and name of that moment, and who may know them. */
export interface LoggedCard {
  readonly id: CardId;
  readonly title: string;
  readonly code: string;
  /** Bit n: seat n may know. */
  readonly known: number;
}

/** One event as it was recorded. What it says to a seat is made when that seat reads it. */
export interface LogEntry {
  readonly number: number;
  readonly depth: number;
  readonly kind: Happening;
  readonly seat: number;
  readonly by: number;
  readonly card: LoggedCard | null;
  readonly target: LoggedCard | null;
  readonly die: { readonly id: DieId; readonly title: string; readonly side: string } | null;
  readonly amount: number;
  readonly done: number;
  readonly blocked: number;
  readonly detail: number;
  readonly flag: boolean;
  /** "melee", "ranged", "indirect" for damage and resolving. */
  readonly symbol: string | null;
  readonly rule: string;
  readonly cause: LoggedCard | null;
}

/** Notes an event that was applied; it happens where the event does, so names and sides are those of that moment. */
export function logEntry(game: Game, event: GameEvent, number: number): LogEntry {
  const damage = event.kind === Happening.damaged || event.kind === Happening.resolved;
  return {
    number,
    depth: game.depth,
    kind: event.kind as Happening,
    seat: event.seat,
    by: event.by,
    card: logged(game, event.card),
    target: logged(game, hasTarget(event.kind) ? event.target : NO_CARD),
    die: event.die === NO_DIE ? null : loggedDie(game, event.die),
    amount: event.amount,
    done: event.done,
    blocked: event.blocked,
    detail: event.detail,
    flag: event.flag,
    symbol: damage && event.detail >= 0 ? (SYMBOL_NAMES[event.detail] ?? null) : null,
    rule: ruleOf(event, game),
    cause: logged(game, event.source === event.card ? NO_CARD : event.source),
  };
}

function hasTarget(kind: number): boolean {
  return kind !== Happening.ruled;
}

function logged(game: Game, id: CardId): LoggedCard | null {
  if (id === NO_CARD) return null;
  const card = game.card(id);
  const { title, code } = game.definition(id);
  return { id, title, code, known: liesOpen(card) ? ALL_SEATS : card.known };
}

function loggedDie(game: Game, id: DieId): LogEntry['die'] {
  const { title, sides } = game.dieDefinition(id);
  const side = sides?.[game.die(id).side] as Side;
  return { id, title, side: sideName(side) };
}
