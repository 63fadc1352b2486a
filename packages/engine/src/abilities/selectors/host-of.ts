import { NO_CARD } from '../../state/ids.js';
import type { CardSelector, CardsNode } from '../language.js';

/** What cards are attached to. */
interface HostNode extends CardsNode {
  readonly of: CardsNode;
}
const selector: CardSelector<HostNode> = {
  find: (game, call, node) =>
    node.of.selector
      .find(game, call, node.of)
      .map((card) => game.card(card).host)
      .filter((host) => host !== NO_CARD),
  can(game, call, node, suits) {
    const hosts = selector.find(game, call, node);
    return hosts.length > 0 && hosts.every((host) => suits?.(game, call, host) !== false);
  },
  text: (node, words) => `the character that has ${node.of.selector.text(node.of, words)}`,
};
/** "The character that has that weapon". */
export const hostOf = (of: CardsNode): HostNode => Object.freeze({ selector, of });
