import { runSpecialOf } from '../../rules/special.js';
import { Result } from '../../events/event.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';

/**
 * Uses the special ability of another card as one's own: "this" is that card, "you" the player, and the die that of the
 * ability which does it. A card that is already being used so is not offered again.
 */
export interface UseSpecialNode extends EffectNode {
  readonly of: CardsNode;
}

const isFree: CardSuits = (game, _call, card) => !game.borrowing.includes(card);

const verb: Verb<UseSpecialNode> = {
  name: 'use special',
  run(game, call, node) {
    const [card] = node.of.selector.find(game, call, node.of, isFree);
    if (card === undefined) return Result.none;
    const before = game.borrowing;
    game.borrowing = [...before, call.self, card];
    const result = runSpecialOf(game, call.you, game.card(card).definition, card, call.die, call.event);
    game.borrowing = before;
    return result;
  },
  can: (game, call, node) => node.of.selector.can(game, call, node.of, isFree),
  text(node, words) {
    const card = node.of.selector.text(node.of, words).replace(' with a [special] ability', ' in play');
    return `use a [special] ability of ${card} as if it were your card`;
  },
};

export const useSpecial = (of: CardsNode): UseSpecialNode => Object.freeze({ verb, of });
