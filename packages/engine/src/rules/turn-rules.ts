import type { Game } from '../game/game.js';
import { type CardId, NO_CARD, type Seat } from '../state/ids.js';
import type { TurnRule } from '../state/state.js';
import type { ActionKind } from './actions/kinds.js';

/** Limits on and obligations of a seat's coming actions, set by cards. */
export const TurnRuleKind = {
  /** That kind of action (`value`) is not allowed. */
  forbidAction: 0,
  /** The card must be played as the next action, if that is possible. */
  mustPlay: 1,
} as const;

const rulesOf = (game: Game, seat: Seat, rule: number): TurnRule[] =>
  game.state.turnRules.filter((one) => one.seat === seat && one.rule === rule);

/** Whether the seat may take that kind of action now. */
export function isActionForbidden(game: Game, seat: Seat, kind: ActionKind): boolean {
  if (game.state.turnRules.length === 0) return false;
  return rulesOf(game, seat, TurnRuleKind.forbidAction).some((rule) => rule.value === kind);
}

/** The card that the seat must play as its next action, or NO_CARD. */
export function mustPlay(game: Game, seat: Seat): CardId {
  if (game.state.turnRules.length === 0) return NO_CARD;
  return rulesOf(game, seat, TurnRuleKind.mustPlay)[0]?.card ?? NO_CARD;
}

/** An action was taken: obligations for the next action are over, kept or lapsed. */
export function actionTaken(game: Game, seat: Seat): void {
  if (game.state.turnRules.length === 0) return;
  game.state.turnRules = game.state.turnRules.filter(
    (rule) => rule.seat !== seat || rule.rule !== TurnRuleKind.mustPlay,
  );
}

/** A turn of the seat is over: limits that lasted so many turns end. */
export function turnEnded(game: Game, seat: Seat): void {
  if (game.state.turnRules.length === 0) return;
  for (const rule of game.state.turnRules) if (rule.seat === seat && rule.turns > 0) rule.turns--;
  game.state.turnRules = game.state.turnRules.filter((rule) => rule.turns !== 0);
}

/** Obligations for this round lapse; a limit on somebody's next turn holds on until that turn. */
export function roundEnded(game: Game): void {
  game.state.turnRules = game.state.turnRules.filter((rule) => rule.turns > 0);
}
