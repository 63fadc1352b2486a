import { ATTACHMENT_LIMIT, madeElite } from '../abilities/modifiers/ask.js';
import { Happening, happening } from '../events/event.js';
import { occur, occurOne } from '../events/occur.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { cardOf, dieOf, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../state/ids.js';
import { CardType, DiePlace, type GameEvent, Zone } from '../state/state.js';
import { attachmentsOf, diceOf } from '../state/zones.js';

/**
 * Mends what an arrival, departure or move broke: a fourth upgrade, a second copy of a unique card, dice of a character
 * that became elite or no longer is. Each mending is an event of its own, which settles again.
 */
export function settle(game: Game): void {
  for (const seat of game.state.seats.keys()) {
    for (const id of game.seat(seat as Seat).play.slice()) {
      const card = game.card(id);
      if (card.zone !== Zone.play || card.type !== CardType.character) continue;
      trim(game, id, CardType.upgrade, 'cards.upgrade.over-limit');
      trim(game, id, CardType.downgrade, 'cards.downgrade.max-three');
      settleDice(game, id);
    }
    settleUnique(game, seat as Seat);
  }
}

/** Discards cards with everything that is attached to them, at one moment. */
export function discardFromPlay(game: Game, cards: readonly CardId[], by: Seat, source: CardId): ReturnType<typeof occur> {
  const all = cards.flatMap((card) => [card, ...attachmentsOf(game, card)]);
  return occur(
    game,
    all.map((card) => departure(card, Zone.discard, by, source)),
  );
}

/** The event of a card leaving play for a zone. */
export function departure(card: CardId, zone: Zone, by: Seat, source: CardId): GameEvent {
  const event = happening(Happening.leftPlay);
  event.card = card;
  event.detail = zone;
  event.by = by;
  event.source = source;
  return event;
}

/** A character's controller picks what goes until no more than three are left. [cards.upgrade.over-limit] */
function trim(game: Game, host: CardId, type: CardType, rule: string): void {
  const own = attachmentsOf(game, host).filter((id) => game.card(id).type === type);
  if (own.length <= ATTACHMENT_LIMIT) return;
  discardFromPlay(game, [chooseToDiscard(game, game.card(host).controller, own, rule)], game.card(host).controller, NO_CARD);
  trim(game, host, type, rule);
}

function chooseToDiscard(game: Game, seat: Seat, cards: readonly CardId[], rule: string): CardId {
  const question = openQuestion(game.question, seat, 'limit');
  question.rule = rule;
  for (const id of cards) question.options.push(option(Pick.card, id));
  return cardOf(ask(game));
}

/** Who comes to control a second copy of a unique card discards one of the two. [unique.control-second] */
function settleUnique(game: Game, seat: Seat): void {
  const { play } = game.seat(seat);
  for (let i = 0; i < play.length; i++) {
    const first = play[i] as CardId;
    if (!game.definition(first).unique) continue;
    for (let j = i + 1; j < play.length; j++) {
      const second = play[j] as CardId;
      if (!game.definition(second).unique || game.definition(first).title !== game.definition(second).title) continue;
      discardFromPlay(game, [chooseToDiscard(game, seat, [first, second], 'unique.control-second')], seat, NO_CARD);
      settleUnique(game, seat);
      return;
    }
  }
}

/** A character that a card makes elite gets a spare die; when it ends, its controller picks which die goes. [clarification.training.set-aside] [clarification.training.leaves] */
function settleDice(game: Game, id: CardId): void {
  const card = game.card(id);
  if (card.elite || game.definition(id).sides === null) return;
  const dice = diceOf(game, id);
  const elite = madeElite(game, id);
  if (elite && dice.length === 1) {
    const spare = spareDie(game, card.owner, card.definition);
    if (spare !== null) placeDie(game, spare, id, card.controller);
  } else if (!elite && dice.length === 2) {
    const question = openQuestion(game.question, card.controller, 'die');
    question.rule = 'clarification.training.leaves';
    question.subject = id;
    for (const die of dice) question.options.push(option(Pick.die, die));
    placeDie(game, dieOf(ask(game)), NO_CARD, card.controller);
  }
}

/** A die of the design that its owner has set aside and that belongs to no card. */
export function spareDie(game: Game, owner: Seat, definition: number): DieId | null {
  const at = game.state.dice.findIndex(
    (die) =>
      die.card === NO_CARD && die.owner === owner && die.definition === definition && die.place === DiePlace.setAside,
  );
  return at < 0 ? null : (at as DieId);
}

function placeDie(game: Game, die: DieId, on: CardId, by: Seat): void {
  const event = happening(Happening.diePlaced);
  event.die = die;
  event.target = on;
  event.by = by;
  event.seat = by;
  occurOne(game, event);
}
