import { Happening, Result } from '../../events/event.js';
import { departure } from '../../events/leave.js';
import { occur } from '../../events/occur.js';
import { Zone } from '../../state/state.js';
import { bringsTo, happensToEach } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import type { ChosenCards } from '../selectors/cards.js';

/** Moves cards to a place out of play: from another such place, or out of play first. */
interface MoveCardNode extends EffectNode {
  readonly cards: CardsNode;
  readonly to: 'deck top' | 'deck bottom' | 'hand';
}

const PLACES = {
  'deck top': { zone: Zone.deck, bottom: false, text: (whose: string) => `on top of ${whose} deck` },
  'deck bottom': { zone: Zone.deck, bottom: true, text: (whose: string) => `on the bottom of ${whose} deck` },
  hand: { zone: Zone.hand, bottom: false, text: (whose: string) => `into ${whose} hand` },
} as const;

const verb: Verb<MoveCardNode> = {
  name: 'move card',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards);
    if (cards.length === 0) return Result.none;
    const place = PLACES[node.to];
    const leaving = cards.filter((card) => game.card(card).zone === Zone.play);
    if (leaving.length > 0) {
      occur(
        game,
        leaving.map((card) => departure(card, Zone.limbo, call.you, call.self)),
      );
    }
    return happensToEach(game, call, node.cards, cards, (card) => {
      const event = bringsTo(call, Happening.cardMoved, card);
      event.detail = place.zone;
      event.flag = place.bottom;
      return event;
    });
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) =>
    `put ${node.cards.selector.text(node.cards, words)} ${PLACES[node.to].text(whose(node.cards))}`,
};

/** Everything goes to its owner. [areas.owner-only] */
const whose = (cards: CardsNode): string =>
  'filter' in cards && (cards as ChosenCards).filter.whose !== 'you' ? "its owner's" : 'your';

export const putOnDeck = (cards: CardsNode): MoveCardNode => Object.freeze({ verb, cards, to: 'deck top' });
export const putUnderDeck = (cards: CardsNode): MoveCardNode => Object.freeze({ verb, cards, to: 'deck bottom' });
/** Of cards in play a return, of others a gain. */
export const putIntoHand = (cards: CardsNode): MoveCardNode => Object.freeze({ verb, cards, to: 'hand' });
