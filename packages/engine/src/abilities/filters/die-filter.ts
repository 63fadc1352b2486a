import { type Amount, amountOf, type CardsNode, type DiceNode, type PlayerNode } from '../language.js';
import type { Color } from '../../definitions/card.js';
import type { SymbolSet } from '../../definitions/symbols.js';
import { shown, valueOf } from '../../events/dice.js';
import type { Game } from '../../game/game.js';
import { type CardId, type DieId, NO_CARD, NO_SEAT, type Seat } from '../../state/ids.js';
import { type Call, CardType } from '../../state/state.js';
import { listing, possessive, symbolsText, type Words } from '../../text/words.js';
import { amountText } from '../amounts/amount-text.js';
import { subtypeGiven } from '../modifiers/ask.js';
import { ownerText, seatsFor, type Whose } from './card-filter.js';

export type DieKind = 'character' | 'upgrade' | 'downgrade' | 'support';

/** Requirements on a die in a pool; what is not named does not matter. */
export interface DieFilter {
  /** In whose pool: also of a player whom an earlier part found. */
  readonly whose?: Whose | PlayerNode;
  readonly showing?: SymbolSet;
  readonly kind?: DieKind | readonly DieKind[];
  /** A plus side shows. */
  readonly modifier?: boolean;
  readonly color?: Color;
  /** Of the card that it belongs to. */
  readonly subtype?: string | readonly string[];
  /** Belongs to the character or to an upgrade on it. */
  readonly of?: CardsNode;
  /** Not the die that is being resolved. */
  readonly other?: boolean;
  /** Not this one, chosen before. */
  readonly not?: DiceNode;
  readonly valueAtMost?: number;
  readonly valueAtLeast?: number;
  /** Less than that. */
  readonly valueBelow?: Amount;
  /** Exactly so much. */
  readonly value?: Amount;
}

/** What a die is, in whosever pool it lies. */
export type DieTraits = Pick<DieFilter, 'kind' | 'color' | 'subtype'>;

const listed = <T extends string>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : typeof one === 'string' ? [one] : one;

/** The type of the card that a die belongs to now; of its design where that card is not in play. [terms.character-die] */
export function dieKind(game: Game, id: DieId): CardType {
  const { card } = game.die(id);
  return card === NO_CARD ? game.dieDefinition(id).type : game.card(card).type;
}

/** The card that rolls the die: its own, or what that improves; a downgrade's die is none of its host's. */
export function bearerOf(game: Game, id: DieId): CardId {
  const { card } = game.die(id);
  if (card === NO_CARD) return NO_CARD;
  const { host, type } = game.card(card);
  return host === NO_CARD || type === CardType.downgrade ? card : host;
}

/** A die has the subtypes of its card. */
function isOfSubtype(game: Game, id: DieId, subtype: string): boolean {
  const { card } = game.die(id);
  if (game.dieDefinition(id).subtypes.includes(subtype)) return true;
  return card !== NO_CARD && subtypeGiven(game, card, subtype);
}

/** Whether a die in a pool fulfils one requirement of the filter, which names it. */
type Fits = (game: Game, id: DieId, filter: DieFilter, call: Call) => boolean;

/** Each requirement by its name: a filter costs no more than what it names. */
const FITS: Readonly<Record<keyof DieFilter, Fits>> = {
  // Who looks for dice looks there, and has found once for all whose dice they are.
  whose: () => true,
  of: () => true,
  showing: (game, id, { showing }) => (((showing as SymbolSet) >> shown(game, id).symbol) & 1) === 1,
  kind: (game, id, { kind }) => listed(kind).some((one) => CardType[one] === dieKind(game, id)),
  modifier: (game, id, { modifier }) => shown(game, id).modifier === modifier,
  color: (game, id, { color }) => game.dieDefinition(id).color === color,
  subtype: (game, id, { subtype }) => listed(subtype).some((name) => isOfSubtype(game, id, name)),
  other: (_game, id, { other }, call) => other !== true || id !== call.die,
  not: (game, id, { not }, call) => not?.selector.find(game, call, not, null).includes(id) !== true,
  valueAtMost: (game, id, { valueAtMost }) => valueOf(game, id) <= (valueAtMost as number),
  valueAtLeast: (game, id, { valueAtLeast }) => valueOf(game, id) >= (valueAtLeast as number),
  valueBelow: (game, id, { valueBelow }, call) => valueOf(game, id) < amountOf(game, call, valueBelow as Amount),
  value: (game, id, { value }, call) => valueOf(game, id) === amountOf(game, call, value as Amount),
};

