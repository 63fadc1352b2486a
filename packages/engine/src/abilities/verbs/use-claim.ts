import { Result } from '../../events/event.js';
import { hasClaimAbility, resolveClaimAbility } from '../../rules/actions/claim.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';

/** Resolves what a battlefield says of claiming, without claiming it: control and turns stay as they are. */
export interface UseClaimNode extends EffectNode {
  readonly of: CardsNode;
}

const isOfUse: CardSuits = (game, call, card) => hasClaimAbility(game, call.you, card);

const verb: Verb<UseClaimNode> = {
  name: 'use claim ability',
  run(game, call, node) {
    const [card] = node.of.selector.find(game, call, node.of);
    return card === undefined ? Result.none : resolveClaimAbility(game, call.you, card);
  },
  can: (game, call, node) => node.of.selector.can(game, call, node.of, isOfUse),
  text: (node, words) =>
    `resolve the claim ability of ${node.of.selector.text(node.of, words)} as if you had just claimed it`,
};
/** [clarification.ascension-gun] */
export const useClaimAbility = (of: CardsNode): UseClaimNode => Object.freeze({ verb, of });
