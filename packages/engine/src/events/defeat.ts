import { hasKeyword } from '../abilities/keywords.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { NONE, cardOf, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import type { CardId, Seat } from '../state/ids.js';
import { CardType, type GameEvent, Zone } from '../state/state.js';
import { attachmentsOf } from '../state/zones.js';
import { decideByDefeat } from '../rules/victory.js';
import { Happening, happening, Result } from './event.js';
import { enqueue, listen } from './after.js';
import { interrupt } from './before.js';
import { applyBatch, isHeard, mend, occurOne } from './occur.js';
import { replace } from './would.js';

/**
 * Defeats characters at one moment: replacements, before abilities, Redeploy; then they leave play with their dice, and
 * what is attached to them is discarded. Winning is decided when the whole group has fallen. A character stays in play,
 * and can be chosen, until its defeat is carried out. [damage.defeat.set-aside] [damage.defeat.upgrades]
 */
export function defeat(game: Game, batch: GameEvent[]): Result {
  const loud = isHeard(game, batch);
  const before = game.dying;
  game.dying = before.concat(batch.map((event) => event.card));
  if (loud) {
    replace(game, batch);
    interrupt(game, batch);
  }
  const falling = batch.filter((event) => !event.cancelled && game.card(event.card).zone === Zone.play);
  const early = game.options.redeploy === 'before the defeat';
  if (early) redeploy(game, falling);
  const attachments = attachedTo(game, falling);
  const left = attachments.map(discarded);
  isHeard(game, left);
  const heard = listen(game, [...falling, ...left]);
  const result = applyBatch(game, falling);
  if (!early) redeploy(game, falling);
  applyBatch(
    game,
    left.filter((event) => falling.some((one) => one.card === game.card(event.card).host)),
  );
  game.dying = before;
  mend(game);
  enqueue(game, heard);
  if (result !== Result.none) decideByDefeat(game);
  return falling.length < batch.length && result === Result.full ? Result.part : result;
}

function attachedTo(game: Game, falling: readonly GameEvent[]): CardId[] {
  return falling.flatMap((event) => attachmentsOf(game, event.card));
}

function discarded(card: CardId): GameEvent {
  const event = happening(Happening.leftPlay);
  event.card = card;
  event.detail = Zone.discard;
  event.flag = true;
  return event;
}

/**
 * Redeploy: instead of being discarded because its character is defeated, the upgrade may move to another of its
 * controller's characters that is not falling too. [keyword.redeploy] [keyword.redeploy.needs-target]
 */
function redeploy(game: Game, falling: readonly GameEvent[]): void {
  for (const { card: host } of falling) {
    for (const upgrade of attachmentsOf(game, host)) {
      if (!hasKeyword(game, upgrade, 'redeploy')) continue;
      const { controller } = game.card(upgrade);
      const to = chooseNewHost(game, controller, upgrade, host);
      if (to === null) continue;
      const moved = happening(Happening.attached);
      moved.card = upgrade;
      moved.seat = controller;
      moved.by = controller;
      moved.target = to;
      occurOne(game, moved);
    }
  }
}

function chooseNewHost(game: Game, seat: Seat, upgrade: CardId, host: CardId): CardId | null {
  const question = openQuestion(game.question, seat, 'host');
  question.rule = 'keyword.redeploy';
  question.subject = upgrade;
  for (const id of game.seat(seat).play) {
    const card = game.card(id);
    if (card.type !== CardType.character || id === host || game.dying.includes(id)) continue;
    question.options.push(option(Pick.card, id));
  }
  if (question.options.length === 0) return null;
  question.options.push(NONE);
  const picked = ask(game);
  return picked === NONE ? null : cardOf(picked);
}
