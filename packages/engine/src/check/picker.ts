import { remainingHealth } from '../abilities/modifiers/ask.js';
import { Sym } from '../definitions/symbols.js';
import { sideValue } from '../events/dice.js';
import type { Game } from '../game/game.js';
import { cardOf, dieOf, DONE, firstOf, Pick, pickOf, secondOf } from '../game/options.js';
import type { Question } from '../game/question.js';
import type { CardId, Seat } from '../state/ids.js';
import { CardType, Zone } from '../state/state.js';
import type { Chance } from './chance.js';

/**
 * How a random game picks. `uniform`: any option. `eager`: seldom what ends or leaves something, and blows mostly on the
 * same opponent's character, so that more cards come into play and characters fall. `deadly`: deals damage whenever it
 * can, to whoever is nearest to the end, and keeps its cards, so that games end by defeat.
 */
export const STYLES = ['uniform', 'eager', 'deadly'] as const;
export type Style = (typeof STYLES)[number];

const IDLE = new Set<Pick>([Pick.pass, Pick.decline, Pick.no, Pick.none, Pick.claim, Pick.reroll, Pick.done]);
/** One in so many times an eager or deadly game takes what it likes less. */
const SELDOM = 8;

/** The place of an option. */
export function pickBy(style: Style, game: Game, question: Question, chance: Chance): number {
  const { options } = question;
  if (style === 'deadly') return deadly(game, question, chance);
  if (style === 'uniform' || chance.oneIn(SELDOM)) return chance.below(options.length);
  return eagerly(question, chance);
}

function eagerly(question: Question, chance: Chance): number {
  const { options, kind } = question;
  // Options go clockwise from the asked seat: an opponent's cards come last.
  if (kind === 'card' && !chance.oneIn(4)) return options.length - 1;
  const lively = options.flatMap((packed, at) => (IDLE.has(pickOf(packed)) ? [] : [at]));
  return lively.length === 0 || kind === 'upkeep discard' || kind === 'mulligan'
    ? chance.below(options.length)
    : chance.pick(lively);
}

/** Of the options those that it likes best, and one of them. */
function deadly(game: Game, question: Question, chance: Chance): number {
  const { options, kind } = question;
  if (kind === 'upkeep discard' || kind === 'mulligan') return Math.max(0, options.indexOf(DONE));
  if (chance.oneIn(SELDOM)) return chance.pick(withoutRerolls(options));
  const likes = options.map((packed) => liking(game, question, packed));
  const most = Math.max(...likes);
  return chance.pick(likes.flatMap((like, at) => (like === most ? [at] : [])));
}

/** Places of the options that cost no card. */
function withoutRerolls(options: readonly number[]): number[] {
  return options.flatMap((packed, at) => (pickOf(packed) === Pick.reroll ? [] : [at]));
}

const DAMAGE = new Set<number>([Sym.melee, Sym.ranged, Sym.indirect]);

function liking(game: Game, { seat }: Question, packed: number): number {
  const pick = pickOf(packed);
  switch (pick) {
    case Pick.resolve:
      return DAMAGE.has(firstOf(packed)) ? 4 : 1;
    case Pick.activate:
    case Pick.play:
      return 3;
    case Pick.use:
      return 2;
    case Pick.reroll:
      return -2;
    case Pick.side:
      return sideLiking(game, packed);
    case Pick.seat:
      return -healthOfSeat(game, firstOf(packed) as Seat);
    case Pick.card:
      return victimLiking(game, seat, cardOf(packed));
    default:
      return IDLE.has(pick) ? -1 : 1;
  }
}

function sideLiking(game: Game, packed: number): number {
  const side = game.dieDefinition(dieOf(packed)).sides?.[secondOf(packed)];
  if (side === undefined) return 0;
  return DAMAGE.has(side.symbol) ? 10 + sideValue(game, dieOf(packed), side) : 0;
}

/** Opponents' characters before anything else, the one that is nearest to its end, of the player who is, first. */
function victimLiking(game: Game, seat: Seat, id: CardId): number {
  const { zone, type, controller } = game.card(id);
  if (zone !== Zone.play || type !== CardType.character) return 0;
  if (controller === seat) return -1;
  return 1000 - 20 * healthOfSeat(game, controller) - remainingHealth(game, id);
}

/** What all characters of a player can still take. */
function healthOfSeat(game: Game, seat: Seat): number {
  let health = 0;
  for (const id of game.seat(seat).play) {
    if (game.card(id).type === CardType.character) health += remainingHealth(game, id) + game.card(id).shields;
  }
  return health;
}
