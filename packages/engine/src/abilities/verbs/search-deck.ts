import { Happening, Result } from '../../events/event.js';
import { occur, occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { type CardId, NO_CARD } from '../../state/ids.js';
import { type Call, Zone } from '../../state/state.js';
import { withArticle, type Words } from '../../text/words.js';
import { chooseCard, onePerDesign } from '../choose.js';
import { cardPhrase, type CardTraits, fitsCard } from '../filters/card-filter.js';
import { brings, bringsTo } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';
import { seeing } from './look.js';

/**
 * Looks through your deck for a card, reveals it and puts it into your hand; the deck is shuffled in any case. You may
 * fail to find it: nobody else saw what there was.
 */
interface SearchNode extends EffectNode {
  /** Null for a copy of the card that says it. */
  readonly filter: CardTraits | null;
}

const verb: Verb<SearchNode> = {
  name: 'search deck',
  run(game, call, node) {
    const { deck } = game.seat(call.you);
    if (deck.length === 0) return Result.none;
    occur(
      game,
      deck.map((card) => seeing(call, card, 'you')),
    );
    const found = find(game, call, node);
    if (found !== NO_CARD) {
      occurOne(game, seeing(call, found, 'all'));
      const gained = bringsTo(call, Happening.cardMoved, found);
      gained.detail = Zone.hand;
      occurOne(game, gained);
    }
    occurOne(game, brings(call, Happening.shuffled));
    return found === NO_CARD ? Result.part : Result.full;
  },
  can: (game, call) => game.seat(call.you).deck.length > 0,
  text: (node, words) =>
    `search your deck for ${wanted(node, words)}, reveal it and put it into your hand, then shuffle your deck`,
};

const wanted = ({ filter }: SearchNode, words: Words): string =>
  filter === null ? `a copy of this ${words.self}` : withArticle(cardPhrase(filter, words));

function find(game: Game, call: Call, node: SearchNode): CardId {
  const title = game.definitions[call.definition]?.title;
  const fitting = game
    .seat(call.you)
    .deck.filter((card) =>
      node.filter === null ? game.definition(card).title === title : fitsCard(game, call, node.filter, card),
    );
  const how = { hidden: true, optional: true };
  return chooseCard(game, call, onePerDesign(game, fitting), (words) => wanted(node, words), how) ?? NO_CARD;
}

export const searchDeck = (filter: CardTraits): SearchNode => Object.freeze({ verb, filter });
/** "Search your deck for a copy of this card." [terms.copy] */
export const searchDeckForCopy: SearchNode = Object.freeze({ verb, filter: null });
