import { Happening } from '../../events/event.js';
import type { CardId } from '../../state/ids.js';
import type { Call, GameEvent } from '../../state/state.js';
import { bringsTo, happensToEach } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';

/** Cards are seen by you, or revealed to everybody; they stay where they were. [terms.look-at] [terms.reveal] */
interface LookNode extends EffectNode {
  readonly cards: CardsNode;
}

/** The event of a card being seen by the call's player, or by all. */
export function seeing(call: Call, card: CardId, by: 'you' | 'all'): GameEvent {
  const event = bringsTo(call, Happening.seen, card);
  event.flag = by === 'all';
  event.detail = by === 'all' ? 0 : 1 << call.you;
  return event;
}

const showVerb = (name: string, by: 'you' | 'all', word: string): Verb<LookNode> => ({
  name,
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards);
    return happensToEach(game, call, node.cards, cards, (card) => seeing(call, card, by));
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `${word} ${node.cards.selector.text(node.cards, words)}`,
});

const lookVerb = showVerb('look', 'you', 'look at');
export const lookAt = (cards: CardsNode): LookNode => Object.freeze({ verb: lookVerb, cards });
const revealVerb = showVerb('reveal', 'all', 'reveal');
export const reveal = (cards: CardsNode): LookNode => Object.freeze({ verb: revealVerb, cards });
