import { couldDo } from '../../abilities/language.js';
import { shown } from '../../events/dice.js';
import type { Game } from '../../game/game.js';
import { CLAIM, DECLINE, option, PASS, Pick } from '../../game/options.js';
import { Sym } from '../../definitions/symbols.js';
import { NO_CARD, NO_SEAT, type Seat, type CardId } from '../../state/ids.js';
import { Zone } from '../../state/state.js';
import { isSpent } from '../../state/uses.js';
import type { ActionAbility } from '../../abilities/ability.js';
import { abilitiesInForce, borrowedBy, hasLostAbilities } from '../../abilities/in-force.js';
import { isActivatable } from '../activate.js';
import { cardCall } from '../../state/call.js';
import { isPlayable, NORMALLY } from '../play.js';
import { isResolvable, PLAINLY } from '../resolve-die.js';
import { isActionForbidden, mustPlay } from '../turn-rules.js';
import { ActionKind } from './kinds.js';

/** Whether "before" or "after" an own turn: an additional action may be declined instead of passed. */
export type Chance = 'turn' | 'extra';

/** Lists the actions that the seat may take now into `options`, passing (or declining) last. [actions.list] */
export function listActions(game: Game, seat: Seat, chance: Chance, options: number[]): void {
  const forced = mustPlay(game, seat);
  if (
    forced !== NO_CARD &&
    mayTake(game, seat, ActionKind.play) &&
    isInHand(game, seat, forced) &&
    isPlayable(game, seat, forced, NORMALLY)
  ) {
    options.push(option(Pick.play, forced));
  } else {
    if (mayTake(game, seat, ActionKind.play)) listPlays(game, seat, options);
    if (mayTake(game, seat, ActionKind.activate)) listActivations(game, seat, options);
    if (mayTake(game, seat, ActionKind.resolve)) listResolves(game, seat, options);
    if (mayTake(game, seat, ActionKind.use)) listUses(game, seat, options);
    if (mayTake(game, seat, ActionKind.reroll)) listRerolls(game, seat, options);
    if (game.state.claimedBy === NO_SEAT && mayTake(game, seat, ActionKind.claim)) options.push(CLAIM);
  }
  options.push(chance === 'turn' ? PASS : DECLINE);
}

const mayTake = (game: Game, seat: Seat, kind: ActionKind): boolean => !isActionForbidden(game, seat, kind);

function isInHand(game: Game, seat: Seat, card: CardId): boolean {
  return game.seat(seat).hand.includes(card);
}

function listPlays(game: Game, seat: Seat, options: number[]): void {
  for (const card of game.seat(seat).hand)
    if (isPlayable(game, seat, card, NORMALLY)) options.push(option(Pick.play, card));
}

function listActivations(game: Game, seat: Seat, options: number[]): void {
  for (const card of game.seat(seat).play) if (isActivatable(game, card)) options.push(option(Pick.activate, card));
}

function listResolves(game: Game, seat: Seat, options: number[]): void {
  let set = 0;
  for (const die of game.seat(seat).pool) {
    if (isResolvable(game, seat, die, PLAINLY)) set |= 1 << shown(game, die).symbol;
  }
  for (let symbol = 0; symbol <= Sym.special; symbol++)
    if ((set >> symbol) & 1) options.push(option(Pick.resolve, symbol));
}

/** The actions of cards, where their cost can be paid; a power action once a round for each card. [actions.power-action] */
function listUses(game: Game, seat: Seat, options: number[]): void {
  for (const card of game.seat(seat).play) {
    if (game.definition(card).actions.length > 0) listUsesOf(game, seat, card, card, 0, options);
    // A card with other cards' abilities has their actions too.
    const lenders = borrowedBy(game, card);
    for (let at = 0; at < lenders.length; at++) listUsesOf(game, seat, card, lenders[at] as CardId, at + 1, options);
  }
  // It lies in its controller's area. [areas.battlefield.in-play]
  const { battlefield, controller } = game.state;
  if (battlefield !== NO_CARD && controller === seat && game.definition(battlefield).actions.length > 0) {
    listUsesOf(game, seat, battlefield, battlefield, 0, options);
  }
  for (const card of abilitiesInForce(game).foreignActions) {
    if (game.card(card).controller !== seat) listUsesOf(game, seat, card, card, 0, options);
  }
}

function listUsesOf(game: Game, seat: Seat, card: CardId, lender: CardId, at: number, options: number[]): void {
  for (const number of game.definition(lender).actions) {
    const code = at * 16 + number;
    if (isUsable(game, seat, card, code)) options.push(option(Pick.use, card, code));
  }
}

/** An action that a card has: whose text it is, which ability of it, and the card that lends it (the card itself its own). */
interface FoundAction {
  readonly definition: number;
  readonly number: number;
  readonly lender: CardId;
  readonly ability: ActionAbility;
}

/** The action that an option means; `code` is the ability's number, sixteen more for each lender. Null where there is none. */
export function actionOf(game: Game, card: CardId, code: number): FoundAction | null {
  const lender = code < 16 ? card : borrowedBy(game, card)[(code >> 4) - 1];
  if (lender === undefined) return null;
  const { definition } = game.card(lender);
  const number = code & 15;
  const ability = game.definitions[definition]?.abilities[number];
  return ability?.kind === 'action' ? { definition, number, lender, ability } : null;
}

/** Whether the seat may use that action of the card now. */
export function isUsable(game: Game, seat: Seat, card: CardId, code: number): boolean {
  const found = actionOf(game, card, code);
  if (found === null || game.card(card).zone !== Zone.play) return false;
  const { definition, number, lender, ability } = found;
  if (userOf(game, card, ability) !== seat || hasLostAbilities(game, card)) return false;
  if (ability.power && isSpent(game, card, lender, number)) return false;
  const call = cardCall(game, card, seat, definition);
  const { verb } = ability.effect;
  // Without effect a power action is spent all the same, so that using it is no pass.
  if (ability.power) return verb.payable?.(game, call, ability.effect) ?? true;
  return couldDo(game, call, ability.effect);
}

/** Who may use the action: the card's controller, unless it is for that of what it is attached to. [gap.downgrade.control] */
function userOf(game: Game, card: CardId, { forHost }: ActionAbility): Seat {
  const { controller, host } = game.card(card);
  if (!forHost) return controller;
  return host === NO_CARD ? NO_SEAT : game.card(host).controller;
}

/** [actions.reroll] */
function listRerolls(game: Game, seat: Seat, options: number[]): void {
  const { pool, hand } = game.seat(seat);
  if (pool.length < game.options.fewestRerolled) return;
  for (const card of hand) options.push(option(Pick.reroll, card));
}
