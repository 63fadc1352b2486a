import { remainingHealth, SHIELD_LIMIT } from '../abilities/modifiers/ask.js';
import { brings } from '../abilities/happen.js';
import { dealDamage } from '../events/damage.js';
import { Happening, type Result, Result as Results } from '../events/event.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { cardOf, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import type { CardId, Seat } from '../state/ids.js';
import { type Call, CardType, type GameEvent } from '../state/state.js';

/** The characters of a seat, in the order they came. */
export function charactersOf(game: Game, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const id of game.seat(seat).play) if (game.card(id).type === CardType.character) found.push(id);
  return found;
}

/**
 * A player assigns damage point by point to the own characters: none may be given more than its remaining health and its
 * shields while another could still take the rest; then all is dealt at once. [damage.distribute.cap]
 * [damage.distribute.overflow] [damage.distribute.simultaneous]
 */
export function distributeDamage(game: Game, call: Call, seat: Seat, amount: number, symbol: number): Result {
  const characters = charactersOf(game, seat);
  const caps = characters.map((id) => remainingHealth(game, id) + game.card(id).shields);
  const given = assign(game, seat, characters, caps, amount, 'damage.distribute.by-victim', call);
  const batch: GameEvent[] = [];
  characters.forEach((card, at) => {
    if (given[at] === 0) return;
    const event = brings(call, Happening.damaged);
    event.card = card;
    event.amount = given[at] as number;
    event.detail = symbol;
    batch.push(event);
  });
  return batch.length === 0 ? Results.none : dealDamage(game, batch);
}

/** Shields given point by point to own characters, none over the limit. Returns how many each gets. */
export function assignShields(
  game: Game,
  seat: Seat,
  characters: readonly CardId[],
  amount: number,
  rule: string,
  call: Call | null,
): number[] {
  const caps = characters.map((id) => SHIELD_LIMIT - game.card(id).shields);
  const room = caps.reduce((sum, cap) => sum + cap, 0);
  return assign(game, seat, characters, caps, Math.min(amount, room), rule, call);
}

/**
 * Assigns points one after the other, later cards only (the order of assigning means nothing): a card is offered while
 * it is below its cap, or, when all are at their cap, in any case.
 */
function assign(
  game: Game,
  seat: Seat,
  cards: readonly CardId[],
  caps: readonly number[],
  amount: number,
  rule: string,
  call: Call | null,
): number[] {
  const given = cards.map(() => 0);
  if (cards.length === 0) return given;
  const id = game.state.groups++;
  const chosen: number[] = [];
  for (let left = amount; left > 0; left--) {
    const question = openQuestion(game.question, seat, 'assign');
    question.call = call;
    question.rule = rule;
    question.amount = left;
    question.group = { id, min: amount, max: amount, chosen: chosen.slice(), ordered: false };
    const open = assignable(given, caps, left);
    for (const at of open) question.options.push(option(Pick.card, cards[at]));
    const picked = ask(game);
    chosen.push(picked);
    const at = cards.indexOf(cardOf(picked));
    given[at] = (given[at] as number) + 1;
  }
  return given;
}

/** Which cards may take the next point, so that the rest still finds room where there is any. */
function assignable(given: readonly number[], caps: readonly number[], left: number): number[] {
  const last = lastGiven(given);
  const below: number[] = [];
  for (let at = 0; at < given.length; at++) if ((given[at] as number) < (caps[at] as number)) below.push(at);
  if (below.length === 0) return given.map((_, at) => at);
  // Only the present card and later ones, as long as they have room for all that is left.
  const later = below.filter((at) => at >= last);
  const roomFrom = (from: number): number =>
    later.filter((at) => at >= from).reduce((sum, at) => sum + (caps[at] as number) - (given[at] as number), 0);
  const offered = later.filter((at) => roomFrom(at) >= left || at === later[0]);
  return offered.length > 0 ? offered : below;
}

function lastGiven(given: readonly number[]): number {
  for (let at = given.length - 1; at > 0; at--) if ((given[at] as number) > 0) return at;
  return 0;
}
