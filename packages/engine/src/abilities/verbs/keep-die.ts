import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import type { Call, GameEvent } from '../../state/state.js';
import { bringsToDie } from '../happen.js';
import type { DieId } from '../../state/ids.js';
import type { Game } from '../../game/game.js';
import type { EffectNode, Verb } from '../language.js';
import { thisDie } from '../selectors/reference.js';

/*
 * Specials whose die stays in the pool. They are about the die that is being resolved, and only where it is the card's
 * own: picked up by another card they have none. [faq.cunning-black-one]
 */

function ownResolving(game: Game, call: Call): { die: DieId; event: GameEvent } | null {
  const [die] = thisDie.selector.find(game, call, thisDie, null);
  const { event } = call;
  if (die === undefined || event === null || event.kind !== Happening.resolved || event.die !== die) return null;
  return { die, event };
}

const keepVerb: Verb = {
  name: 'keep this die',
  run(game, call) {
    const own = ownResolving(game, call);
    if (own === null) return Result.none;
    own.event.flag = true;
    return Result.full;
  },
  can: () => true,
  text: () => 'this die stays in your pool',
};
export const keepThisDie: EffectNode = Object.freeze({ verb: keepVerb });

const rerollVerb: Verb = {
  name: 'reroll this die instead',
  run(game, call) {
    const own = ownResolving(game, call);
    if (own === null) return Result.none;
    own.event.flag = true;
    return occurOne(game, bringsToDie(game, call, Happening.rerolled, own.die));
  },
  can: () => true,
  text: () => 'reroll this die instead of removing it from your pool',
};
/** [dice.special.reroll-once] */
export const rerollThisDieInstead: EffectNode = Object.freeze({ verb: rerollVerb });
