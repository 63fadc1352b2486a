import { activateTogether, isActivatable } from '../../rules/activate.js';
import { Result } from '../../events/event.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';
import type { ChosenCards } from '../selectors/cards.js';

interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}
const isReady: CardSuits = (game, _call, card) => isActivatable(game, card);
const isSeveral = (cards: CardsNode): boolean =>
  'choosing' in cards && (cards as ChosenCards).choosing.anyNumber === true;
const activateVerb: Verb<CardsEffectNode> = {
  name: 'activate',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards, isReady).filter((card) => isActivatable(game, card));
    return cards.length === 0 ? Result.none : activateTogether(game, call.you, cards, call.self);
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards, isReady),
  text: (node, words) =>
    `activate ${node.cards.selector.text(node.cards, words)}${isSeveral(node.cards) ? ' at once' : ''}`,
};
/** Activates cards, several at one moment. [actions.activate] */
export const activate = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: activateVerb, cards });
