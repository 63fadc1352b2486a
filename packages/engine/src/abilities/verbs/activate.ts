import { activateTogether, isActivatable } from '../../rules/activate.js';
import { Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import type { CardId } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';
import type { ChosenCards } from '../selectors/cards.js';

interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}
/** What can be activated. */
export const isReady: CardSuits = (game, _call, card) => isActivatable(game, card);
/** The cards, as far as they can be activated. */
export function findReady(game: Game, call: Call, cards: CardsNode): CardId[] {
  return cards.selector.find(game, call, cards, isReady).filter((card) => isActivatable(game, card));
}
const isSeveral = (cards: CardsNode): boolean =>
  'choosing' in cards && (cards as ChosenCards).choosing.anyNumber === true;
const activateVerb: Verb<CardsEffectNode> = {
  name: 'activate',
  run(game, call, node) {
    const cards = findReady(game, call, node.cards);
    return cards.length === 0 ? Result.none : activateTogether(game, call.you, cards, call.self);
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards, isReady),
  text: (node, words) =>
    `activate ${node.cards.selector.text(node.cards, words)}${isSeveral(node.cards) ? ' at once' : ''}`,
};
/** Activates cards, several at one moment. [actions.activate] */
export const activate = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: activateVerb, cards });
