import { Happening, happening } from '../events/event.js';
import { mend, occurOne } from '../events/occur.js';
import { takeAction } from '../rules/actions/take.js';
import {
  chooseBattlefield,
  giveResources,
  giveSetupShields,
  mulligan,
  rollOff,
  shuffleAndDraw,
} from '../rules/setup.js';
import { roundEnded, turnEnded } from '../rules/turn-rules.js';
import { checkDeckOut, discardAndDraw, gainResources, readyCards, returnDice } from '../rules/upkeep.js';
import { nextSeat, orderingSeat, passUpkeepOn, seatsInGame } from '../rules/order.js';
import { isOver } from '../rules/victory.js';
import { NO_SEAT, type Seat } from '../state/ids.js';
import { letLeave } from './concede.js';
import type { Game } from './game.js';
import { GAME_OVER } from './signals.js';
import { Stage } from './stages.js';

/**
 * Plays on until the game is over. Between two steps the state is stable: it is all there is, and the game can be
 * copied or saved there. Throws what the decider throws (SUSPENDED), and GameFault for a game that cannot go on.
 */
export function run(game: Game): void {
  while (!isOver(game)) step(game);
}

/** One step: an entry of the queue, an additional action, or whatever the stage says. */
export function step(game: Game): void {
  game.work = 0;
  game.depth = 0;
  game.dying = [];
  game.borrowing = [];
  game.resolving = [];
  game.posing = null;
  if (game.onStable !== null) game.onStable();
  try {
    takeStep(game);
  } catch (signal) {
    if (signal !== GAME_OVER) throw signal;
  }
}

function takeStep(game: Game): void {
  const { state } = game;
  if (state.leaving.length > 0) return letLeave(game);
  if (state.queue.length > 0) return resolveNext(game);
  if (state.extra.length > 0) return takeExtraAction(game);
  switch (state.stage as Stage) {
    case Stage.shuffle:
      shuffleAndDraw(game);
      return to(game, Stage.mulligan);
    case Stage.mulligan:
      mulligan(game);
      return to(game, Stage.rollOff);
    case Stage.rollOff:
      giveResources(game);
      state.active = rollOff(game);
      return to(game, Stage.battlefield);
    case Stage.battlefield:
      chooseBattlefield(game, state.active);
      return to(game, Stage.shields);
    case Stage.shields:
      giveSetupShields(game);
      return to(game, Stage.setUp);
    case Stage.setUp:
      return moment(game, Happening.setUp, Stage.roundBegins);
    case Stage.roundBegins:
      return beginRound(game);
    case Stage.turn:
      return takeTurn(game);
    case Stage.turnEnds:
      return endTurn(game);
    case Stage.actionPhaseEnds:
      return moment(game, Happening.actionPhaseEnded, Stage.ready);
    case Stage.ready:
      readyCards(game);
      return to(game, Stage.returnDice);
    case Stage.returnDice:
      returnDice(game);
      return to(game, Stage.resources);
    case Stage.resources:
      gainResources(game);
      state.active = orderingSeat(game);
      return to(game, Stage.discardAndDraw);
    case Stage.discardAndDraw:
      return discardNext(game);
    case Stage.roundEnds:
      return endRound(game);
  }
}

function to(game: Game, stage: Stage): void {
  game.state.stage = stage;
}

/** A moment that abilities and delayed effects wait for. */
function moment(game: Game, kind: Happening, next: Stage): void {
  occurOne(game, happening(kind));
  wake(game, kind);
  expire(game, kind);
  to(game, next);
}

/** Delayed effects whose moment has come enter the queue. [abilities.delayed] */
function wake(game: Game, kind: Happening): void {
  const { state } = game;
  if (state.delayed.length === 0) return;
  for (const { when, entry } of state.delayed) if (when === kind) state.queue.push(entry);
  state.delayed = state.delayed.filter(({ when }) => when !== kind);
}

/** Lasting effects whose time is over end. [terms.increases] [terms.decreases] */
function expire(game: Game, kind: Happening): void {
  const { state } = game;
  if (state.lasting.length === 0) return;
  state.lasting = state.lasting.filter(({ from, until }) => until !== kind || from > state.round);
  game.index = null;
  mend(game);
}

/** The head of the queue is resolved completely before the next. [queue.fifo] [queue.full-resolution] */
function resolveNext(game: Game): void {
  const entry = game.state.queue.shift();
  if (entry === undefined) return;
  const { call } = entry;
  const node = game.definitions[call.definition]?.nodes[entry.node];
  if (node === undefined) return;
  game.depth++;
  node.verb.run(game, call, node);
  game.depth--;
}

/** Additional actions are taken one by one when the queue is empty; who has claimed declines. [structure.extra.order] [actions.claim.no-further-actions] */
function takeExtraAction(game: Game): void {
  const seat = game.state.extra.shift() as Seat;
  if (seat === NO_SEAT) return endActionPhase(game);
  if (game.state.claimedBy !== seat && !game.seat(seat).eliminated) takeAction(game, seat, 'extra');
}

/** A card ends the action phase: no further turn, and no action that was still to come. */
function endActionPhase(game: Game): void {
  const { state } = game;
  if (state.stage !== Stage.turn && state.stage !== Stage.turnEnds) return;
  state.extra = [];
  turnEnded(game, state.active);
  to(game, Stage.actionPhaseEnds);
}

/** [structure.first-turn] */
function beginRound(game: Game): void {
  const { state } = game;
  state.round++;
  state.claimedBy = -1 as Seat;
  state.passes = 0;
  state.active = orderingSeat(game);
  for (const seat of state.seats) {
    seat.replaced = false;
    seat.lastTurn = -1;
  }
  for (const card of state.cards) card.used = 0;
  state.lentUses = [];
  // Some effects begin with this round.
  if (state.lasting.length > 0) game.index = null;
  const began = happening(Happening.roundBegan);
  began.amount = state.round;
  occurOne(game, began);
  to(game, Stage.turn);
}

/** After claiming a player passes automatically. [actions.claim.auto-pass] */
function takeTurn(game: Game): void {
  const { state } = game;
  state.changesAtTurn = state.changes;
  state.turns++;
  game.seat(state.active).lastTurn = state.turns;
  to(game, Stage.turnEnds);
  if (state.claimedBy !== state.active) takeAction(game, state.active, 'turn');
}

/**
 * When everything that the turn set off is done: a turn that changed nothing was a pass, and the phase ends when all
 * have passed in a row. [structure.pass.null-action] [structure.action-phase-end] [structure.alternate]
 */
function endTurn(game: Game): void {
  const { state } = game;
  state.passes = state.changes === state.changesAtTurn ? state.passes + 1 : 0;
  turnEnded(game, state.active);
  if (state.passes > 0 && state.passes >= seatsInGame(game).length) return to(game, Stage.actionPhaseEnds);
  state.active = nextSeat(game, state.active);
  to(game, Stage.turn);
}

function discardNext(game: Game): void {
  const { state } = game;
  const seat = state.active;
  discardAndDraw(game, seat);
  // Who left the game meanwhile has handed on already.
  if (!game.seat(seat).eliminated || state.leaving.includes(seat)) passUpkeepOn(game);
}

/** The deck-out check comes before what happens after the round. [structure.end-of-round.order] */
function endRound(game: Game): void {
  checkDeckOut(game);
  roundEnded(game);
  moment(game, Happening.roundEnded, Stage.roundBegins);
}
