import { fitsDie } from '../abilities/filters/die-filter.js';
import { joins, shown } from '../events/dice.js';
import { ask } from '../game/ask.js';
import type { Game } from '../game/game.js';
import { dieOf, DONE, option, Pick } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { dieCall } from '../state/call.js';
import type { DieId, Seat } from '../state/ids.js';
import { resolveCost, type Resolving } from './resolve-die.js';

/** Whether a plus die may join the base die: by what the two show, and by what its card says of it. [dice.modifier] */
export function mayJoin(game: Game, seat: Seat, die: DieId, base: DieId): boolean {
  if (die === base || !joins(shown(game, die), shown(game, base).symbol)) return false;
  const only = game.dieDefinition(die).dieJoins;
  if (only === null) return true;
  return fitsDie(game, dieCall(game, die, seat), only, base);
}

/**
 * The seat picks which of the plus dice join the base die: as many as can be paid for, and no more than `most`.
 * [dice.modifier] [dice.modifier.many]
 */
export function chooseModifiers(
  game: Game,
  seat: Seat,
  base: DieId,
  joining: readonly DieId[],
  how: Resolving,
  most = joining.length,
): DieId[] {
  if (joining.length === 0) return [];
  const chosen: DieId[] = [];
  const id = game.state.groups++;
  let from = 0;
  while (chosen.length < most) {
    const question = openQuestion(game.question, seat, 'modifier');
    question.rule = 'dice.modifier';
    question.subject = game.die(base).card;
    question.group = {
      id,
      min: 0,
      max: Math.min(most, joining.length),
      chosen: chosen.map((die) => option(Pick.die, die)),
      ordered: false,
    };
    for (let at = from; at < joining.length; at++) {
      const die = joining[at] as DieId;
      const cost = resolveCost(game, base, [...chosen, die], how);
      if (cost <= game.seat(seat).resources) question.options.push(option(Pick.die, die));
    }
    if (question.options.length === 0) return chosen;
    question.options.push(DONE);
    const picked = ask(game);
    if (picked === DONE) return chosen;
    chosen.push(dieOf(picked));
    from = joining.indexOf(dieOf(picked)) + 1;
  }
  return chosen;
}
