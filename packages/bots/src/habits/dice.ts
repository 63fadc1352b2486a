import { dieOf, type Game, Pick, pickOf, type Question, secondOf } from '@dejarik/engine';
import { type DieId, DiePlace, shown, type Side, sideValue, Sym } from '@dejarik/engine/reading';
import { type PoolContext, poolContext, sideWorth } from '../worth/pool.js';
import { meanWorth } from '../worth/sides.js';
import { bestOf } from './best.js';

/** How much below its mean a die must show to be rolled again. */
const WORTH_REROLLING = 0.2;

const sidesOf = (game: Game, die: DieId): readonly Side[] => game.dieDefinition(die).sides ?? [];

const isDie = (option: number): boolean => pickOf(option) === Pick.die;

/** The highest die first; done when resolving another would do nothing. Specials are looked at one by one. */
export function nextDieToResolve(game: Game, { seat, options }: Question): number {
  const done = options.findIndex((option) => !isDie(option));
  const context = poolContext(game, seat);
  const best = bestOf(options, (option) => {
    if (!isDie(option)) return -1;
    const side = shown(game, dieOf(option));
    return sideValue(game, dieOf(option), side) - side.cost * 0.1;
  });
  if (done < 0) return best;
  const { symbol } = shown(game, dieOf(options[best] as number));
  return isWorthIt(symbol, context) ? best : done;
}

function isWorthIt(symbol: Sym, context: PoolContext): boolean {
  switch (symbol) {
    case Sym.shield:
      return context.shieldRoom > 0;
    case Sym.disrupt:
      return context.opponentResources > 0;
    case Sym.discard:
      return context.opponentHand > 0;
    case Sym.focus:
      return context.dice > 1;
    case Sym.special:
    case Sym.blank:
    case Sym.any:
      return false;
    case Sym.melee:
    case Sym.ranged:
    case Sym.indirect:
    case Sym.resource:
      return true;
  }
}

/** The first die offered that shows clearly less than it would on average, else done. */
export function diceToReroll(game: Game, { seat, options }: Question): number {
  const context = poolContext(game, seat);
  const at = options.findIndex((option) => isDie(option) && isBad(game, dieOf(option), context));
  if (at >= 0) return at;
  const done = options.findIndex((option) => !isDie(option));
  return done >= 0
    ? done
    : bestOf(options, (option) => -sideWorth(game, dieOf(option), shown(game, dieOf(option)), context));
}

function isBad(game: Game, die: DieId, context: PoolContext): boolean {
  return sideWorth(game, die, shown(game, die), context) < meanWorth(game.dieDefinition(die)) - WORTH_REROLLING;
}

/** What turning the die to its best side brings. */
function turningGain(game: Game, die: DieId): number {
  const context = poolContext(game, game.die(die).pool, die);
  const worths = sidesOf(game, die).map((side) => sideWorth(game, die, side, context));
  return Math.max(...worths) - (worths[game.die(die).side] ?? 0);
}

/** Of the dice that may be turned those that gain most; only later ones are offered after one, so the first of them. */
export function diceToTurn(game: Game, { options, amount, group }: Question): number {
  const left = Math.max(1, amount - (group?.chosen.length ?? 0));
  const gains = options.map((option) => (isDie(option) ? turningGain(game, dieOf(option)) : 0));
  const least = Math.max(0.2, gains.toSorted((a, b) => b - a)[left - 1] ?? 0);
  const at = gains.findIndex((gain) => gain >= least);
  return at >= 0 ? at : options.length - 1;
}

/** The best side for the player's own die, the worst for another's. */
export function bestSide(game: Game, { seat, options }: Question): number {
  return bestOf(options, (option) => {
    const die = dieOf(option);
    const side = sidesOf(game, die)[secondOf(option)];
    if (side === undefined) return 0;
    const { pool, place } = game.die(die);
    if (place !== DiePlace.pool) return sideWorth(game, die, side, poolContext(game, seat));
    const worth = sideWorth(game, die, side, poolContext(game, pool, die));
    return pool === seat ? worth : -worth;
  });
}
