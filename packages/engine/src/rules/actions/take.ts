import { Happening, happening } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { cardOf, CLAIM, DECLINE, firstOf, PASS, Pick, pickOf, secondOf } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { type CardId, NO_CARD, type Seat } from '../../state/ids.js';
import type { Sym } from '../../definitions/symbols.js';
import { activate, isActivatable } from '../activate.js';
import { playCard, isPlayable, NORMALLY } from '../play.js';
import { actionTaken } from '../turn-rules.js';
import { claimBattlefield } from './claim.js';
import { ActionKind } from './kinds.js';
import { type Chance, isUsable, listActions } from './list.js';
import { discardToReroll } from './reroll.js';
import { resolveDice } from './resolve.js';
import { useAction } from './use.js';

const KINDS: Readonly<Partial<Record<Pick, ActionKind>>> = {
  [Pick.play]: ActionKind.play,
  [Pick.activate]: ActionKind.activate,
  [Pick.resolve]: ActionKind.resolve,
  [Pick.reroll]: ActionKind.reroll,
  [Pick.use]: ActionKind.use,
  [Pick.claim]: ActionKind.claim,
};

/**
 * A seat takes one action, or passes, or declines an additional one. The question is posed even where passing is all
 * that is left, since that depends on a hidden hand. [structure.one-action]
 */
export function takeAction(game: Game, seat: Seat, chance: Chance): void {
  const question = openQuestion(game.question, seat, chance === 'turn' ? 'action' : 'extra action');
  question.rule = chance === 'turn' ? 'structure.one-action' : 'structure.extra.immediate';
  question.posed = true;
  listActions(game, seat, chance, question.options);
  const picked = ask(game);
  if (picked === DECLINE) return;
  if (picked === PASS) {
    occurOne(game, actionEvent(seat, Happening.passed, -1, NO_CARD));
    return;
  }
  const kind = KINDS[pickOf(picked)] as ActionKind;
  const card = cardOf(picked);
  const about = kind === ActionKind.resolve || picked === CLAIM ? NO_CARD : card;
  // Declared first; what interrupts cannot change the choice any more. [clarification.kanan-jarrus]
  occurOne(game, actionEvent(seat, Happening.actionBegan, kind, about));
  carryOut(game, seat, picked, card);
  game.state.lastAction = kind;
  actionTaken(game, seat);
  occurOne(game, actionEvent(seat, Happening.actionTaken, kind, about));
}

function actionEvent(seat: Seat, kind: Happening, action: number, card: CardId): ReturnType<typeof happening> {
  const event = happening(kind);
  event.seat = seat;
  event.by = seat;
  event.detail = action;
  event.card = card;
  return event;
}

/** Carries the action out, as far as it is still possible after what came before it. */
function carryOut(game: Game, seat: Seat, picked: number, card: CardId): void {
  switch (pickOf(picked)) {
    case Pick.play:
      if (isPlayable(game, seat, card, NORMALLY)) playCard(game, seat, card, NORMALLY);
      return;
    case Pick.activate:
      if (isActivatable(game, card)) activate(game, seat, card, NO_CARD);
      return;
    case Pick.resolve:
      resolveDice(game, seat, firstOf(picked) as Sym);
      return;
    case Pick.reroll:
      discardToReroll(game, seat, card);
      return;
    case Pick.use:
      if (isUsable(game, seat, card, secondOf(picked))) useAction(game, seat, card, secondOf(picked));
      return;
    case Pick.claim:
      claimBattlefield(game, seat);
      return;
    default:
      return;
  }
}
