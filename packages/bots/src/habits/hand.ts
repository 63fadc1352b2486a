import { cardOf, type Game, Pick, pickOf, type Question } from '@dejarik/engine';
import { type CardId, CardType, costOf, type Seat } from '@dejarik/engine/reading';
import { isDead } from '../worth/hand.js';

/** Resources at the beginning, and those of a later round. */
const OPENING_RESOURCES = 2;

/** Cards in the deck below which none is thrown away: a player without cards loses. */
const SCARCE = 5;

const isCard = (option: number): boolean => pickOf(option) === Pick.card;

/** The first card offered that should go, else done. */
function firstThatGoes({ options }: Question, goes: (card: CardId) => boolean): number {
  const at = options.findIndex((option) => isCard(option) && goes(cardOf(option)));
  return at >= 0
    ? at
    : Math.max(
        0,
        options.findIndex((option) => !isCard(option)),
      );
}

/** Before the first round: what cannot be played soon goes back, and a second copy of a unique card. */
export function cardsToPutBack(game: Game, question: Question): number {
  const { seat } = question;
  return firstThatGoes(
    question,
    (id) => isDead(game, seat, id) || isSecondUnique(game, seat, id) || !isEarly(game, id),
  );
}

/** Cards that a first round can use: what stays in play, and cheap events. */
function isEarly(game: Game, id: CardId): boolean {
  const stays = game.card(id).type !== CardType.event;
  return costOf(game, id) <= (stays ? OPENING_RESOURCES + 1 : OPENING_RESOURCES - 1);
}

/** In upkeep: what can never be played, or not for long, makes room for new cards while there are enough. */
export function cardsToThrowAway(game: Game, question: Question): number {
  const { seat } = question;
  const { deck, resources } = game.seat(seat);
  if (deck.length < SCARCE) return firstThatGoes(question, () => false);
  return firstThatGoes(
    question,
    (id) => isDead(game, seat, id) || isSecondUnique(game, seat, id) || costOf(game, id) > resources + 2,
  );
}

/** A second copy of a unique card on the hand is never played while the first is in play. */
function isSecondUnique(game: Game, seat: Seat, id: CardId): boolean {
  const design = game.definition(id);
  if (!design.unique || game.card(id).type === CardType.event) return false;
  const { hand } = game.seat(seat);
  return hand.indexOf(id) > hand.findIndex((one) => game.definition(one).title === design.title);
}
