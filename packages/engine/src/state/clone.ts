import type { CardState, Call, DieState, GameEvent, GameState, QueueEntry, RandomState, SeatState } from './state.js';

/*
 * Copies by hand, a literal of fixed shape for every object: a hundred times faster than a general copy. A test fills
 * every field with a distinct value and proves that copy and original are equal and independent.
 */

function cloneCard(card: CardState): CardState {
  return {
    definition: card.definition,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    type: card.type,
    host: card.host,
    exhausted: card.exhausted,
    damage: card.damage,
    shields: card.shields,
    resources: card.resources,
    incarnation: card.incarnation,
    known: card.known,
    used: card.used,
    spared: card.spared,
  };
}

function cloneDie(die: DieState): DieState {
  return {
    definition: die.definition,
    card: die.card,
    heldBy: die.heldBy,
    owner: die.owner,
    place: die.place,
    pool: die.pool,
    side: die.side,
    lastValue: die.lastValue,
    removedOn: die.removedOn,
  };
}

function cloneSeat(seat: SeatState): SeatState {
  return {
    resources: seat.resources,
    deck: seat.deck.slice(),
    hand: seat.hand.slice(),
    discard: seat.discard.slice(),
    setAside: seat.setAside.slice(),
    play: seat.play.slice(),
    pool: seat.pool.slice(),
    eliminated: seat.eliminated,
    replaced: seat.replaced,
    lastTurn: seat.lastTurn,
    battlefield: seat.battlefield,
  };
}

export function cloneEvent(event: GameEvent): GameEvent {
  return {
    kind: event.kind,
    seat: event.seat,
    by: event.by,
    card: event.card,
    die: event.die,
    target: event.target,
    amount: event.amount,
    done: event.done,
    blocked: event.blocked,
    byShields: event.byShields,
    detail: event.detail,
    source: event.source,
    sourceDie: event.sourceDie,
    controller: event.controller,
    host: event.host,
    flag: event.flag,
    cancelled: event.cancelled,
  };
}

export function cloneCall(call: Call): Call {
  return {
    definition: call.definition,
    self: call.self,
    selfIncarnation: call.selfIncarnation,
    you: call.you,
    opponent: call.opponent,
    die: call.die,
    bound: call.bound.map((slot) => slot.slice()),
    event: call.event === null ? null : cloneEvent(call.event),
  };
}

const cloneEntry = (entry: QueueEntry): QueueEntry => ({ node: entry.node, call: cloneCall(entry.call) });

function cloneRandom(random: RandomState): RandomState {
  return {
    kind: random.kind,
    key: random.key,
    counter: random.counter,
    a: random.a,
    b: random.b,
    c: random.c,
    d: random.d,
    rolls: random.rolls,
    rolled: random.rolled,
  };
}

// A loop for each sort (shared by all, the call inside would not be inlined) over an array of the right size.
function cloneCards(cards: readonly CardState[]): CardState[] {
  const copies = cards.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = cloneCard(copies[i] as CardState);
  return copies;
}

function cloneDice(dice: readonly DieState[]): DieState[] {
  const copies = dice.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = cloneDie(copies[i] as DieState);
  return copies;
}

/** An independent copy of the state. What never changes is shared: codes, elite characters, key, given rolls. */
export function cloneState(state: GameState): GameState {
  return {
    edition: state.edition,
    codes: state.codes,
    elite: state.elite,
    cards: cloneCards(state.cards),
    dice: cloneDice(state.dice),
    seats: state.seats.map(cloneSeat),
    battlefield: state.battlefield,
    controller: state.controller,
    claimedBy: state.claimedBy,
    tiebreaker: state.tiebreaker,
    leaving: state.leaving.length === 0 ? [] : state.leaving.slice(),
    stage: state.stage,
    active: state.active,
    turns: state.turns,
    passes: state.passes,
    round: state.round,
    changes: state.changes,
    changesAtTurn: state.changesAtTurn,
    exposed: state.exposed,
    groups: state.groups,
    lastAction: state.lastAction,
    queue: state.queue.length === 0 ? [] : state.queue.map(cloneEntry),
    extra: state.extra.length === 0 ? [] : state.extra.slice(),
    delayed:
      state.delayed.length === 0
        ? []
        : state.delayed.map((delayed) => ({ when: delayed.when, entry: cloneEntry(delayed.entry) })),
    lasting:
      state.lasting.length === 0
        ? []
        : state.lasting.map((lasting) => ({
            from: lasting.from,
            until: lasting.until,
            entry: cloneEntry(lasting.entry),
          })),
    lentUses: state.lentUses.length === 0 ? [] : state.lentUses.slice(),
    turnRules:
      state.turnRules.length === 0
        ? []
        : state.turnRules.map((rule) => ({
            seat: rule.seat,
            rule: rule.rule,
            value: rule.value,
            card: rule.card,
            turns: rule.turns,
          })),
    random: cloneRandom(state.random),
    winner: state.winner,
    endedBy: state.endedBy,
  };
}
