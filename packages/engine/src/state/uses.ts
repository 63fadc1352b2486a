import type { Game } from '../game/game.js';
import type { CardId } from './ids.js';

/*
 * Which abilities that are good once a round were used in this one, power actions above all: each card has its own, and
 * one for each card that lends it one. A use stays spent when the card moves or changes hands. [actions.power-action.per-card] [gap.power-action.control-change]
 */

/** The use of a lent ability as one number. */
const lent = (card: CardId, lender: CardId, number: number): number => (card * 2048 + lender) * 16 + number;

/** Whether that ability of the lender was used by the card this round. */
export function isSpent(game: Game, card: CardId, lender: CardId, number: number): boolean {
  if (lender === card) return ((game.card(card).used >> number) & 1) === 1;
  return game.state.lentUses.includes(lent(card, lender, number));
}

/** Notes its use. */
export function spendUse(game: Game, card: CardId, lender: CardId, number: number): void {
  if (lender === card) game.card(card).used |= 1 << number;
  else game.state.lentUses.push(lent(card, lender, number));
}

/** What the card used of others, and others of it, is forgotten: it leaves play. */
export function forgetUses(game: Game, card: CardId): void {
  const { state } = game;
  if (state.lentUses.length === 0) return;
  state.lentUses = state.lentUses.filter((use) => use >> 15 !== card && ((use >> 4) & 2047) !== card);
}

/** The same note where cards are called otherwise. */
export const renameUse = (use: number, rename: (id: CardId) => CardId): number =>
  lent(rename((use >> 15) as CardId), rename(((use >> 4) & 2047) as CardId), use & 15);
