import type { Game } from '../../game/game.js';
import { cardCall } from '../../state/call.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../../state/ids.js';
import { CardType } from '../../state/state.js';
import { abilitiesInForce } from '../in-force.js';
import { Attribute } from './modifier.js';
import type { SubtypeNode } from './subtype.js';

/*
 * The one layer through which ongoing abilities change numbers and permissions. Nothing is ever "applied": who needs a
 * number asks here, and where nothing modifies it the answer costs one look.
 */

function changed(game: Game, attribute: Attribute, subject: number, other: number, base: number): number {
  const sources = abilitiesInForce(game).modifiers[attribute];
  if (sources === undefined) return base;
  let number = base;
  for (const source of sources) {
    const node = source.ability.modifier;
    if (node.modifier.concerns(game, source, subject, other, node)) number += node.modifier.change(game, source, node);
  }
  return number < 0 ? 0 : number;
}

function some(game: Game, attribute: Attribute, subject: number, other: number): boolean {
  const sources = abilitiesInForce(game).modifiers[attribute];
  if (sources === undefined) return false;
  for (const source of sources) {
    const node = source.ability.modifier;
    if (node.modifier.concerns(game, source, subject, other, node)) return true;
  }
  return false;
}

/** Resources to play the card, on that host, before what its player may choose to lower. [cards.cost.pay] */
export function costOf(game: Game, card: CardId, host: CardId = NO_CARD): number {
  const design = game.definition(card);
  return changed(game, Attribute.cost, card, host, design.ownCosts.length === 0 ? design.cost : ownCost(game, card));
}

/** The printed cost with what the card says of its own. */
function ownCost(game: Game, card: CardId): number {
  const call = cardCall(game, card, game.card(card).controller);
  const { cost, ownCosts } = game.definition(card);
  const changes = ownCosts.map(({ by, during }) => (during.condition.holds(game, call, during) ? by : 0));
  return Math.max(
    0,
    changes.reduce((sum, by) => sum + by, cost),
  );
}

/** Damage that defeats the character. [cards.character.health] */
export function healthOf(game: Game, card: CardId): number {
  return changed(game, Attribute.health, card, NO_CARD, game.definition(card).health);
}

/** Health not yet taken by damage. */
export function remainingHealth(game: Game, card: CardId): number {
  return Math.max(0, healthOf(game, card) - game.card(card).damage);
}

/** Cards to draw up to in upkeep, five by default. [areas.hand.size] */
export function handSize(game: Game, seat: Seat): number {
  return changed(game, Attribute.handSize, seat, -1, 5);
}

/** Resources that the seat gains in upkeep, two by default. [structure.upkeep.resources] */
export function upkeepIncome(game: Game, seat: Seat): number {
  return changed(game, Attribute.income, seat, -1, 2);
}

/** Resources that the seat begins with, two by default. [setup.resources] */
export function openingResources(game: Game, seat: Seat): number {
  return changed(game, Attribute.openingResources, seat, -1, 2);
}

/** The seat's total in the roll-off, of what its dice rolled. [setup.rolloff] [gap.rolloff.taking-ground] */
export function rollOffTotal(game: Game, seat: Seat, rolled: number): number {
  return changed(game, Attribute.rollOff, seat, -1, rolled);
}

/** Most shields on a character. [damage.shield.max] */
export const SHIELD_LIMIT = 3;
/** Most upgrades, and most downgrades, on a character. [cards.upgrade.max-three] */
export const ATTACHMENT_LIMIT = 3;

/** Whether an ongoing ability lets the upgrade be attached there in spite of its restrictions. */
export function attachesFreely(game: Game, upgrade: CardId, host: CardId): boolean {
  return some(game, Attribute.attachFreely, upgrade, host);
}

/** Whether the card may not be played on the host, whatever says that it may. [abilities.negative-wins] */
export function isForbiddenOn(game: Game, card: CardId, host: CardId): boolean {
  return some(game, Attribute.forbiddenOn, card, host);
}

/** Whether something gives Ambush to a card for which the seat pays so much as it plays it. [clarification.port-district] */
export function playedWithAmbush(game: Game, seat: Seat, card: CardId, paid: number): boolean {
  const sources = abilitiesInForce(game).modifiers[Attribute.playedWithAmbush];
  if (sources === undefined) return false;
  return sources.some((source) => {
    const node = source.ability.modifier;
    return source.seat === seat && node.modifier.concerns(game, source, card, paid, node);
  });
}

/** Whether the die may not be rolled, neither into a pool nor in it. [terms.roll] */
export function rollForbidden(game: Game, die: DieId): boolean {
  return some(game, Attribute.rollForbidden, die, -1);
}

/** Whether the seat is forbidden to remove the die; this beats everything that says it may. [abilities.negative-wins] */
export function removalForbidden(game: Game, die: DieId, by: Seat): boolean {
  return some(game, Attribute.removalForbidden, die, by);
}

/** Whether something in play makes the character elite beside its own second die. */
export function madeElite(game: Game, card: CardId): boolean {
  return game.card(card).type === CardType.character && some(game, Attribute.elite, card, NO_CARD);
}

/** Whether an ongoing ability gives the card the keyword (a bit of `Keyword`). */
export function keywordGiven(game: Game, card: CardId, keyword: number): boolean {
  return some(game, Attribute.keyword, card, keyword);
}

/** Whether an ongoing ability takes the keyword from the card. [keyword.lose] */
export function keywordLost(game: Game, card: CardId, keyword: number): boolean {
  return some(game, Attribute.lostKeyword, card, keyword);
}

/** Whether an attachment must be discarded from where it is. */
export function isMisplaced(game: Game, card: CardId): boolean {
  return some(game, Attribute.misplaced, card, NO_CARD);
}

/** Whether the card has the subtype, its own or one that an ongoing ability gives it. */
export function hasSubtype(game: Game, card: CardId, subtype: string): boolean {
  return game.definition(card).subtypes.includes(subtype) || subtypeGiven(game, card, subtype);
}

/** Whether an ongoing ability gives the card the subtype. */
export function subtypeGiven(game: Game, card: CardId, subtype: string): boolean {
  const sources = abilitiesInForce(game).modifiers[Attribute.subtype];
  if (sources === undefined) return false;
  return sources.some((source) => {
    const node = source.ability.modifier as SubtypeNode;
    return node.subtype === subtype && node.modifier.concerns(game, source, card, NO_CARD, node);
  });
}
