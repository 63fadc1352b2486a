import { dieOfText, your } from '../../text/words.js';
import { rollDiceIn } from '../../rules/activate.js';
import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { type CardId, type DieId, NO_CARD } from '../../state/ids.js';
import type { Game } from '../../game/game.js';
import { DiePlace } from '../../state/state.js';
import { brings } from '../happen.js';
import type { CardsNode, DiceNode, EffectNode, Verb } from '../language.js';
import { diceOf } from '../../state/zones.js';
import { removable } from './dice.js';
import { chooseOne } from '../choose.js';
import { removedDice } from '../conditions/conditions.js';
import { dieOf, option, Pick } from '../../game/options.js';

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

/** Takes a die out of its pool and puts it on this card, where nobody rolls it. */
export interface PlaceDieNode extends EffectNode {
  readonly dice: DiceNode;
}
const placeVerb: Verb<PlaceDieNode> = {
  name: 'place die on this card',
  run(game, call, node) {
    const [die] = node.dice.selector.find(game, call, node.dice, removable);
    if (die === undefined) return Result.none;
    const removed = brings(call, Happening.removed);
    removed.die = die;
    removed.seat = game.die(die).pool;
    if (occurOne(game, removed) === Result.none) return Result.none;
    const placed = brings(call, Happening.diePlaced);
    placed.die = die;
    placed.target = call.self;
    return occurOne(game, placed);
  },
  can: (game, call, node) => node.dice.selector.can(game, call, node.dice, removable),
  text: (node, words) =>
    `remove ${node.dice.selector.text(node.dice, words)} and place it on this ${words.self}; it is not rolled and does not return to its card until this ${words.self} leaves play`,
};
export const removeOntoThis = (dice: DiceNode): PlaceDieNode => Object.freeze({ verb: placeVerb, dice });

const rollRemovedVerb: Verb = {
  name: 'roll removed die',
  run(game, call) {
    const picked = chooseOne(
      game,
      {
        seat: call.you,
        kind: 'die',
        min: 1,
        max: 1,
        about(question) {
          question.call = call;
        },
      },
      removedDice(game, call.you).map((die) => option(Pick.die, die)),
    );
    return picked === null ? Result.none : rollDiceIn(game, call.you, [dieOf(picked)], call.self);
  },
  can: (game, call) => removedDice(game, call.you).length > 0,
  text: () => 'roll one of those removed dice into your pool',
};
export const rollRemovedDie: EffectNode = Object.freeze({ verb: rollRemovedVerb });
