import { chooseSeveral } from '../abilities/choose.js';
import { handSize, upkeepIncome } from '../abilities/modifiers/ask.js';
import { Happening, happening } from '../events/event.js';
import { mend, occur, occurOne } from '../events/occur.js';
import type { Game } from '../game/game.js';
import { cardOf, option, Pick } from '../game/options.js';
import { NO_CARD, type Seat } from '../state/ids.js';
import { EndReason, type GameEvent } from '../state/state.js';
import { handDiscard } from './hand.js';
import { seatsInGame, seatsInOrder } from './order.js';
import { eliminate } from './victory.js';

/** Every exhausted card of every player is readied. [structure.upkeep.ready] */
export function readyCards(game: Game): void {
  const batch: GameEvent[] = [];
  for (const seat of seatsInOrder(game)) {
    for (const card of game.seat(seat).play) {
      if (!game.card(card).exhausted) continue;
      const event = happening(Happening.readied);
      event.card = card;
      event.seat = seat;
      event.by = seat;
      batch.push(event);
    }
  }
  if (batch.length > 0) occur(game, batch);
}

/** Unused dice go back to their cards. [structure.upkeep.dice] */
export function returnDice(game: Game): void {
  const batch: GameEvent[] = [];
  for (const seat of seatsInOrder(game)) {
    for (const die of game.seat(seat).pool) {
      const event = happening(Happening.dieReturned);
      event.die = die;
      event.seat = seat;
      event.by = seat;
      batch.push(event);
    }
  }
  if (batch.length > 0) occur(game, batch);
}

/** [structure.upkeep.resources] */
export function gainResources(game: Game): void {
  for (const seat of seatsInOrder(game)) {
    const event = happening(Happening.resourcesGained);
    event.seat = seat;
    event.by = seat;
    event.amount = upkeepIncome(game, seat);
    if (event.amount > 0) occurOne(game, event);
  }
}

/** Any number of cards may be discarded, then the hand is filled up. [structure.upkeep.discard-draw] */
export function discardAndDraw(game: Game, seat: Seat): void {
  const { hand } = game.seat(seat);
  const chosen = chooseSeveral(
    game,
    {
      seat,
      kind: 'upkeep discard',
      min: 0,
      max: hand.length,
      hidden: hand.length > 0,
      about(question) {
        question.rule = 'structure.upkeep.discard-draw';
      },
    },
    hand.map((card) => option(Pick.card, card)),
  );
  if (chosen.length > 0) {
    occur(
      game,
      chosen.map((picked) => handDiscard(game, cardOf(picked), seat, NO_CARD)),
    );
  }
  const missing = handSize(game, seat) - game.seat(seat).hand.length;
  if (missing <= 0) return;
  const drawn = happening(Happening.drawn);
  drawn.seat = seat;
  drawn.by = seat;
  drawn.amount = missing;
  occurOne(game, drawn);
}

/**
 * Who has neither hand nor deck left is out; where that is everybody who is left, the battlefield's controller wins.
 * [structure.win.deck-out] [structure.win.deck-out-tie] [mp.elimination] [gap.mp.last-players-deck-out]
 */
export function checkDeckOut(game: Game): void {
  const out = seatsInGame(game).filter((seat) => {
    const { hand, deck } = game.seat(seat);
    return hand.length === 0 && deck.length === 0;
  });
  if (out.length === 0) return;
  eliminate(game, out, EndReason.deckOut);
  mend(game);
}
