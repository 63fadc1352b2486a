import { unknownCards } from '../game/imagine.js';
import { cardOf, option, Pick, pickOf, secondOf } from '../game/options.js';
import { cloneState } from '../state/clone.js';
import type { CardId, DieId, Seat } from '../state/ids.js';
import type { Call, CardState, GameEvent, GameState, QueueEntry } from '../state/state.js';
import { renameUse } from '../state/uses.js';
import { ALL_SEATS, liesOpen } from '../state/zones.js';
import type { Chance } from './chance.js';

/*
 * Two situations that differ only in what a seat cannot know: hidden designs dealt otherwise, or hidden ids exchanged.
 */

/** The cards of an owner that a seat (a spectator: null) does not know. */
export function hiddenFrom(state: GameState, owner: Seat, seat: Seat | null): CardId[] {
  if (seat !== null) return unknownCards(state, owner, seat);
  const found: CardId[] = [];
  state.cards.forEach((card, id) => {
    if (card.owner === owner && !liesOpen(card) && card.known !== ALL_SEATS) found.push(id as CardId);
  });
  return found;
}

/** Deals the designs of those cards of one owner anew among them, in place. */
export function exchangeDesigns(state: GameState, ids: readonly CardId[], chance: Chance): void {
  const cards = ids.map((id) => state.cards[id] as CardState);
  const designs = chance.shuffled(cards.map(({ definition, type }) => ({ definition, type })));
  cards.forEach((card, at) => Object.assign(card, designs[at]));
}

/** Another name for a card; the same for every card but two. */
export type Renaming = (id: CardId) => CardId;
export const exchanging =
  (a: CardId, b: CardId): Renaming =>
  (id) =>
    id === a ? b : id === b ? a : id;

/** A copy of the state in which the two cards, and their dice with them, have each other's ids. */
export function renameCards(state: GameState, rename: Renaming): GameState {
  const next = cloneState(state);
  const renameDie = diceWith(state, rename);
  const list = (ids: CardId[]): void => {
    for (let i = 0; i < ids.length; i++) ids[i] = rename(ids[i] as CardId);
  };
  state.cards.forEach((_, id) => {
    const card = { ...(state.cards[rename(id as CardId)] as CardState) };
    card.host = rename(card.host);
    next.cards[id] = card;
  });
  next.dice = state.dice.map((_, id) => {
    const die = { ...(state.dice[renameDie(id as DieId)] as GameState['dice'][number]) };
    die.card = rename(die.card);
    die.heldBy = rename(die.heldBy);
    return die;
  });
  for (const seat of next.seats) {
    for (const ids of [seat.deck, seat.hand, seat.discard, seat.setAside, seat.play]) list(ids);
    seat.pool = seat.pool.map(renameDie);
    seat.battlefield = rename(seat.battlefield);
  }
  next.battlefield = rename(next.battlefield);
  next.elite = next.elite.map(rename);
  next.lentUses = next.lentUses.map((use) => renameUse(use, rename));
  for (const rule of next.turnRules) rule.card = rename(rule.card);
  for (const { call } of entriesOf(next)) renameCall(call, rename, renameDie);
  return next;
}

/** Whether something that waits refers to the id where a card cannot be told from a die or a number. */
export function isBound(state: GameState, id: CardId): boolean {
  return entriesOf(state).some(({ call }) => call.bound.some((slot) => slot.includes(id)));
}

function entriesOf(state: GameState): QueueEntry[] {
  return [...state.queue, ...[...state.delayed, ...state.lasting].map(({ entry }) => entry)];
}

/** The dice of two cards change their ids with them, the first with the first. */
function diceWith(state: GameState, rename: Renaming): (id: DieId) => DieId {
  return (id) => {
    const die = state.dice[id];
    if (die === undefined || rename(die.card) === die.card) return id;
    const own = diceOfCard(state, die.card);
    return diceOfCard(state, rename(die.card))[own.indexOf(id)] ?? id;
  };
}

function diceOfCard(state: GameState, card: CardId): DieId[] {
  return state.dice.flatMap((die, id) => (die.card === card ? [id as DieId] : []));
}

function renameCall(call: Call, rename: Renaming, renameDie: (id: DieId) => DieId): void {
  call.self = rename(call.self);
  call.die = renameDie(call.die);
  if (call.event !== null) renameEvent(call.event, rename, renameDie);
}

function renameEvent(event: GameEvent, rename: Renaming, renameDie: (id: DieId) => DieId): void {
  event.card = rename(event.card);
  event.target = rename(event.target);
  event.source = rename(event.source);
  event.host = rename(event.host);
  event.die = renameDie(event.die);
  event.sourceDie = renameDie(event.sourceDie);
}

const ON_CARD = new Set<Pick>([Pick.play, Pick.activate, Pick.reroll, Pick.use, Pick.card, Pick.ability, Pick.shields]);

/** The card that a pick names, or null for one that names none. */
export function cardOfPick(packed: number): CardId | null {
  return ON_CARD.has(pickOf(packed)) ? cardOf(packed) : null;
}

/** The same pick where cards are called otherwise. */
export function renamePick(packed: number, rename: Renaming): number {
  const pick = pickOf(packed);
  return ON_CARD.has(pick) ? option(pick, rename(cardOf(packed)), secondOf(packed)) : packed;
}
