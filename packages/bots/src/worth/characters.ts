import type { Game } from '@dejarik/engine';
import { type CardId, CardType, DiePlace, NO_CARD, remainingHealth } from '@dejarik/engine/reading';
import { WEIGHTS } from './weights.js';
import { isDoomed } from './doomed.js';
import { meanWorth } from './sides.js';

/** What lives and falls with a character beside its health. */
export interface Belongings {
  /** Mean rolls of its dice and those of its upgrades. */
  readonly power: number;
  /** Worth of the abilities of its upgrades. */
  readonly upgrades: number;
}

/** The character that a die fights for, or NO_CARD. */
export function hostOfDie(game: Game, card: CardId): CardId {
  if (card === NO_CARD) return NO_CARD;
  const { type, host } = game.card(card);
  return type === CardType.upgrade ? host : card;
}

/** Looks up what one character has. */
export function belongingsOf(game: Game, id: CardId): Belongings {
  let power = 0;
  let upgrades = 0;
  for (const die of game.state.dice) {
    if (die.place === DiePlace.setAside || hostOfDie(game, die.card) !== id) continue;
    const design = game.definitions[die.definition];
    if (design !== undefined) power += meanWorth(design);
  }
  for (const seat of game.state.seats) {
    for (const card of seat.play) if (game.card(card).host === id) upgrades += upgradeWorth(game, card);
  }
  return { power, upgrades };
}

/** The worth of an upgrade beside its die; what a downgrade is worth to the other side is lost to this one. */
export function upgradeWorth(game: Game, id: CardId): number {
  const { cost, sides } = game.definition(id);
  if (game.card(id).type === CardType.downgrade) return -cost * WEIGHTS.downgrade;
  return cost * WEIGHTS.upgrade + (sides === null ? WEIGHTS.readyAction : 0);
}

/** How much a character will still use of what it has, by its health and shields. */
function survival(toughness: number): number {
  const { presence, safety } = WEIGHTS;
  return toughness <= 0 ? 0 : 1 - (1 - presence) * Math.exp(-toughness / safety);
}

/** Whether so much damage at once defeats it. */
export function fallsTo(game: Game, id: CardId, threat: number): boolean {
  return threat > 0 && threat >= remainingHealth(game, id) + game.card(id).shields;
}

/**
 * What a character is worth with `damage` more and `shields` more or less, while the opponent's pool shows
 * `threat` damage: its health, and what it has as far as it is likely to live. `threatened` is what is left of that
 * where the threat is large enough.
 */
export function characterWorth(
  game: Game,
  id: CardId,
  belongings: Belongings,
  threat: number,
  damage = 0,
  shields = 0,
  threatened: number = WEIGHTS.threatened,
): number {
  const health = remainingHealth(game, id) - damage;
  if (health <= 0) return 0;
  const has = belongings.power * WEIGHTS.future + belongings.upgrades;
  if (isDoomed(game, id)) return has * 0.1;
  const shielded = game.card(id).shields + shields;
  const toughness = health + shielded * 0.9;
  const falling = threat >= health + shielded ? threatened : 1;
  return health * WEIGHTS.health + (shielded * WEIGHTS.shield + (has + 2) * survival(toughness)) * falling;
}

/** What the character loses when so much damage is dealt to it; never more than it has. */
export function lossBy(game: Game, id: CardId, amount: number, unblockable: boolean, threat: number): number {
  const { shields } = game.card(id);
  const blocked = unblockable ? 0 : Math.min(shields, amount);
  const belongings = belongingsOf(game, id);
  const before = characterWorth(game, id, belongings, threat);
  return before - characterWorth(game, id, belongings, threat, amount - blocked, -blocked);
}
