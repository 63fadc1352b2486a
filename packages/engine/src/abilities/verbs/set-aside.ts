import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { Zone } from '../../state/state.js';
import { brings } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { self } from '../selectors/reference.js';

interface AsideNode extends EffectNode {
  readonly cards: CardsNode;
}
const asideVerb: Verb<AsideNode> = {
  name: 'set aside',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards);
    if (cards.length === 0) return Result.none;
    return occur(
      game,
      cards.map((card) => {
        const inPlay = game.card(card).zone === Zone.play;
        const event = brings(call, inPlay ? Happening.leftPlay : Happening.cardMoved);
        event.card = card;
        event.detail = Zone.setAside;
        return event;
      }),
    );
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `set ${node.cards.selector.text(node.cards, words)} aside`,
};
export const setThisAside: AsideNode = Object.freeze({ verb: asideVerb, cards: self });
