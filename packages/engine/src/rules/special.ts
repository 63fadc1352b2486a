import { ask } from '../game/ask.js';
import { Result } from '../events/event.js';
import type { Game } from '../game/game.js';
import { option, Pick, secondOf } from '../game/options.js';
import { openQuestion } from '../game/question.js';
import { newCall } from '../state/call.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../state/ids.js';
import type { GameEvent } from '../state/state.js';
import type { Resolution } from './symbols.js';

/**
 * A special side uses the special ability of the die's own card, whether that is in play or not; with several, whoever
 * resolves it picks. [dice.special] [abilities.special.inherent] [abilities.special.several]
 */
export function runSpecial(game: Game, { seat, die, event }: Resolution): Result {
  return runSpecialOf(game, seat, game.dieDesign(die), game.die(die).card, die, event);
}

/** Runs a special ability of a design for a seat: `self` is the card that "this" means. */
export function runSpecialOf(
  game: Game,
  seat: Seat,
  definition: number,
  self: CardId,
  die: DieId,
  event: GameEvent | null,
): Result {
  const design = game.definitions[definition] as Game['definitions'][number];
  const number = chooseSpecial(game, seat, design.specials, self);
  const ability = design.abilities[number];
  if (ability?.kind !== 'special') return Result.none;
  const incarnation = self === NO_CARD ? 0 : game.card(self).incarnation;
  const call = newCall(definition, self, incarnation, seat, die, event);
  game.depth++;
  const result = ability.effect.verb.run(game, call, ability.effect);
  game.depth--;
  return result;
}

function chooseSpecial(game: Game, seat: Seat, specials: readonly number[], self: CardId): number {
  if (specials.length <= 1) return specials[0] ?? -1;
  const question = openQuestion(game.question, seat, 'ability');
  question.rule = 'abilities.special.several';
  question.subject = self;
  for (const number of specials) question.options.push(option(Pick.ability, Math.max(0, self), number));
  return secondOf(ask(game));
}
