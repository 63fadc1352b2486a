import { Happening } from '../../events/event.js';
import { Zone } from '../../state/state.js';
import { bringsTo, happensToEach } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { self } from '../selectors/reference.js';

interface AsideNode extends EffectNode {
  readonly cards: CardsNode;
}
const asideVerb: Verb<AsideNode> = {
  name: 'set aside',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards);
    return happensToEach(game, call, node.cards, cards, (card) => {
      const inPlay = game.card(card).zone === Zone.play;
      const event = bringsTo(call, inPlay ? Happening.leftPlay : Happening.cardMoved, card);
      event.detail = Zone.setAside;
      return event;
    });
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `set ${node.cards.selector.text(node.cards, words)} aside`,
};
export const setThisAside: AsideNode = Object.freeze({ verb: asideVerb, cards: self });