/** Whether a die in a pool fulfils the filter, but for whose it is. */
export function fitsDie(game: Game, call: Call, filter: DieFilter, id: DieId): boolean {
  for (const name in filter) {
    const requirement = name as keyof DieFilter;
    if (filter[requirement] !== undefined && !FITS[requirement](game, id, filter, call)) return false;
  }
  return true;
}

/**
 * Dice in pools that fulfil the filter and suit the purpose, seats clockwise from the caller. `whose` is for a filter
 * that does not say it.
 */
export function diceThatFit(
  game: Game,
  call: Call,
  filter: DieFilter,
  suits: Suits | null,
  whose = filter.whose ?? 'any',
): DieId[] {
  const bearers = filter.of === undefined ? null : filter.of.selector.find(game, call, filter.of);
  const found: DieId[] = [];
  for (const seat of poolsFor(game, call, whose)) {
    for (const id of game.seat(seat).pool) {
      if (!fitsDie(game, call, filter, id) || suits?.(game, call, id) === false) continue;
      if (bearers === null || bearers.includes(bearerOf(game, id))) found.push(id);
    }
  }
  return found;
}

function poolsFor(game: Game, call: Call, whose: Whose | PlayerNode): Seat[] {
  if (typeof whose === 'string') return seatsFor(game, call, whose);
  const seat = whose.player.find(game, call, whose);
  return seat === NO_SEAT ? [] : [seat];
}

/** What a verb needs of a die beyond the filter: that it can be removed, turned, resolved. */
export type Suits = (game: Game, call: Call, die: DieId) => boolean;

/** "character or upgrade die" with its adjectives; of a named bearer its character dice are its own. */
export function dieNoun(filter: DieFilter): string {
  const kind = filter.of !== undefined && filter.kind === 'character' ? 'own' : listing(listed(filter.kind), 'or');
  const adjectives = [
    filter.other === true || filter.not !== undefined ? 'other' : '',
    filter.color ?? '',
    listing(listed(filter.subtype), 'or'),
    kind,
  ];
  return [...adjectives.filter((word) => word !== ''), 'die'].join(' ');
}

/**
 * What stands before and behind the noun: whose dice ("your", "an opponent's", "this character's", "its"; null where
 * they are anybody's) and which. Own dice of a character are called by that character alone.
 */
export function dieWords(filter: DieFilter, words: Words): { owner: string | null; suffix: string } {
  const of = filter.of?.selector.text(filter.of, words) ?? null;
  const bearer = of === null || filter.whose !== 'you' ? null : possessive(of, words);
  const owner = bearer ?? poolText(filter.whose, words);
  return { owner, suffix: dieSuffix(filter, bearer === null ? of : null, words) };
}

/** "your", "an opponent's"; null for anybody's. */
function poolText(whose: Whose | PlayerNode | undefined, words: Words): string | null {
  if (typeof whose === 'object') {
    const player = whose.player.text(whose, words);
    return player === 'they' ? 'their' : `${player}'s`;
  }
  return ownerText(whose, words);
}

/** "showing [melee] or [ranged] damage". */
function dieSuffix(filter: DieFilter, of: string | null, words: Words): string {
  const parts: string[] = [];
  if (of !== null) parts.push(`of ${of}`);
  const modified = filter.modifier === true ? 'a modifier side' : filter.modifier === false ? 'no modifier side' : '';
  const set = filter.showing === undefined ? '' : symbolsText(filter.showing);
  if (modified !== '' || set !== '')
    parts.push(`showing ${[modified, set].filter((part) => part !== '').join(' with ')}`);
  if (filter.valueAtMost !== undefined) parts.push(`with a value of ${filter.valueAtMost} or less`);
  if (filter.valueAtLeast !== undefined) parts.push(`with a value of ${filter.valueAtLeast} or more`);
  if (filter.valueBelow !== undefined) parts.push(`with a value less than ${amountText(filter.valueBelow, words)}`);
  if (filter.value !== undefined) parts.push(valueText(filter.value, words));
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
}

function valueText(value: Amount, words: Words): string {
  const text = amountText(value, words);
  return typeof value === 'number' ? `with a value of ${text}` : `with a value equal to ${text}`;
}
