import type { Game } from '../game/game.js';
import { isOver } from '../rules/victory.js';
import { checkKeys, checkQuestion } from './asked.js';
import { Chance } from './chance.js';
import { checkCopy, checkJson } from './copies.js';
import { checkGone, checkLiving } from './gone.js';
import { checkViews } from './hidden.js';
import { checkIndex } from './kept-index.js';
import { checkAtRest, checkNumbers } from './limits.js';
import { checkCards, checkDice } from './places.js';

/** `cheap` for every stop; `costly` looks at copies, JSON, the kept index and every watcher's view too. */
export type Level = 'cheap' | 'costly';

/**
 * What must hold of a game at an open question, in the middle of an effect too, and when it is over. Returns what is
 * broken, in words; nothing when all is well. Leaves the game as it was.
 */
export function checkInvariants(game: Game, level: Level, chance: Chance = new Chance('invariants')): string[] {
  const faults: string[] = [];
  const fault = (what: string): void => {
    faults.push(what);
  };
  const open = !isOver(game);
  checkCards(game, fault);
  checkDice(game, fault);
  checkNumbers(game, fault);
  if (game.state.seats.length > 2) checkGone(game, fault);
  if (open) {
    checkQuestion(game, fault);
    if (isAtRest(game)) {
      checkAtRest(game, fault);
      checkLiving(game, fault);
    }
  }
  if (level === 'cheap') return faults;
  checkCopy(game.state, fault);
  checkJson(game.state, fault);
  checkIndex(game, fault);
  if (open) {
    checkKeys(game, fault);
    checkViews(game, chance, fault);
  }
  return faults;
}

/** Whether somebody is asked for the next action, and nothing is under way. */
function isAtRest(game: Game): boolean {
  const { kind } = game.question;
  return kind === 'action' || kind === 'extra action';
}
