import { cardOf, dieOf, firstOf, type Game, Pick, pickOf, type Question } from '@dejarik/engine';
import { type CardId, CardType, type Seat, SHIELD_LIMIT, Zone } from '@dejarik/engine/reading';
import { belongingsOf, characterWorth, lossBy } from '../worth/characters.js';
import { cardWorth } from '../worth/hand.js';
import { dieWorth, poolContext, poolDamage, threatTo } from '../worth/pool.js';
import { bestOf } from './best.js';

const NOTHING: ReadonlySet<never> = new Set<never>();

/** The character that damage hurts most, as the asked seat likes it: an opponent's before one of its own. */
export function strikeTarget(game: Game, { seat, options, amount }: Question): number {
  const threat = poolDamage(game, seat);
  return bestOf(options, (option) => {
    const target = cardOf(option);
    const loss = lossBy(game, target, amount, false, threat);
    return game.card(target).controller === seat ? -loss : loss;
  });
}

/** What shields are worth on a character; those over the limit nothing. */
export function shieldGain(game: Game, id: CardId, amount: number, threat: number): number {
  const room = Math.min(amount, SHIELD_LIMIT - game.card(id).shields);
  const belongings = belongingsOf(game, id);
  return characterWorth(game, id, belongings, threat, 0, room) - characterWorth(game, id, belongings, threat);
}

/** The own character that shields help most. */
export function shieldTarget(game: Game, { seat, options, amount }: Question): number {
  const threat = threatTo(game, seat);
  return bestOf(options, (option) => {
    const target = cardOf(option);
    const gain = shieldGain(game, target, amount, threat);
    return game.card(target).controller === seat ? gain : -gain;
  });
}

/** A die that a text asks for: most texts harm what is the opponent's. */
export function guessDie(game: Game, { seat, options }: Question): number {
  return bestOf(options, (option) => {
    if (pickOf(option) !== Pick.die) return 0;
    const die = dieOf(option);
    const { pool } = game.die(die);
    const worth = dieWorth(game, die, poolContext(game, pool), NOTHING);
    return pool === seat ? -worth : worth;
  });
}

/** The opponent who threatens most: most texts harm one. */
export function guessOpponent(game: Game, { options }: Question): number {
  return bestOf(options, (option) => {
    const other = firstOf(option) as Seat;
    const { hand, resources } = game.seat(other);
    return poolDamage(game, other) + hand.length * 0.5 + resources * 0.5;
  });
}

/** A card that a text asks for: most texts harm the opponent's, and cards of the own hand are given away. */
export function guessCard(game: Game, { seat, options }: Question): number {
  return bestOf(options, (option) => (pickOf(option) === Pick.card ? cardHarm(game, seat, cardOf(option)) : 0));
}

function cardHarm(game: Game, seat: Seat, id: CardId): number {
  const { controller, zone, type } = game.card(id);
  const own = controller === seat;
  if (zone === Zone.hand) return own ? 1 - cardWorth(game, seat, id) : 1;
  if (type !== CardType.character) return own ? -1 : 1;
  const loss = lossBy(game, id, 2, false, 0);
  return own ? -loss : loss;
}
