import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { NO_SEAT, type CardId } from '../../state/ids.js';
import { TurnRuleKind } from '../../rules/turn-rules.js';
import { brings } from '../happen.js';
import type { CardsNode, EffectNode, PlayerNode, Verb } from '../language.js';

/** A player must play the card as the next action this round, if able. */
export interface MustPlayNode extends EffectNode {
  readonly card: CardsNode;
}
const mustPlayVerb: Verb<MustPlayNode> = {
  name: 'must play',
  run(game, call, node) {
    const [card] = node.card.selector.find(game, call, node.card);
    if (card === undefined) return Result.none;
    const event = brings(call, Happening.ruled);
    event.seat = game.card(card).owner;
    event.card = card;
    event.detail = TurnRuleKind.mustPlay;
    event.target = -1 as CardId;
    return occurOne(game, event);
  },
  can: (game, call, node) => node.card.selector.can(game, call, node.card),
  text: (node, words) =>
    `choose ${node.card.selector.text(node.card, words)}. Its owner must play it as their next action, if able`,
};
export const mustPlayNext = (card: CardsNode): MustPlayNode => Object.freeze({ verb: mustPlayVerb, card });

/** A player cannot take an action of the kind that was just taken on the next turn. */
export interface ForbidNode extends EffectNode {
  readonly player: PlayerNode;
}
const forbidVerb: Verb<ForbidNode> = {
  name: 'forbid same action',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT) return Result.none;
    const event = brings(call, Happening.ruled);
    event.seat = seat;
    event.detail = TurnRuleKind.forbidAction;
    event.amount = call.event?.detail ?? game.state.lastAction;
    event.target = 1 as CardId;
    const result = occurOne(game, event);
    return result === Result.none ? Result.none : Result.full;
  },
  can: () => true,
  text: (node, words) =>
    `choose ${node.player.player.text(node.player, words)}. They cannot take the action that you just took on their next turn`,
};
export const forbidSameAction = (player: PlayerNode): ForbidNode => Object.freeze({ verb: forbidVerb, player });
