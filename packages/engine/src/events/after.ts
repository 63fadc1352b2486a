import { abilitiesInForce, type Listener } from '../abilities/in-force.js';
import type { Game } from '../game/game.js';
import { cloneEvent } from '../state/clone.js';
import type { GameEvent } from '../state/state.js';
import { isSpent } from '../state/uses.js';
import { apply } from './apply.js';
import { Happening, happening } from './event.js';
import { callOf, type Heard } from './heard.js';
import { firstSeat, nextAbility } from './simultaneous.js';

export type { Heard } from './heard.js';

/**
 * The after abilities that hear the batch, matched before anything changes: an upgrade that leaves with its host still
 * hears of it, a card that comes later does not. [abilities.after.needs-card-in-time]
 */
export function listen(game: Game, batch: readonly GameEvent[]): Heard[] {
  const { after } = abilitiesInForce(game);
  const heard: Heard[] = [];
  for (const event of batch) {
    if (event.cancelled) continue;
    hear(game, after[event.kind], event, heard);
    if (event.kind === Happening.damaged && event.amount > event.blocked)
      hear(game, after[Happening.taken], event, heard);
    if (event.kind === Happening.played) hear(game, ownListeners(game, event), event, heard);
  }
  return heard;
}

function hear(game: Game, listeners: readonly Listener[] | undefined, event: GameEvent, heard: Heard[]): void {
  if (listeners === undefined) return;
  for (const listener of listeners) {
    const { trigger } = listener.ability;
    if (trigger.trigger.hears(game, listener.card, listener.seat, event, trigger)) heard.push({ listener, event });
  }
}

/** The abilities that a card has on its own being played: it is not in play yet, but will be. */
function ownListeners(game: Game, event: GameEvent): Listener[] {
  const { definition } = game.card(event.card);
  const found: Listener[] = [];
  game.definition(event.card).abilities.forEach((ability, number) => {
    if (ability.kind !== 'triggered' || ability.timing !== 'after') return;
    if (!ability.trigger.trigger.happenings(ability.trigger).includes(Happening.played)) return;
    found.push({ card: event.card, definition, number, lender: event.card, seat: event.seat, ability, call: null });
  });
  return found;
}

/**
 * Puts after abilities into the queue, in the order that the battlefield's controller (between players) and each player
 * (among the own) decide. [queue.after-enters] [queue.simultaneous.same-player]
 */
export function enqueue(game: Game, heard: readonly Heard[]): void {
  let waiting: Heard[] = [];
  for (const one of heard) if (triggers(game, one, waiting)) waiting.push(one);
  while (waiting.length > 0) {
    const seat = firstSeat(game, waiting);
    let own = waiting.filter(({ listener }) => listener.seat === seat);
    waiting = waiting.filter(({ listener }) => listener.seat !== seat);
    while (own.length > 0) {
      const next = nextAbility(game, seat, own, false) as Heard;
      own = own.filter((one) => one !== next);
      push(game, next);
    }
  }
}

/** Whether what it heard has happened, as it wants it, and it has not been set off by the same moment or round already. */
function triggers(game: Game, { listener, event }: Heard, already: readonly Heard[]): boolean {
  const { trigger } = listener.ability.trigger;
  if (event.cancelled || game.seat(listener.seat).eliminated) return false;
  if (trigger.came?.(game, event, listener.ability.trigger) === false) return false;
  if (trigger.once === true && already.some((other) => other.listener === listener)) return false;
  return !listener.ability.firstOnly || isFirst(game, listener);
}

/** Whether an ability that is good once a round has not triggered in this one; from now on it has. */
function isFirst(game: Game, { card, lender, number, seat }: Listener): boolean {
  if (isSpent(game, card, lender, number)) return false;
  const used = happening(Happening.abilityUsed);
  used.card = card;
  used.target = lender;
  used.detail = number;
  used.seat = seat;
  used.by = seat;
  apply(game, used);
  return true;
}

function push(game: Game, heard: Heard): void {
  const { listener, event } = heard;
  const { nodes } = game.definitions[listener.definition] as { nodes: readonly unknown[] };
  const call = callOf(game, heard);
  call.event = cloneEvent(event);
  game.state.queue.push({ node: nodes.indexOf(listener.ability.effect), call });
}
