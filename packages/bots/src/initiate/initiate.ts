import {
  cardOf,
  dieOf,
  firstOf,
  type Game,
  Pick,
  pickOf,
  type Player,
  type Question,
  type Seated,
} from '@dejarik/engine';
import { CardType, costOf, type DieId, joins, type Seat, shown, sideValue, Sym } from '@dejarik/engine/reading';
import { createGenerator } from '../generator.js';
import { bestOf } from '../habits/best.js';
import { glance } from '../habits/glance.js';
import { LookAhead } from '../padawan/look-ahead.js';
import { isDoomed } from '../worth/doomed.js';
import { worthAtFirstSight } from './at-first-sight.js';

/** How much better the table must look after something that is not one of the usual acts. */
const WORTH_DOING = 0.1;

/** Blanks that make a beginner discard a card. */
const BLANKS = 2;

const NOTHING: ReadonlySet<never> = new Set<never>();

/** What the seed says: the chance that is imagined, and which of several is taken that look the same. */
interface Taste {
  readonly words: readonly number[];
  readonly leaning: number;
}

/**
 * Plays like a beginner, by a few fixed rules: spend the resources on what stays in play, activate everything, resolve the
 * largest damage on whoever is hurt most; then whatever makes the table look better, and claim. It looks at what happens to
 * the table at once, never at what the opponent will do, seldom minds the opponent's dice, keeps every card and plays
 * upgrades on whom it likes. Chance decides only between what looks the same. What it picks is a function of the seed and
 * of what its seat may know.
 */
export function createInitiate(seed: string): Player {
  const generator = createGenerator(seed);
  const taste = { words: [generator.word()], leaning: generator.word() };
  return { name: 'initiate', looks: true, pick: (question, handle) => pick(question, handle, taste) };
}

function pick(question: Question, handle: Seated, taste: Taste): number {
  const { options, kind, rule } = question;
  if (options.length === 1) return 0;
  switch (kind) {
    case 'mulligan':
    case 'upkeep discard':
      // Every card looks useful.
      return options.findIndex((option) => pickOf(option) !== Pick.card);
    case 'action':
    case 'extra action':
      return pickAction(question, handle, taste);
    case 'modifier':
      return 0;
    case 'die':
      if (rule === 'actions.reroll.choose-first') return glance(handle, taste.words, firstBlank);
      if (rule === 'actions.resolve.same-symbol') return glance(handle, taste.words, largestDie);
      return likedBest(question, handle, taste);
    case 'card':
      if (rule === 'dice.melee' || rule === 'dice.ranged') return glance(handle, taste.words, mostHurt);
      return likedBest(question, handle, taste);
    default:
      return likedBest(question, handle, taste);
  }
}

/** The option after which the table looks best. */
function likedBest({ options }: Question, handle: Seated, taste: Taste): number {
  const ahead = new LookAhead(handle, taste.words, worthAtFirstSight);
  const worths = options.map((_, at) => ahead.worthOf(at));
  const most = Math.max(...worths);
  const alike = options.flatMap((_, at) => ((worths[at] as number) > most - 0.001 ? [at] : []));
  return alike[taste.leaning % alike.length] as number;
}

/** What an action question offers, as places of options; -1 for what it does not. */
interface Plan {
  readonly activate: number;
  /** Cards that stay in play, the dearest first. */
  readonly plays: readonly number[];
  readonly damage: number;
  /** Whatever else can be done. */
  readonly others: readonly number[];
  readonly reroll: number;
  readonly end: number;
  /** How the table looks now. */
  readonly now: number;
}

function pickAction(question: Question, handle: Seated, taste: Taste): number {
  const { activate, plays, damage, others, reroll, end, now } = glance(handle, taste.words, makePlan);
  const ahead = new LookAhead(handle, taste.words, worthAtFirstSight);
  const gain = (at: number): number => ahead.worthOf(at) - now;
  const play = plays.find((at) => gain(at) > WORTH_DOING);
  if (play !== undefined) return play;
  if (activate >= 0) return activate;
  if (damage >= 0) return damage;
  const gains = others.map(gain);
  const best = bestOf(gains, (one) => one);
  if ((gains[best] ?? 0) > WORTH_DOING) return others[best] as number;
  return reroll >= 0 && gain(reroll) > WORTH_DOING ? reroll : end;
}

function makePlan(game: Game, { seat, options }: Question): Plan {
  const places = (wanted: (option: number) => boolean): number[] =>
    options.flatMap((option, at) => (wanted(option) ? [at] : []));
  const is = (pick: Pick) => (option: number) => pickOf(option) === pick;
  const stays = (option: number): boolean => game.card(cardOf(option)).type !== CardType.event;
  const dear = (at: number): number => costOf(game, cardOf(options[at] as number));
  const damages = places((option) => is(Pick.resolve)(option) && isDamage(firstOf(option)));
  const largest = bestOf(damages, (at) => total(game, seat, firstOf(options[at] as number)));
  const rerolls = places(is(Pick.reroll)).toSorted((a, b) => dear(b) - dear(a));
  const blanks = game.seat(seat).pool.filter((die) => isBlank(game, die)).length;
  return {
    activate: options.findIndex(is(Pick.activate)),
    plays: places((option) => is(Pick.play)(option) && stays(option)).toSorted((a, b) => dear(b) - dear(a)),
    damage: damages[largest] ?? -1,
    others: places(
      (option) =>
        is(Pick.use)(option) ||
        (is(Pick.play)(option) && !stays(option)) ||
        (is(Pick.resolve)(option) && !isDamage(firstOf(option))),
    ),
    reroll: blanks >= BLANKS ? (rerolls[0] ?? -1) : -1,
    end: places(is(Pick.claim))[0] ?? options.length - 1,
    now: worthAtFirstSight(game, seat, NOTHING),
  };
}

const isDamage = (symbol: number): boolean => symbol === Sym.melee || symbol === Sym.ranged || symbol === Sym.indirect;

const isBlank = (game: Game, die: DieId): boolean => shown(game, die).symbol === Sym.blank;

/** What all dice of a symbol show together. */
function total(game: Game, seat: Seat, symbol: number): number {
  let sum = 0;
  for (const die of game.seat(seat).pool) {
    const side = shown(game, die);
    if (side.symbol === symbol || joins(side, symbol as Sym)) sum += sideValue(game, die, side);
  }
  return sum;
}

/** To roll again: the blanks, and nothing else. */
function firstBlank(game: Game, { options }: Question): number {
  const at = options.findIndex((option) => pickOf(option) === Pick.die && isBlank(game, dieOf(option)));
  return at >= 0 ? at : options.length - 1;
}

/** To resolve: the largest die, as long as there is one. */
function largestDie(game: Game, { options }: Question): number {
  return bestOf(options, (option) =>
    pickOf(option) === Pick.die ? sideValue(game, dieOf(option), shown(game, dieOf(option))) : -1,
  );
}

/** To damage: the opponent's character who is hurt most, whatever shields it has; one that falls anyway only at last. */
function mostHurt(game: Game, { seat, options }: Question): number {
  return bestOf(options, (option) => {
    const id = cardOf(option);
    if (game.card(id).controller === seat) return -1000 - game.card(id).damage;
    return isDoomed(game, id) ? -1 : game.card(id).damage;
  });
}
