import type { Game } from '../game/game.js';
import { type DieId, NO_CARD, type Seat } from '../state/ids.js';
import { DiePlace, type DieState, Zone } from '../state/state.js';

/**
 * A die that its owner has set aside and whose design (by its number) fits: one that belongs to no card, else a defeated
 * character's; null where there is none. [areas.set-aside.dice]
 */
export function spareDie(game: Game, owner: Seat, fits: (design: number) => boolean): DieId | null {
  const { dice } = game.state;
  const isAside = (die: DieState): boolean =>
    die.owner === owner && die.place === DiePlace.setAside && die.definition >= 0 && fits(die.definition);
  const loose = dice.findIndex((die) => isAside(die) && die.card === NO_CARD);
  const at = loose >= 0 ? loose : dice.findIndex((die) => isAside(die) && game.card(die.card).zone !== Zone.play);
  return at < 0 ? null : (at as DieId);
}
