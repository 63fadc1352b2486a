import type { Sym } from '../../definitions/symbols.js';
import { shown } from '../../events/dice.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { dieOf, DONE, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { DieId, Seat } from '../../state/ids.js';
import { chooseModifiers, mayJoin } from '../choose-modifiers.js';
import { isResolvable, PLAINLY, resolveDie } from '../resolve-die.js';

/**
 * Resolves any number of dice showing the symbol, one after the other, each with its modifiers, at least one; dice that
 * come to show the symbol meanwhile too, none twice. [actions.resolve.same-symbol] [actions.resolve.one-at-a-time]
 * [actions.resolve.late-dice] [actions.resolve.once-per-die]
 */
export function resolveDice(game: Game, seat: Seat, symbol: Sym): void {
  const resolved: DieId[] = [];
  for (;;) {
    const question = openQuestion(game.question, seat, 'die');
    question.rule = 'actions.resolve.same-symbol';
    for (const die of game.seat(seat).pool) {
      if (resolved.includes(die) || shown(game, die).symbol !== symbol) continue;
      if (isResolvable(game, seat, die, PLAINLY)) question.options.push(option(Pick.die, die));
    }
    if (question.options.length === 0) return;
    if (resolved.length > 0) question.options.push(DONE);
    const picked = ask(game);
    if (picked === DONE) return;
    const die = dieOf(picked);
    const joining = game.seat(seat).pool.filter((one) => !resolved.includes(one) && mayJoin(game, seat, one, die));
    const modifiers = chooseModifiers(game, seat, die, joining, PLAINLY);
    resolved.push(die, ...modifiers);
    resolveDie(game, seat, die, modifiers, PLAINLY);
  }
}
