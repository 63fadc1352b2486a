import { Happening, Result } from '../../events/event.js';
import { occur, occurOne } from '../../events/occur.js';
import { entrance } from '../../rules/play.js';
import { departure } from '../../events/leave.js';
import { Zone } from '../../state/state.js';
import { bringsTo } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';

/** This upgrade and a card in its player's hand change places; that is not playing. [faq.holocron-royal-guard] */
export interface SwitchNode extends EffectNode {
  readonly card: CardsNode;
}

const verb: Verb<SwitchNode> = {
  name: 'switch upgrade',
  run(game, call, node) {
    const own = game.card(call.self);
    // Nobody can hold a card of another player. [faq.cunning-holocron]
    if (own.zone !== Zone.play || own.owner !== call.you) return Result.none;
    const { host } = own;
    const [card] = node.card.selector.find(game, call, node.card);
    if (card === undefined) return Result.none;
    occur(game, [departure(call.self, Zone.hand, call.you, call.self)]);
    const seen = bringsTo(call, Happening.cardMoved, card);
    seen.detail = Zone.limbo;
    occurOne(game, seen);
    return occur(game, [entrance(call.you, card, host)]);
  },
  can: (game, call, node) => game.card(call.self).owner === call.you && node.card.selector.can(game, call, node.card),
  text: (node, words) =>
    `switch this ${words.self} with ${node.card.selector.text(node.card, words)}, ignoring its play restrictions`,
};

export const switchThisWith = (card: CardsNode): SwitchNode => Object.freeze({ verb, card });
