import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import type { CardId, Seat } from '../../state/ids.js';
import { brings } from '../happen.js';
import type { CardsNode, EffectNode, PlayerNode, Verb } from '../language.js';

/** Cards are seen by you, or revealed to everybody; they stay where they were. [terms.look-at] [terms.reveal] */
interface LookNode extends EffectNode {
  readonly cards: CardsNode;
}
interface RevealHandNode extends EffectNode {
  readonly player: PlayerNode;
}

function show(
  game: Parameters<Verb['run']>[0],
  call: Parameters<Verb['run']>[1],
  cards: readonly CardId[],
  to: Seat | 'all',
): Result {
  if (cards.length === 0) return Result.none;
  return occur(
    game,
    cards.map((card) => {
      const event = brings(call, Happening.seen);
      event.card = card;
      event.flag = to === 'all';
      event.detail = to === 'all' ? 0 : 1 << to;
      return event;
    }),
  );
}

const lookVerb: Verb<LookNode> = {
  name: 'look',
  run: (game, call, node) => show(game, call, node.cards.selector.find(game, call, node.cards), call.you),
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `look at ${node.cards.selector.text(node.cards, words)}`,
};
export const lookAt = (cards: CardsNode): LookNode => Object.freeze({ verb: lookVerb, cards });

const revealVerb: Verb<LookNode> = {
  ...lookVerb,
  name: 'reveal',
  run: (game, call, node) => show(game, call, node.cards.selector.find(game, call, node.cards), 'all'),
  text: (node, words) => `reveal ${node.cards.selector.text(node.cards, words)}`,
};
/** Shown to everybody. */
export const reveal = (cards: CardsNode): LookNode => Object.freeze({ verb: revealVerb, cards });

const revealHandVerb: Verb<RevealHandNode> = {
  name: 'reveal hand',
  run: (game, call, node) => show(game, call, game.seat(node.player.player.find(game, call, node.player)).hand, 'all'),
  can: () => true,
  text: (node, words) => `reveal ${node.player.player.text(node.player, words)}'s hand`,
};
export const revealHand = (player: PlayerNode): RevealHandNode => Object.freeze({ verb: revealHandVerb, player });
