import { dieOfText, your } from '../../text/words.js';
import { rollDiceIn } from '../../rules/activate.js';
import { type CardId, type DieId, NO_CARD } from '../../state/ids.js';
import type { Game } from '../../game/game.js';
import { DiePlace } from '../../state/state.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { diceOf } from '../../state/zones.js';

/** Rolls the dice of cards into your pool: from the cards, or from the set-aside zone for a card not in play. */
export interface RollInNode extends EffectNode {
  readonly of: CardsNode;
}

const verb: Verb<RollInNode> = {
  name: 'roll in',
  run(game, call, node) {
    const dice = node.of.selector.find(game, call, node.of).flatMap((card) => readyDice(game, card));
    return rollDiceIn(game, call.you, dice, call.self);
  },
  can: (game, call, node) =>
    node.of.selector.find(game, call, node.of).some((card) => readyDice(game, card).length > 0),
  text: (node, words) => `roll ${dieOfText(node.of.selector.text(node.of, words), words)} into ${your(words)} pool`,
};

/** Dice of the card that lie in no pool. */
function readyDice(game: Game, card: CardId): DieId[] {
  if (game.definition(card).sides === null) return [];
  return diceOf(game, card).filter((id) => {
    const die = game.die(id);
    return die.place !== DiePlace.pool && die.heldBy === NO_CARD;
  });
}

export const rollDieOf = (of: CardsNode): RollInNode => Object.freeze({ verb, of });
