import { costOf, hasSubtype, remainingHealth } from '../modifiers/ask.js';
import { hasKeyword } from '../keywords.js';
import type { Affiliation, Color, KeywordName, TypeName } from '../../definitions/card.js';
import { amountText } from '../amounts/amount-text.js';
import { type Amount, amountOf, type CardsNode, type CardSuits } from '../language.js';
import type { Game } from '../../game/game.js';
import { type CardId, NO_CARD, NO_SEAT, type Seat } from '../../state/ids.js';
import { type Call, CardType } from '../../state/state.js';
import { attachmentsOf, diceOf, opponentsOf } from '../../state/zones.js';
import { capitalized, listing, plural, type Words, your } from '../../text/words.js';

/** Whose cards: `opponent` of one of them, whom the ability's user chooses; `opponents` of all of them. */
export type Whose = 'you' | 'opponent' | 'opponents' | 'any';

/** Places out of play; a defeated character is set aside. [damage.defeat.set-aside] */
export type Place = 'hand' | 'discard' | 'hand or discard' | 'set aside' | 'defeated';

/** Requirements on a card; what is not named does not matter. */
export interface CardFilter {
  readonly whose?: Whose;
  /** Where it is; in play when not named. */
  readonly in?: Place;
  readonly type?: TypeName | readonly TypeName[];
  readonly color?: Color;
  readonly notColor?: Color;
  readonly affiliation?: Affiliation;
  readonly subtype?: string | readonly string[];
  readonly notSubtype?: string;
  readonly unique?: boolean;
  readonly ready?: boolean;
  readonly elite?: boolean;
  readonly shielded?: boolean;
  readonly damageAtLeast?: number;
  /** Health not yet taken by damage; shields do not count. [clarification.mace-windu] */
  readonly remainingHealthAtMost?: number;
  readonly keyword?: KeywordName;
  readonly title?: string | readonly string[];
  readonly notTitle?: string;
  readonly costAtMost?: Amount;
  readonly costAtLeast?: number;
  /** Not the card that says it. */
  readonly other?: boolean;
  /** Attached to it. */
  readonly on?: CardsNode;
  /** Attached to a card of that type. */
  readonly onA?: 'character' | 'support';
  /** Not this one, chosen before. */
  readonly not?: CardsNode;
  /** Controlled by the player who controls that one too. */
  readonly sameController?: boolean;
  /** Bears upgrades or downgrades: of supports, mods. */
  readonly modded?: boolean;
  readonly bearsSpecial?: boolean;
  readonly hasDie?: boolean;
}

/** What a card is, wherever it lies and whosever it is. */
export type CardTraits = Omit<CardFilter, 'whose' | 'in'>;

const names = (one: string | readonly string[] | undefined): readonly string[] =>
  one === undefined ? [] : typeof one === 'string' ? [one] : one;

/** Whether a card fulfils one requirement of the filter, which names it. */
type Fits = (game: Game, id: CardId, filter: CardFilter, call: Call) => boolean;

/** Each requirement by its name: a filter costs no more than what it names. */
const FITS: Readonly<Record<keyof CardFilter, Fits>> = {
  whose: (game, id, { whose }, call) => isWhose(call, game.card(id).controller, whose as Whose),
  // Who looks for cards looks there.
  in: () => true,
  type: (game, id, { type }) => names(type).some((name) => CardType[name as TypeName] === game.card(id).type),
  color: (game, id, { color }) => game.definition(id).color === color,
  notColor: (game, id, { notColor }) => game.definition(id).color !== notColor,
  affiliation: (game, id, { affiliation }) => game.definition(id).affiliation === affiliation,
  subtype: (game, id, { subtype }) => names(subtype).some((name) => hasSubtype(game, id, name)),
  notSubtype: (game, id, { notSubtype }) => !hasSubtype(game, id, notSubtype as string),
  unique: (game, id, { unique }) => game.definition(id).unique === unique,
  ready: (game, id, { ready }) => game.card(id).exhausted !== ready,
  elite: (game, id, { elite }) => isElite(game, id) === elite,
  shielded: (game, id, { shielded }) => game.card(id).shields > 0 === shielded,
  damageAtLeast: (game, id, { damageAtLeast }) => game.card(id).damage >= (damageAtLeast as number),
  remainingHealthAtMost: (game, id, { remainingHealthAtMost }) =>
    remainingHealth(game, id) <= (remainingHealthAtMost as number),
  keyword: (game, id, { keyword }) => hasKeyword(game, id, keyword as KeywordName),
  title: (game, id, { title }) => names(title).includes(game.definition(id).title),
  notTitle: (game, id, { notTitle }) => game.definition(id).title !== notTitle,
  costAtMost: (game, id, { costAtMost }, call) => costOf(game, id) <= amountOf(game, call, costAtMost as Amount),
  costAtLeast: (game, id, { costAtLeast }) => costOf(game, id) >= (costAtLeast as number),
  other: (_game, id, { other }, call) => other !== true || id !== call.self,
  on: (game, id, { on }, call) => found(game, call, on).includes(game.card(id).host),
  onA(game, id, { onA }) {
    const { host } = game.card(id);
    return host !== NO_CARD && game.card(host).type === CardType[onA as 'character' | 'support'];
  },
  not: (game, id, { not }, call) => !found(game, call, not).includes(id),
  sameController: (game, id, { not, sameController }, call) =>
    sameController !== true ||
    found(game, call, not).some((one) => game.card(one).controller === game.card(id).controller),
  modded: (game, id, { modded }) => attachmentsOf(game, id).length > 0 === modded,
  bearsSpecial: (game, id, { bearsSpecial }) => bearsSpecial !== true || game.definition(id).specials.length > 0,
  hasDie: (game, id, { hasDie }) => (game.definition(id).sides !== null) === hasDie,
};

