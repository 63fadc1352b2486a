import { removalForbidden } from '../modifiers/ask.js';
import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import type { DieId } from '../../state/ids.js';
import { DiePlace } from '../../state/state.js';
import { bringsToDie } from '../happen.js';
import type { Suits } from '../filters/die-filter.js';
import { type DiceNode, doneTo, type EffectNode, type Verb } from '../language.js';

interface DiceEffectNode extends EffectNode {
  readonly dice: DiceNode;
}

/** One event of the kind for each die, all at one moment. */
function diceVerb(name: string, kind: Happening, word: string, suits: Suits | null): Verb<DiceEffectNode> {
  return {
    name,
    run(game, call, node) {
      const dice = node.dice.selector.find(game, call, node.dice, suits);
      if (dice.length === 0) return Result.none;
      const batch = dice.map((die) => bringsToDie(game, call, kind, die));
      return doneTo(node.dice, call, dice.length, occur(game, batch));
    },
    can: (game, call, node) => node.dice.selector.can(game, call, node.dice, suits),
    gone: (game, call, node) => !('filter' in node.dice) && !node.dice.selector.can(game, call, node.dice, suits),
    text: (node, words) => `${word} ${node.dice.selector.text(node.dice, words)}`,
  };
}

/** In a pool, and nothing forbids its removal. */
export const removable: Suits = (game, call, die) => inPool(game, call, die) && !removalForbidden(game, die, call.you);
const inPool: Suits = (game, _call, die: DieId) => game.die(die).place === DiePlace.pool;

const removeVerb = diceVerb('remove dice', Happening.removed, 'remove', removable);
/** Sends dice from a pool to their cards unresolved. [terms.remove-die] */
export const remove = (dice: DiceNode): DiceEffectNode => Object.freeze({ verb: removeVerb, dice });

/** Removing everything of a kind touches what cannot be removed too, which then stays. */
const removeAllVerb = diceVerb('remove all dice', Happening.removed, 'remove', inPool);
export const removeAll = (dice: DiceNode): DiceEffectNode => Object.freeze({ verb: removeAllVerb, dice });

const rerollVerb = diceVerb('reroll dice', Happening.rerolled, 'reroll', inPool);
/** Rolls dice of a pool again, all at once. [terms.roll] */
export const reroll = (dice: DiceNode): DiceEffectNode => Object.freeze({ verb: rerollVerb, dice });
