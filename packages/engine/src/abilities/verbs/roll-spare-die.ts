import { Result } from '../../events/event.js';
import { rollDiceIn } from '../../rules/activate.js';
import { spareDie } from '../../rules/spare-dice.js';
import type { Game } from '../../game/game.js';
import type { DieId } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { CardType } from '../../state/state.js';
import { withArticle, your } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';

/**
 * Rolls a character's die that its player has set aside; it belongs to no card in play, so that it is set aside again
 * when it leaves the pool. [clarification.director-krennic.set-aside] [clarification.director-krennic.extra-dice]
 */
interface RollSpareNode extends EffectNode {
  readonly title: string;
}

function dieFor(game: Game, call: Call, { title }: RollSpareNode): DieId | null {
  return spareDie(game, call.you, (design) => {
    const card = game.definitions[design];
    return card?.title === title && card.type === CardType.character;
  });
}

const verb: Verb<RollSpareNode> = {
  name: 'roll a spare die',
  run(game, call, node) {
    const die = dieFor(game, call, node);
    return die === null ? Result.none : rollDiceIn(game, call.you, [die], call.self);
  },
  can: (game, call, node) => dieFor(game, call, node) !== null,
  text: ({ title }, words) =>
    `roll ${withArticle(title)} die that you have set aside into ${your(words)} pool; it is set aside again after it leaves the pool`,
  // One more where its character is activated again in the same round.
  spares: ({ title }) => [{ what: 'die', of: { title, type: 'character' }, count: 2 }],
};

/** "Roll a Death Trooper die into your pool." */
export const rollSpareDieOf = (title: string): RollSpareNode => Object.freeze({ verb, title });
