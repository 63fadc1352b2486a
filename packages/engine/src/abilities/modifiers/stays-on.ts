import { type CardId, NO_CARD } from '../../state/ids.js';
import { listing, withArticle } from '../../text/words.js';
import { cardPhrase, type CardTraits, fitsCard } from '../filters/card-filter.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import { viewpoint } from './permissions.js';

interface StaysNode extends ModifierNode {
  /** Hosts of any of these kinds. */
  readonly on: readonly { readonly filter: CardTraits }[];
}

const stays: Modifier<StaysNode> = {
  attribute: () => Attribute.misplaced,
  concerns(game, source, card, _other, { on }) {
    if (card !== source.card) return false;
    const { host } = game.card(card as CardId);
    return host === NO_CARD || !on.some(({ filter }) => fitsCard(game, viewpoint(game, source), filter, host));
  },
  change: () => 0,
  text({ on }, words) {
    const hosts = on.map(({ filter }) => {
      const phrase = cardPhrase(filter, words);
      return filter.title === undefined ? withArticle(phrase) : phrase;
    });
    return `discard this ${words.self} from play if it is not on ${listing(hosts, 'or')}`;
  },
};
/** An attachment that is discarded from wherever else it comes to be; no restriction on playing it. */
export const staysOnlyOn = (...on: CardTraits[]): StaysNode =>
  Object.freeze({ modifier: stays, on: on.map((filter) => ({ filter })) });
