import { Happening } from '../../events/event.js';
import { Zone } from '../../state/state.js';
import { bringsTo, happensToEach } from '../happen.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';

interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}

function flagVerb(name: string, kind: Happening, exhausted: boolean, word: string): Verb<CardsEffectNode> {
  const suits: CardSuits = (game, _call, card) => {
    const state = game.card(card);
    return state.zone === Zone.play && state.exhausted === exhausted;
  };
  return {
    name,
    run(game, call, node) {
      const cards = node.cards.selector.find(game, call, node.cards);
      return happensToEach(game, call, node.cards, cards, (card) => bringsTo(call, kind, card));
    },
    can: (game, call, node) => node.cards.selector.can(game, call, node.cards, suits),
    text: (node, words) => `${word} ${node.cards.selector.text(node.cards, words)}`,
  };
}

const exhaustVerb = flagVerb('exhaust', Happening.exhausted, false, 'exhaust');
const readyVerb = flagVerb('ready', Happening.readied, true, 'ready');
/** [terms.exhaust.not-twice] */
export const exhaust = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: exhaustVerb, cards });
/** [terms.ready.not-twice] */
export const ready = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: readyVerb, cards });
