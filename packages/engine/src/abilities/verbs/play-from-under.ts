import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { isPlayable, NORMALLY, playCard } from '../../rules/play.js';
import type { CardId } from '../../state/ids.js';
import { type Call, CardType, Zone } from '../../state/state.js';
import { chooseCard } from '../choose.js';
import { bringsTo } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';

/** Plays an event that lies face down under this card, at its cost; then it is set aside. [areas.set-aside.who] */
const verb: Verb = {
  name: 'play from under this',
  run(game, call) {
    const under = cardsUnder(game, call);
    if (under.length === 0) return Result.none;
    const playable = under.filter((card) => isEvent(game, card) && isPlayable(game, call.you, card, NORMALLY));
    // What lies there only its player knows.
    const card = chooseCard(game, call, playable, (words) => `an event from under this ${words.self}`, {
      hidden: true,
    });
    if (card === null) return Result.none;
    const result = playCard(game, call.you, card, NORMALLY);
    if (game.card(card).zone !== Zone.discard) return result;
    const aside = bringsTo(call, Happening.cardMoved, card);
    aside.detail = Zone.setAside;
    occurOne(game, aside);
    return result;
  },
  can: (game, call) => cardsUnder(game, call).length > 0,
  text: (_node, words) => `play an event from under this ${words.self}, then set that event aside`,
};

const isEvent = (game: Game, card: CardId): boolean => game.card(card).type === CardType.event;

function cardsUnder(game: Game, call: Call): CardId[] {
  const found: CardId[] = [];
  game.state.cards.forEach((card, id) => {
    if (card.zone === Zone.stacked && card.host === call.self && card.owner === call.you) found.push(id as CardId);
  });
  return found;
}

export const playFromUnderThis: EffectNode = Object.freeze({ verb });
