import { type EffectNode, isOffered } from '../../abilities/language.js';
import { accepts } from '../../abilities/offer.js';
import { Happening, happening, Result, together } from '../../events/event.js';
import { enqueue } from '../../events/after.js';
import { applyBatch, occurOne, openWindows } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { type CardId, NO_CARD, type Seat } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { cardCall } from '../../state/call.js';

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
  for (const effect of claimEffects(game, card)) {
    const call = cardCall(game, card, seat);
    if (accepts(game, call, effect, 'actions.claim.optional-ability')) carryOut(game, effect, call);
  }
}

function carryOut(game: Game, effect: EffectNode, call: Call): Result {
  game.depth++;
  const result = effect.verb.run(game, call, effect);
  game.depth--;
  return result;
}

/** What the battlefield says of claiming it. A position need not name a battlefield. */
function claimEffects(game: Game, card: CardId): EffectNode[] {
  if (card === NO_CARD) return [];
  return game.definition(card).abilities.flatMap((ability) => (ability.kind === 'claim' ? [ability.effect] : []));
}

/** Whether a claim ability of the battlefield could do something for the seat. */
export function hasClaimAbility(game: Game, seat: Seat, card: CardId): boolean {
  const call = cardCall(game, card, seat);
  return claimEffects(game, card).some((effect) => isOffered(game, call, effect));
}

/**
 * Resolves the claim abilities of a battlefield, in use or not, as though the seat had just claimed it; nothing is
 * claimed. [clarification.ascension-gun]
 */
export function resolveClaimAbility(game: Game, seat: Seat, card: CardId): Result {
  let result: Result | null = null;
  for (const effect of claimEffects(game, card)) {
    result = together(result, carryOut(game, effect, cardCall(game, card, seat)));
  }
  return result ?? Result.none;
}
