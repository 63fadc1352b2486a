import { abilitiesInForce } from '../abilities/in-force.js';
import { healthOf } from '../abilities/modifiers/ask.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { NONE, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { type CardId, NO_CARD } from '../state/ids.js';
import { CardType, type GameEvent, Zone } from '../state/state.js';
import { enqueue, type Heard, listen } from './after.js';
import { interrupt } from './before.js';
import type { Result } from './event.js';
import { Happening, happening } from './event.js';
import { isReady, runHeard, sameListener } from './heard.js';
import { defeatOf } from './leave.js';
import { applyBatch, defeat, isHeard, occurOne } from './occur.js';
import { replace } from './would.js';

/**
 * Deals damage: all events of the batch at the same moment. Replacements and before abilities first; then shields and
 * other blockers, in the order their owner likes; then the damage is placed, and characters that have as much as their
 * health are defeated together. [damage.deal] [damage.distribute.simultaneous] [damage.defeat.immediate]
 */
export function dealDamage(game: Game, batch: GameEvent[]): Result {
  const loud = isHeard(game, batch) || isHeardWhenTaken(game);
  if (loud) {
    replace(game, batch);
    interrupt(game, batch);
  }
  for (const event of batch) block(game, event);
  const heard: Heard[] | null = loud ? listen(game, batch) : null;
  const result = applyBatch(game, batch);
  if (heard !== null) enqueue(game, heard);
  defeatDying(game, batch);
  return result;
}

function isHeardWhenTaken(game: Game): boolean {
  return abilitiesInForce(game).heard[Happening.taken] === true;
}

/** Shields must block, other blockers may; they act at the same time, so that their owner orders them. [damage.block.order] */
function block(game: Game, event: GameEvent): void {
  if (event.cancelled || event.flag) return;
  const blockers = abilitiesInForce(game).before[Happening.taken];
  if (blockers === undefined) {
    blockWithShields(game, event);
    return;
  }
  const settled: Heard[] = [];
  let shieldsBlocked = false;
  while (event.amount > event.blocked) {
    const ready: Heard[] = [];
    for (const listener of blockers) {
      if (settled.some((one) => sameListener(one.listener, listener))) continue;
      if (isReady(game, listener, event)) ready.push({ listener, event });
    }
    const hasShields = !shieldsBlocked && game.card(event.card).shields > 0;
    if (ready.length === 0) {
      if (hasShields) blockWithShields(game, event);
      return;
    }
    const chosen = chooseBlocker(game, event, ready, hasShields);
    if (chosen === 'none') return;
    if (chosen === 'shields') {
      blockWithShields(game, event);
      shieldsBlocked = true;
    } else {
      settled.push(chosen);
      runHeard(game, chosen);
    }
  }
}

function chooseBlocker(
  game: Game,
  event: GameEvent,
  ready: readonly Heard[],
  shields: boolean,
): Heard | 'shields' | 'none' {
  const question = openQuestion(game.question, game.card(event.card).controller, 'ability');
  question.rule = 'damage.block.order';
  question.subject = event.card;
  question.amount = event.amount - event.blocked;
  for (const { listener } of ready) question.options.push(option(Pick.ability, listener.card, listener.number));
  question.options.push(shields ? option(Pick.shields, event.card) : NONE);
  const options = question.options.slice();
  const picked = ask(game);
  return ready[options.indexOf(picked)] ?? (shields ? 'shields' : 'none');
}

/** [damage.shield.block] [damage.shield.mandatory] */
function blockWithShields(game: Game, event: GameEvent): void {
  const amount = Math.min(event.amount - event.blocked, game.card(event.card).shields);
  if (amount <= 0) return;
  const removed = happening(Happening.shieldsRemoved);
  removed.card = event.card;
  removed.by = event.by;
  removed.amount = amount;
  removed.flag = true;
  occurOne(game, removed);
  event.blocked += removed.done;
  event.byShields += removed.done;
}

/** Moves damage from card to card: it ignores shields and is not taken. [terms.move.damage] */
export function moveDamage(game: Game, event: GameEvent): Result {
  const result = occurOne(game, event);
  defeatDying(game, [event]);
  return result;
}

/** Defeats the characters that the batch brought to their health, all at once. */
function defeatDying(game: Game, batch: readonly GameEvent[]): void {
  let dying: GameEvent[] | null = null;
  for (const event of batch) {
    if (event.cancelled || event.done === 0) continue;
    const hit = event.kind === Happening.damageMoved ? event.target : event.card;
    if (!isDying(game, hit) || game.dying.includes(hit) || dying?.some((one) => one.card === hit)) continue;
    const defeated = defeatOf(game, hit, true);
    defeated.by = event.by;
    defeated.source = event.source;
    defeated.sourceDie = event.sourceDie;
    dying ??= [];
    dying.push(defeated);
  }
  if (dying !== null) defeat(game, dying);
}

function isDying(game: Game, id: CardId): boolean {
  if (id === NO_CARD) return false;
  const card = game.card(id);
  return card.zone === Zone.play && card.type === CardType.character && card.damage >= healthOf(game, id);
}
