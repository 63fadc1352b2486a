import { rollForbidden } from '../modifiers/ask.js';
import { dieOfText, your } from '../../text/words.js';
import { rollDiceIn } from '../../rules/activate.js';
import { type CardId, type DieId, NO_CARD } from '../../state/ids.js';
import type { Game } from '../../game/game.js';
import { DiePlace } from '../../state/state.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';
import { diceOf } from '../../state/zones.js';

/** Rolls the dice of cards into your pool: from the cards, or from the set-aside zone for a card not in play. */
export interface RollInNode extends EffectNode {
  readonly of: CardsNode;
  /** One die of each card, all others stay where they are. */
  readonly one: boolean;
}

const verb: Verb<RollInNode> = {
  name: 'roll in',
  run(game, call, node) {
    const cards = node.of.selector.find(game, call, node.of, hasReadyDie);
    const dice = cards.flatMap((card) => readyDice(game, card).slice(0, node.one ? 1 : undefined));
    return rollDiceIn(game, call.you, dice, call.self);
  },
  can: (game, call, node) => node.of.selector.can(game, call, node.of, hasReadyDie),
  text(node, words) {
    const of = node.of.selector.text(node.of, words);
    return `roll ${node.one ? `a die of ${of}` : dieOfText(of, words)} into ${your(words)} pool`;
  },
};

const hasReadyDie: CardSuits = (game, _call, card) => readyDice(game, card).length > 0;

/** Dice of the card that lie in no pool. */
function readyDice(game: Game, card: CardId): DieId[] {
  if (game.definition(card).sides === null) return [];
  return diceOf(game, card).filter((id) => {
    const die = game.die(id);
    return die.place !== DiePlace.pool && die.heldBy === NO_CARD && !rollForbidden(game, id);
  });
}

export const rollDieOf = (of: CardsNode): RollInNode => Object.freeze({ verb, of, one: false });
/** A single die, where the card may have two of them. */
export const rollOneDieOf = (of: CardsNode): RollInNode => Object.freeze({ verb, of, one: true });
