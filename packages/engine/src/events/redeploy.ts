import { hasKeyword } from '../abilities/keywords.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { NONE, cardOf, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { isHostFor } from '../rules/hosts.js';
import type { CardId, Seat } from '../state/ids.js';
import { CardType, type GameEvent } from '../state/state.js';
import { attachmentsOf } from '../state/zones.js';
import { Happening, happening } from './event.js';

/**
 * Redeploy: instead of being discarded because its character is defeated, the upgrade may move to another of its
 * controller's characters that is not falling too. Asks; `move` lets each move happen ahead of the next question.
 * [keyword.redeploy] [keyword.redeploy.needs-target]
 */
export function redeploy(game: Game, falling: readonly GameEvent[], move: (event: GameEvent) => void): void {
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
      move(moved);
    }
  }
}

function chooseNewHost(game: Game, seat: Seat, upgrade: CardId, host: CardId): CardId | null {
  const question = openQuestion(game.question, seat, 'host');
  question.rule = 'keyword.redeploy';
  question.subject = upgrade;
  for (const id of game.seat(seat).play) {
    if (game.card(id).type !== CardType.character || id === host || game.dying.includes(id)) continue;
    if (!isHostFor(game, seat, upgrade, id)) continue;
    question.options.push(option(Pick.card, id));
  }
  if (question.options.length === 0) return null;
  question.options.push(NONE);
  const picked = ask(game);
  return picked === NONE ? null : cardOf(picked);
}
