import { ATTACHMENT_LIMIT, healthOf, isMisplaced, madeElite } from '../abilities/modifiers/ask.js';
import { Happening, happening } from '../events/event.js';
import { defeatOf, departures } from '../events/leave.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { cardOf, dieOf, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../state/ids.js';
import { CardType, type GameEvent, Zone } from '../state/state.js';
import { attachmentsOf, diceOf } from '../state/zones.js';
import { spareDie } from './spare-dice.js';

/**
 * What an arrival, departure or move broke: characters that lost the health they lived by, a fourth upgrade, a second
 * copy of a unique card, dice of a character that became elite or no longer is. Returns the next events that mend it, or
 * null when all is well; may ask. Characters that fall come alone, all together.
 */
export function mending(game: Game): GameEvent[] | null {
  const falling = withoutHealth(game);
  if (falling !== null) return falling;
  const { seats } = game.state;
  for (let seat = 0; seat < seats.length; seat++) {
    for (const id of game.seat(seat as Seat).play) {
      const events = wrongPlace(game, id) ?? wrongDice(game, id);
      if (events !== null) return events;
    }
    const events = secondUnique(game, seat as Seat);
    if (events !== null) return events;
  }
  return null;
}

/** An attachment that may not stay where it is, or must make room there. */
function wrongPlace(game: Game, id: CardId): GameEvent[] | null {
  const { host, controller, type } = game.card(id);
  if (host === NO_CARD) return null;
  if (isAdrift(game, host)) return departures(game, [id], controller, NO_CARD);
  if (isMisplaced(game, id)) return departures(game, [id], controller, id);
  return tooMany(game, host, type);
}

/** Whether what lay on the card lies on nothing: it has left play, other than by a defeat that is under way. */
const isAdrift = (game: Game, host: CardId): boolean =>
  game.card(host).zone !== Zone.play && !game.dying.includes(host);

/** Characters with as much damage as health: what had raised it is gone. [cards.character.health] [damage.defeat.immediate] */
function withoutHealth(game: Game): GameEvent[] | null {
  let falling: GameEvent[] | null = null;
  for (const { play } of game.state.seats) {
    for (const id of play) {
      const { type, damage, spared } = game.card(id);
      if (type !== CardType.character || spared || damage < healthOf(game, id) || game.dying.includes(id)) continue;
      falling ??= [];
      falling.push(defeatOf(game, id, true));
    }
  }
  return falling;
}

/**
 * No card bears more than three upgrades, and no more than three downgrades: the controller of the host picks what goes
 * until no more are left. [cards.upgrade.max-three] [cards.upgrade.over-limit] [cards.downgrade.max-three]
 * [gap.downgrade.fourth]
 */
function tooMany(game: Game, host: CardId, type: CardType): GameEvent[] | null {
  if (countOn(game, host, type) <= ATTACHMENT_LIMIT) return null;
  const own = attachmentsOf(game, host).filter((id) => game.card(id).type === type);
  const seat = game.card(host).controller;
  const rule = type === CardType.downgrade ? 'cards.downgrade.max-three' : 'cards.upgrade.over-limit';
  return departures(game, [chooseToDiscard(game, seat, own, rule)], seat, NO_CARD);
}

function countOn(game: Game, host: CardId, type: CardType): number {
  let count = 0;
  for (const { play } of game.state.seats) {
    for (const id of play) {
      const card = game.card(id);
      if (card.host === host && card.type === type) count++;
    }
  }
  return count;
}

function chooseToDiscard(game: Game, seat: Seat, cards: readonly CardId[], rule: string): CardId {
  const question = openQuestion(game.question, seat, 'limit');
  question.rule = rule;
  for (const id of cards) question.options.push(option(Pick.card, id));
  return cardOf(ask(game));
}

/**
 * Who comes to control a second card of a unique title, whatever its type, discards one of the two; a character is
 * defeated. [unique.control-second] [unique.by-title]
 */
function secondUnique(game: Game, seat: Seat): GameEvent[] | null {
  const { play } = game.seat(seat);
  for (let i = 0; i < play.length; i++) {
    const first = play[i] as CardId;
    if (!game.definition(first).unique || game.dying.includes(first)) continue;
    for (let j = i + 1; j < play.length; j++) {
      const second = play[j] as CardId;
      if (!game.definition(second).unique || game.definition(first).title !== game.definition(second).title) continue;
      if (game.dying.includes(second)) continue;
      const goes = chooseToDiscard(game, seat, [first, second], 'unique.control-second');
      return game.card(goes).type === CardType.character
        ? [defeatOf(game, goes, false)]
        : departures(game, [goes], seat, NO_CARD);
    }
  }
  return null;
}

/**
 * A character that a card makes elite gets a spare die; when that ends, its controller picks which die goes.
 * [clarification.training.set-aside] [clarification.training.leaves]
 */
function wrongDice(game: Game, id: CardId): GameEvent[] | null {
  const card = game.card(id);
  if (card.type !== CardType.character || game.state.elite.includes(id) || game.definition(id).sides === null)
    return null;
  const dice = diceOf(game, id);
  const elite = madeElite(game, id);
  if (elite && dice.length === 1) {
    const spare = spareDie(game, card.owner, (design) => design === card.definition);
    return spare === null ? null : [placing(spare, id, card.controller)];
  }
  if (elite || dice.length < 2) return null;
  const question = openQuestion(game.question, card.controller, 'die');
  question.rule = 'clarification.training.leaves';
  question.subject = id;
  for (const die of dice) question.options.push(option(Pick.die, die));
  return [placing(dieOf(ask(game)), NO_CARD, card.controller)];
}

function placing(die: DieId, on: CardId, by: Seat): GameEvent {
  const event = happening(Happening.diePlaced);
  event.die = die;
  event.target = on;
  event.flag = on !== NO_CARD;
  event.by = by;
  event.seat = by;
  return event;
}
