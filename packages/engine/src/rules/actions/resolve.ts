import type { Sym } from '../../definitions/symbols.js';
import { joins, shown } from '../../events/dice.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { dieOf, DONE, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { DieId, Seat } from '../../state/ids.js';
import { isResolvable, PLAINLY, resolveCost, resolveDie } from '../resolve-die.js';

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
    const modifiers = chooseModifiers(game, seat, die, symbol, resolved);
    resolved.push(die, ...modifiers);
    resolveDie(game, seat, die, modifiers, PLAINLY);
  }
}

/** Plus dice of the own pool that join the base die, as many as can be paid for. [dice.modifier] [dice.modifier.many] */
function chooseModifiers(game: Game, seat: Seat, base: DieId, symbol: Sym, resolved: readonly DieId[]): DieId[] {
  const candidates = game
    .seat(seat)
    .pool.filter((die) => die !== base && !resolved.includes(die) && joins(shown(game, die), symbol));
  if (candidates.length === 0) return [];
  const chosen: DieId[] = [];
  const id = game.state.groups++;
  let from = 0;
  for (;;) {
    const question = openQuestion(game.question, seat, 'modifier');
    question.rule = 'dice.modifier';
    question.subject = game.die(base).card;
    question.group = {
      id,
      min: 0,
      max: candidates.length,
      chosen: chosen.map((die) => option(Pick.die, die)),
      ordered: false,
    };
    for (let at = from; at < candidates.length; at++) {
      const die = candidates[at] as DieId;
      const cost = resolveCost(game, base, [...chosen, die], PLAINLY);
      if (cost <= game.seat(seat).resources) question.options.push(option(Pick.die, die));
    }
    if (question.options.length === 0) return chosen;
    question.options.push(DONE);
    const picked = ask(game);
    if (picked === DONE) return chosen;
    chosen.push(dieOf(picked));
    from = candidates.indexOf(dieOf(picked)) + 1;
  }
}