const found = (game: Game, call: Call, cards: CardsNode | undefined): readonly CardId[] =>
  cards === undefined ? [] : cards.selector.find(game, call, cards);

/** Whether the card fulfils the filter, seen by the call. */
export function fitsCard(game: Game, call: Call, filter: CardFilter, id: CardId): boolean {
  for (const name in filter) {
    const requirement = name as keyof CardFilter;
    if (filter[requirement] !== undefined && !FITS[requirement](game, id, filter, call)) return false;
  }
  return true;
}

function isWhose(call: Call, controller: Seat, whose: Whose): boolean {
  switch (whose) {
    case 'you':
      return controller === call.you;
    case 'opponent':
      return isOpponent(call, controller);
    case 'opponents':
      return controller !== call.you;
    case 'any':
      return true;
  }
}

/** A character, or another card, with two of its own dice. [cards.character.elite] */
export const isElite = (game: Game, id: CardId): boolean => diceOf(game, id).length > 1;

/**
 * The cards that fulfil the filter, in a fixed order: seats clockwise from the caller, oldest first. `whose` is for a
 * filter that does not say it.
 */
export function cardsThatFit(game: Game, call: Call, filter: CardFilter, whose = filter.whose ?? 'any'): CardId[] {
  const found: CardId[] = [];
  for (const seat of seatsFor(game, call, whose)) {
    for (const pile of pilesOf(game, seat, filter.in)) {
      for (const id of pile) if (fitsCard(game, call, filter, id)) found.push(id);
    }
  }
  return found;
}

function pilesOf(game: Game, owner: Seat, place: Place | undefined): readonly (readonly CardId[])[] {
  const seat = game.seat(owner);
  switch (place) {
    case undefined:
      return [seat.play];
    case 'hand':
      return [seat.hand];
    case 'discard':
      return [seat.discard];
    case 'hand or discard':
      return [seat.hand, seat.discard];
    case 'set aside':
      return [seat.setAside];
    case 'defeated':
      return [seat.setAside.filter((id) => game.card(id).type === CardType.character)];
  }
}

/** Whether the seat is the opponent of whom the ability speaks; any opponent while that is not settled. */
const isOpponent = (call: Call, seat: Seat): boolean =>
  call.opponent === NO_SEAT ? seat !== call.you : seat === call.opponent;

/** The seats that are meant, clockwise from the caller; of opponents only the one of whom the ability speaks already. */
export function seatsFor(game: Game, call: Call, whose: Whose): Seat[] {
  if (whose === 'you') return [call.you];
  if (whose === 'opponent' && call.opponent !== NO_SEAT) return [call.opponent];
  const others = opponentsOf(game, call.you);
  return whose === 'any' ? [call.you, ...others] : others;
}

/** Whether the filter looks where only one player may look. */
export const isHidden = (filter: CardFilter): boolean => filter.in === 'hand' || filter.in === 'hand or discard';

/**
 * Whether there may be so many such cards, by what everybody knows: a hand is only counted. Several of an opponent are
 * those of one opponent.
 */
export function mayExist(game: Game, call: Call, filter: CardFilter, suits?: CardSuits, count = 1): boolean {
  let there = 0;
  for (const seat of seatsFor(game, call, filter.whose ?? 'any')) {
    if (filter.whose === 'opponent') there = 0;
    there += mostIn(game, call, filter, suits, seat);
    if (there >= count) return true;
  }
  return false;
}

function mostIn(game: Game, call: Call, filter: CardFilter, suits: CardSuits | undefined, seat: Seat): number {
  const { hand } = game.seat(seat);
  let most = 0;
  for (const pile of pilesOf(game, seat, filter.in)) {
    if (pile === hand) most += hand.length;
    else for (const id of pile) if (fitsCard(game, call, filter, id) && suits?.(game, call, id) !== false) most++;
  }
  return most;
}

