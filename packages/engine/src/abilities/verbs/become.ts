import { Happening, Result } from '../../events/event.js';
import { departure } from '../../events/leave.js';
import { occur } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { type CardId, NO_CARD } from '../../state/ids.js';
import { CardType, Zone } from '../../state/state.js';
import { attachmentsOf } from '../../state/zones.js';
import { withArticle } from '../../text/words.js';
import { bringsTo } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { self } from '../selectors/reference.js';

/** How a card becomes another type. */
interface Becoming {
  /** What an upgrade is attached to. */
  readonly onto: CardsNode | null;
  /** It is readied too. */
  readonly ready: boolean;
}
interface BecomeNode extends EffectNode, Becoming {
  readonly type: 'character' | 'support' | 'upgrade';
}

/**
 * This card is of another type from now on: it loses its tokens and what is attached to it. Its die goes with it, in the
 * pool or not. [clarification.one-with-the-force]
 */
const becomeVerb: Verb<BecomeNode> = {
  name: 'become',
  run(game, call, node) {
    const [card] = self.selector.find(game, call, self);
    if (card === undefined || game.card(card).zone !== Zone.play) return Result.none;
    let host: CardId | undefined = NO_CARD;
    if (node.onto !== null) [host] = node.onto.selector.find(game, call, node.onto, (_game, _call, id) => id !== card);
    if (host === undefined || isAlready(game, card, node, host)) return Result.none;
    const changed = bringsTo(call, Happening.typeChanged, card);
    changed.detail = CardType[node.type];
    changed.target = host;
    const batch = [changed, ...attachmentsOf(game, card).map((id) => departure(id, Zone.discard, call.you, card))];
    if (node.ready && game.card(card).exhausted) {
      const readied = bringsTo(call, Happening.readied, card);
      batch.push(readied);
    }
    return occur(game, batch);
  },
  can: (game, call, { onto }) =>
    onto === null || onto.selector.can(game, call, onto, (_game, { self: card }, id) => id !== card),
  text({ type, onto, ready }, words) {
    const becomes = `this ${words.self} becomes ${withArticle(ready ? `ready ${type}` : type)}`;
    return onto === null
      ? `${becomes} for the rest of the game`
      : `${becomes} attached to ${onto.selector.text(onto, words)}`;
  },
};
/** What is of that type there becomes nothing else, and keeps what it has. */
const isAlready = (game: Game, card: CardId, { type }: BecomeNode, host: CardId): boolean =>
  game.card(card).type === CardType[type] && game.card(card).host === host;

export const becomeSupport: BecomeNode = Object.freeze({ verb: becomeVerb, type: 'support', onto: null, ready: true });
/** The card as it lies there, exhausted or not. */
export const become = (type: 'character' | 'support'): BecomeNode =>
  Object.freeze({ verb: becomeVerb, type, onto: null, ready: false });
export const becomeUpgradeOn = (onto: CardsNode): BecomeNode =>
  Object.freeze({ verb: becomeVerb, type: 'upgrade', onto, ready: false });
