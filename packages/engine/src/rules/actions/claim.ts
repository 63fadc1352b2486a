import { Happening, happening } from '../../events/event.js';
import { enqueue } from '../../events/after.js';
import { applyBatch, occurOne, openWindows } from '../../events/occur.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { NO, YES } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { NO_CARD, type Seat } from '../../state/ids.js';
import { cardCall } from '../play.js';

/**
 * Claims the battlefield: its ability may be used, and its control is taken. What listens is matched at the start: a
 * card that the claim ability brings does not hear of it. [actions.claim] [actions.claim.optional-ability]
 * [abilities.after.needs-card-in-time]
 */
export function claimBattlefield(game: Game, seat: Seat): void {
  const claimed = happening(Happening.claimed);
  claimed.seat = seat;
  claimed.by = seat;
  claimed.card = game.state.battlefield;
  const heard = openWindows(game, [claimed]);
  applyBatch(game, [claimed]);
  useClaimAbility(game, seat);
  if (game.state.controller !== seat) {
    const gained = happening(Happening.controlGained);
    gained.seat = seat;
    gained.by = seat;
    gained.card = game.state.battlefield;
    occurOne(game, gained);
  }
  if (heard !== null) enqueue(game, heard);
}

function useClaimAbility(game: Game, seat: Seat): void {
  const card = game.state.battlefield;
  // A position need not name a battlefield.
  if (card === NO_CARD) return;
  for (const ability of game.definition(card).abilities) {
    if (ability.kind !== 'claim') continue;
    const call = cardCall(game, card, seat);
    if (!ability.effect.verb.can(game, call, ability.effect)) continue;
    const question = openQuestion(game.question, seat, 'may');
    question.call = call;
    question.node = ability.effect;
    question.rule = 'actions.claim.optional-ability';
    question.options.push(YES, NO);
    if (ask(game) !== YES) continue;
    game.depth++;
    ability.effect.verb.run(game, call, ability.effect);
    game.depth--;
  }
}