/** Whether the text says where the cards are behind the noun, and with that whose they are: "from your hand". */
export const isFromPile = (filter: CardFilter): boolean => isHidden(filter) || filter.in === 'discard';

/** The noun with its adjectives: "ready blue character", "blue ability upgrade", "vehicle or weapon". */
export const cardNoun = (filter: CardFilter): string => nounOf(filter, (noun) => noun, 'or');

/** The same of several: "ready blue characters", "vehicles or weapons". */
export const cardNouns = (filter: CardFilter, last: 'and' | 'or' = 'or'): string => nounOf(filter, plural, last);

function nounOf(filter: CardFilter, form: (noun: string) => string, last: 'and' | 'or'): string {
  const types = names(filter.type);
  const subtypes = names(filter.subtype);
  // Without a type a subtype is the noun: "a weapon".
  const titles = names(filter.title);
  const nouns = titles.length > 0 ? titles : types.length > 0 ? types : subtypes.length > 0 ? subtypes : ['card'];
  const typed = titles.length > 0 ? listing(types, 'or') : '';
  const adjectives = [
    filter.other === true || filter.not !== undefined ? 'other' : '',
    filter.in === 'defeated' ? 'defeated' : filter.in === 'set aside' ? 'set-aside' : '',
    filter.ready === true ? 'ready' : filter.ready === false ? 'exhausted' : '',
    filter.elite === true ? 'elite' : filter.elite === false ? 'non-elite' : '',
    filter.unique === true ? 'unique' : filter.unique === false ? 'non-unique' : '',
    filter.color ?? '',
    filter.notColor === undefined ? '' : `non-${filter.notColor}`,
    filter.affiliation ?? '',
    filter.notSubtype === undefined ? '' : `non-${filter.notSubtype}`,
    nouns === subtypes ? '' : listing(subtypes, 'or'),
    typed,
  ].filter((word) => word !== '');
  return [...adjectives, listing(nouns.map(form), last)].join(' ');
}

/** Noun and what follows it: "blue character with a shield". */
export const cardPhrase = (filter: CardFilter, words: Words): string => cardNoun(filter) + cardSuffix(filter, words);

/** The same of several: "blue characters with a shield". */
export const cardPhrases = (filter: CardFilter, words: Words, last: 'and' | 'or' = 'or'): string =>
  cardNouns(filter, last) + cardSuffix(filter, words);

/** "your", "an opponent's", "your opponents'"; null for anybody's. */
export function ownerText(whose: Whose | undefined, words: Words): string | null {
  if (whose === 'you') return your(words);
  if (whose === 'opponent') return "an opponent's";
  return whose === 'opponents' ? `${your(words)} opponents'` : null;
}

/** What follows the noun: "with a shield", "from your hand". */
export function cardSuffix(filter: CardFilter, words: Words): string {
  const parts: string[] = [];
  if (filter.notTitle !== undefined) parts.push(`other than ${filter.notTitle}`);
  if (filter.on !== undefined) parts.push(`on ${filter.on.selector.text(filter.on, words)}`);
  if (filter.onA !== undefined) parts.push(`on a ${filter.onA}`);
  if (filter.sameController === true) parts.push('with the same controller');
  if (filter.keyword !== undefined) parts.push(`with ${capitalized(filter.keyword)}`);
  if (filter.damageAtLeast !== undefined) parts.push(`with ${filter.damageAtLeast} or more damage`);
  if (filter.remainingHealthAtMost !== undefined)
    parts.push(`with ${filter.remainingHealthAtMost} or less remaining health`);
  if (filter.shielded === true) parts.push('with a shield');
  if (filter.shielded === false) parts.push('without shields');
  if (filter.modded !== undefined) parts.push(filter.modded ? 'with a mod' : 'without mods');
  if (filter.bearsSpecial === true) parts.push('with a [special] ability');
  if (filter.hasDie !== undefined) parts.push(filter.hasDie ? 'with a die' : 'without a die');
  if (filter.costAtMost !== undefined) parts.push(costText(filter.costAtMost, words));
  if (filter.costAtLeast !== undefined) parts.push(`that costs ${filter.costAtLeast} or more`);
  const owner = ownerText(filter.whose, words) ?? "any player's";
  if (filter.in === 'hand') parts.push(`from ${owner} ${filter.whose === 'opponents' ? 'hands' : 'hand'}`);
  if (filter.in === 'discard') parts.push(`from ${owner} discard pile`);
  if (filter.in === 'hand or discard') parts.push(`from ${owner} hand or discard pile`);
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
}

function costText(most: Amount, words: Words): string {
  return typeof most === 'number' ? `that costs ${most} or less` : `that costs no more than ${amountText(most, words)}`;
}
