import { defeat as defeatNow } from '../../events/occur.js';
import { Happening, Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import type { CardId } from '../../state/ids.js';
import { type Call, CardType, type GameEvent, Zone } from '../../state/state.js';
import { bringsTo } from '../happen.js';
import { type CardsNode, doneTo, type EffectNode, type Verb } from '../language.js';

interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}
const defeatVerb: Verb<CardsEffectNode> = {
  name: 'defeat',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards).filter((card) => isCharacter(game, card));
    if (cards.length === 0) return Result.none;
    const batch = cards.map((card) => defeatedBy(game, call, card));
    return doneTo(node.cards, call, cards.length, defeatNow(game, batch));
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `defeat ${node.cards.selector.text(node.cards, words)}`,
};
function isCharacter(game: Game, card: CardId): boolean {
  return game.card(card).zone === Zone.play && game.card(card).type === CardType.character;
}
function defeatedBy(game: Game, call: Call, card: CardId): GameEvent {
  const event = bringsTo(call, Happening.defeated, card);
  event.seat = game.card(card).controller;
  return event;
}
export const defeat = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: defeatVerb, cards });
