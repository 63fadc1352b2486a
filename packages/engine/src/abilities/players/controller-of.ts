import { NO_SEAT } from '../../state/ids.js';
import type { CardsNode, PlayerNode, PlayerSelector } from '../language.js';

interface ControllerNode extends PlayerNode {
  readonly card: CardsNode;
}

const controller: PlayerSelector<ControllerNode> = {
  find(game, call, node) {
    const [card] = node.card.selector.find(game, call, node.card);
    return card === undefined ? NO_SEAT : game.card(card).controller;
  },
  text: (node, words) => `the controller of ${node.card.selector.text(node.card, words)}`,
};
/** Whoever controls the card. [terms.controller] */
export const controllerOf = (card: CardsNode): ControllerNode => Object.freeze({ player: controller, card });
