import { Happening, Result } from '../../events/event.js';
import { occur, occurOne } from '../../events/occur.js';
import { CardType, Zone } from '../../state/state.js';
import { brings } from '../happen.js';
import { type Amount, amountOf, type CardsNode, type EffectNode, type PlayerNode, type Verb } from '../language.js';
import { amountOfThings, amountText } from '../amounts/amount-text.js';
import { you } from '../players/player.js';
import { self } from '../selectors/reference.js';

/*
 * Effects that change the event they interrupt, or what this card is.
 */

interface AmountNode extends EffectNode {
  readonly amount: Amount;
}

const blockVerb: Verb<AmountNode> = {
  name: 'block',
  run(game, call, node) {
    const { event } = call;
    if (event === null || event.kind !== Happening.damaged) return Result.none;
    const amount = Math.min(amountOf(game, call, node.amount), event.amount - event.blocked);
    event.blocked += amount;
    return amount > 0 ? Result.full : Result.none;
  },
  can: () => true,
  text(node, words) {
    const amount = amountText(node.amount, words);
    return amount.startsWith('that') ? 'block it' : `block ${amount} of that damage`;
  },
};
/** Stops damage that is about to be taken. [damage.block.order] */
export const block = (amount: Amount): AmountNode => Object.freeze({ verb: blockVerb, amount });

interface RedirectNode extends EffectNode {
  readonly to: CardsNode;
}
const redirectVerb: Verb<RedirectNode> = {
  name: 'redirect damage',
  run(game, call, node) {
    const [to] = node.to.selector.find(game, call, node.to);
    const { event } = call;
    if (event === null || to === undefined) return Result.none;
    // The same damage, kind and source kept, only elsewhere.
    event.card = to;
    event.controller = game.card(to).controller;
    event.host = game.card(to).host;
    event.cancelled = false;
    return Result.full;
  },
  can: (game, call, node) => node.to.selector.can(game, call, node.to),
  text: (node, words) => `deal that damage to ${node.to.selector.text(node.to, words)} instead`,
};
export const redirectDamage = (to: CardsNode): RedirectNode => Object.freeze({ verb: redirectVerb, to });

interface BecomeNode extends EffectNode {
  readonly type: 'support' | 'upgrade';
}
const becomeVerb: Verb<BecomeNode> = {
  name: 'become',
  run(game, call, node) {
    const card = game.card(call.self);
    if (card.zone !== Zone.play) return Result.none;
    const changed = brings(call, Happening.typeChanged);
    changed.card = call.self;
    changed.detail = CardType[node.type];
    const batch = [changed];
    if (card.exhausted) {
      const readied = brings(call, Happening.readied);
      readied.card = call.self;
      batch.push(readied);
    }
    return occur(game, batch);
  },
  can: () => true,
  text: (node, words) => `this ${words.self} becomes a ready ${node.type} for the rest of the game`,
};
/** Its die goes with it, in the pool or not. [clarification.one-with-the-force] */
export const becomeSupport: BecomeNode = Object.freeze({ verb: becomeVerb, type: 'support' });

interface ActionsNode extends EffectNode {
  readonly amount: Amount;
  readonly player: PlayerNode;
}
const actionsVerb: Verb<ActionsNode> = {
  name: 'gain actions',
  run(game, call, node) {
    const event = brings(call, Happening.actionsGained);
    event.amount = amountOf(game, call, node.amount);
    event.seat = node.player.player.find(game, call, node.player);
    return event.amount > 0 ? occurOne(game, event) : Result.none;
  },
  can: () => true,
  text(node, words) {
    const actions = amountOfThings(node.amount, 'additional action', 'additional actions', words);
    const player = node.player.player.text(node.player, words);
    return player === 'you' ? `take ${actions}` : `${player} takes ${actions}`;
  },
};
/** Taken one by one when everything else is done. [structure.extra.not-queued] */
export const takeActions = (amount: Amount): ActionsNode => Object.freeze({ verb: actionsVerb, amount, player: you });

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
