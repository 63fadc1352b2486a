import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { isPlayable, playCard } from '../../rules/play.js';
import type { Game } from '../../game/game.js';
import type { CardId } from '../../state/ids.js';
import { type Call, Zone } from '../../state/state.js';
import { chooseCard } from '../choose.js';
import { bringsTo } from '../happen.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { seeing } from './look.js';

/** Cards that lie face down on a card that is set aside, and the way to play them. */

export interface StackNode extends EffectNode {
  readonly card: CardsNode;
}
const stackVerb: Verb<StackNode> = {
  name: 'stack',
  run(game, call, node) {
    const [card] = node.card.selector.find(game, call, node.card);
    if (card === undefined || game.card(call.self).zone !== Zone.setAside) return Result.none;
    const event = bringsTo(call, Happening.cardMoved, card);
    event.detail = Zone.stacked;
    event.target = call.self;
    return occurOne(game, event);
  },
  can: (game, call, node) => node.card.selector.can(game, call, node.card),
  text: (node, words) => `stack ${node.card.selector.text(node.card, words)} facedown on it`,
};
export const stackOnThis = (card: CardsNode): StackNode => Object.freeze({ verb: stackVerb, card });

/** Copies of this card, anybody's, that are set aside with a card on them. */
function stackedCopies(game: Game, call: Call): CardId[] {
  const { title } = game.definitions[call.definition] as Game['definitions'][number];
  return game.state.seats.flatMap((seat) =>
    seat.setAside.filter(
      (id) => id !== call.self && game.definition(id).title === title && stackedOn(game, id) !== null,
    ),
  );
}
function stackedOn(game: Game, copy: CardId): CardId | null {
  const at = game.state.cards.findIndex((card) => card.zone === Zone.stacked && card.host === copy);
  return at < 0 ? null : (at as CardId);
}

const playStackedVerb: Verb = {
  name: 'play stacked card',
  run(game, call) {
    const copy = chooseCard(
      game,
      call,
      stackedCopies(game, call),
      (words) => `a copy of this ${words.self} with a card on it`,
    );
    if (copy === null) return Result.none;
    const card = stackedOn(game, copy) as CardId;
    playOrDiscard(game, call, card);
    const discarded = bringsTo(call, Happening.cardMoved, copy);
    discarded.detail = Zone.discard;
    return occurOne(game, discarded);
  },
  can: (game, call) => stackedCopies(game, call).length > 0,
  text: () => 'play the card stacked on another copy of this card for free and discard that copy',
};

/** A card that cannot be played goes to its owner's discard pile. [clarification.premonitions.restriction] */
function playOrDiscard(game: Game, call: Call, card: CardId): void {
  const how = { less: 0, free: true };
  // Nobody but its owner knew it: it is turned up before anything about it is asked.
  occurOne(game, seeing(call, card, 'all'));
  if (isPlayable(game, call.you, card, how)) {
    playCard(game, call.you, card, how);
    return;
  }
  const discarded = bringsTo(call, Happening.cardMoved, card);
  discarded.detail = Zone.discard;
  occurOne(game, discarded);
}
export const playStacked: EffectNode = Object.freeze({ verb: playStackedVerb });
