import { ATTACHMENT_LIMIT, healthOf, SHIELD_LIMIT } from '../abilities/modifiers/ask.js';
import type { Game } from '../game/game.js';
import { type CardId, NO_CARD } from '../state/ids.js';
import { CardType, type CardState, Zone } from '../state/state.js';
import { attachmentsOf } from '../state/zones.js';
import { named } from './places.js';

/*
 * Numbers within their bounds. Some hold at every moment; others may be broken in the middle of an effect and are mended
 * before the next action.
 */

/** What holds at every moment. [terms.resources] [damage.shield.max] [damage.excess] */
export function checkNumbers(game: Game, fault: (what: string) => void): void {
  const { state } = game;
  state.seats.forEach((seat, number) => {
    if (!isCount(seat.resources)) fault(`seat ${number} has ${seat.resources} resources`);
  });
  for (const key of ['turns', 'passes', 'round', 'changes', 'exposed', 'groups'] as const) {
    if (!isCount(state[key])) fault(`"${key}" is ${state[key]}`);
  }
  for (let id = 0; id < state.cards.length; id++) checkCard(game, id as CardId, state.cards[id] as CardState, fault);
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

function checkCard(game: Game, id: CardId, card: CardState, fault: (what: string) => void): void {
  if (!isCount(card.damage) || !isCount(card.shields) || !isCount(card.resources) || !isCount(card.incarnation)) {
    fault(`${named(game, id)} has a number that is no count: ${JSON.stringify(card)}`);
  }
  if (card.shields > SHIELD_LIMIT) fault(`${named(game, id)} has ${card.shields} shields`);
  if (card.zone === Zone.play) {
    const counters = card.type !== CardType.character;
    if (card.damage > 0 && !counters && !mayExceed(game, card) && card.damage > healthOf(game, id)) {
      fault(`${named(game, id)} has ${card.damage} damage`);
    }
    checkHost(game, id, card, fault);
    return;
  }
  const damage = card.type === CardType.battlefield ? 0 : card.damage;
  if (damage + card.shields + card.resources > 0 || card.exhausted || card.used !== 0 || card.spared) {
    fault(`${named(game, id)} is not in play and keeps what it had there: ${JSON.stringify(card)}`);
  }
  if (card.controller !== card.owner) fault(`${named(game, id)} is not in play and not its owner's`);
  if (card.zone !== Zone.stacked && card.host !== NO_CARD) fault(`${named(game, id)} is not in play and on a card`);
}

/** Health that goes down leaves more damage than there is health, until the character falls, or for good where it is spared. */
const mayExceed = (game: Game, card: CardState): boolean => card.spared || game.dying.length > 0;

/** Attachments lie on characters in play, other cards on nothing. [areas.leave-play] */
function checkHost(game: Game, id: CardId, card: CardState, fault: (what: string) => void): void {
  const attaches = card.type === CardType.upgrade || card.type === CardType.downgrade;
  if (!attaches) {
    if (card.host !== NO_CARD) fault(`${named(game, id)} is no attachment and lies on a card`);
    return;
  }
  if (card.host === NO_CARD) {
    fault(`${named(game, id)} is attached to nothing`);
    return;
  }
  // A falling character leaves ahead of its attachments.
  if (game.card(card.host).zone !== Zone.play && !game.dying.includes(card.host)) {
    fault(`${named(game, id)} is attached to ${named(game, card.host)}, which is not in play`);
  }
}

/**
 * What holds whenever a seat is asked for an action. [cards.upgrade.max-three] [cards.downgrade.max-three]
 * [unique.control-second]
 */
export function checkAtRest(game: Game, fault: (what: string) => void): void {
  const { state } = game;
  if (state.queue.length > 0) fault('an action is asked for while the queue waits');
  for (let id = 0; id < state.cards.length; id++) {
    if ((state.cards[id] as CardState).zone === Zone.limbo) fault(`${named(game, id as CardId)} is left in limbo`);
  }
  state.seats.forEach((seat, number) => {
    const titles = new Set<string>();
    for (const id of seat.play) {
      const { type, damage, spared } = game.card(id);
      const design = game.definition(id);
      if (design.unique && titles.has(design.title)) fault(`seat ${number} has two copies of ${named(game, id)}`);
      if (design.unique) titles.add(design.title);
      if (type === CardType.character && damage >= healthOf(game, id) && !spared)
        fault(`${named(game, id)} has fallen and is in play`);
      checkAttachments(game, id, fault);
    }
  });
}

/** No more than three of a type, upgrades of the host's own player and downgrades of others. [gap.downgrade.control] */
function checkAttachments(game: Game, host: CardId, fault: (what: string) => void): void {
  const attached = attachmentsOf(game, host);
  const types = attached.map((id) => game.card(id).type);
  for (const id of attached) {
    const own = game.card(id).controller === game.card(host).controller;
    if (own !== (game.card(id).type === CardType.upgrade)) {
      fault(`${named(game, id)} lies on ${named(game, host)} and is controlled by seat ${game.card(id).controller}`);
    }
  }
  for (const type of [CardType.upgrade, CardType.downgrade]) {
    const count = types.filter((one) => one === type).length;
    if (count > ATTACHMENT_LIMIT) fault(`${named(game, host)} has ${count} attachments of one type`);
  }
}
