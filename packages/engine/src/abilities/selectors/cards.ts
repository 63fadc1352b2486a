import type { Game } from '../../game/game.js';
import { cardOf, option, Pick } from '../../game/options.js';
import { takeAtRandom } from '../../rules/hand.js';
import type { CardId, Seat } from '../../state/ids.js';
import { type Call, Zone } from '../../state/state.js';
import { type Words, withArticle } from '../../text/words.js';
import { chooseSeveral } from '../choose.js';
import {
  type CardFilter,
  cardNoun,
  cardNouns,
  cardsThatFit,
  cardSuffix,
  isFromPile,
  isHidden,
  mayExist,
  ownerText,
} from '../filters/card-filter.js';
import type { CardSelector, CardsNode } from '../language.js';
import { chooseOpponent, ofOneOpponent } from '../players/player.js';

/** "Each of your characters": every card that fits; of one opponent, whom you choose, where it speaks of one. */
export interface EachCard extends CardsNode {
  readonly filter: CardFilter;
}

const eachSelector: CardSelector<EachCard> = {
  find(game, call, node) {
    const found = cardsThatFit(game, call, node.filter);
    if (node.filter.whose !== 'opponent' || found.length === 0) return found;
    chooseOpponent(game, call);
    return cardsThatFit(game, call, node.filter);
  },
  can: (game, call, node) => cardsThatFit(game, call, node.filter).length > 0,
  text(node, words) {
    const { filter } = node;
    const noun = cardNoun(filter);
    const suffix = cardSuffix(filter, words);
    if (isFromPile(filter)) return `all ${cardNouns(filter)}${suffix}`;
    const owner = ownerText(filter.whose, words);
    return owner === null ? `each ${noun}${suffix}` : `each of ${owner} ${cardNouns(filter)}${suffix}`;
  },
};
export const each = (filter: CardFilter): EachCard => Object.freeze({ selector: eachSelector, filter });

/** How many are chosen. */
export interface Choosing {
  /** Exactly so many (fewer only where there are no more); one when not named. */
  readonly count?: number;
  /** Any number up to this, none included. */
  readonly upTo?: number;
  /** None to all. */
  readonly anyNumber?: boolean;
  /** Chance chooses. */
  readonly random?: boolean;
}
export interface ChosenCards extends CardsNode {
  readonly filter: CardFilter;
  readonly choosing: Choosing;
}

const chosenSelector: CardSelector<ChosenCards> = {
  find(game, call, node, suits) {
    const { filter, choosing } = node;
    const fits = cardsThatFit(game, call, filter);
    const fitting = choosing.random === true ? fits : fits.filter((id) => isKnown(game, call, id));
    const suiting = suits === undefined ? fitting : fitting.filter((card) => suits(game, call, card));
    const candidates = isOfSeveral(node) ? ofOneOpponent(game, call, suiting, (id) => holderOf(game, id)) : suiting;
    const max = choosing.anyNumber === true ? candidates.length : (choosing.upTo ?? choosing.count ?? 1);
    if (choosing.random === true) return takeAtRandom(game, candidates, max);
    const picked = chooseSeveral(
      game,
      {
        seat: call.you,
        kind: 'card',
        min: leastOf(choosing),
        max,
        // That a hand is empty everybody sees.
        hidden: isHidden(filter) && mayExist(game, call, filter),
        about(question) {
          question.call = call;
          question.wanted = { text: (words) => chosenSelector.text(node, words) };
        },
      },
      candidates.map((id) => option(Pick.card, id)),
    );
    const cards = picked.map(cardOf);
    // Who chose an opponent's card has chosen that opponent.
    if (filter.whose === 'opponent') ofOneOpponent(game, call, cards, (id) => holderOf(game, id));
    return cards;
  },
  wanted: (_call, { choosing }) => leastOf(choosing),
  can: (game, call, { filter, choosing }, suits) => {
    const least = leastOf(choosing);
    return least === 0 || mayExist(game, call, filter, suits, least);
  },
  text(node, words) {
    const { filter, choosing } = node;
    const noun = cardNoun(filter);
    const suffix = cardSuffix(filter, words);
    const count = choosing.upTo ?? choosing.count ?? 1;
    const random = choosing.random === true ? 'random ' : '';
    const number = choosing.upTo === undefined ? '' : 'up to ';
    if (choosing.anyNumber === true) return anyNumberOf(filter, suffix, words);
    if (isFromPile(filter)) {
      if (count === 1 && number === '') return `${withArticle(`${random}${noun}`)}${suffix}`;
      return `${number}${count} ${random}${count === 1 ? noun : cardNouns(filter)}${suffix}`;
    }
    const owner = ownerText(filter.whose, words);
    if (owner === null) {
      if (count === 1 && number === '') return `${withArticle(random + noun)}${suffix}`;
      return `${number}${count} ${random}${count === 1 ? noun : cardNouns(filter)}${suffix}`;
    }
    const of = `of ${owner} ${cardNouns(filter)}${suffix}`;
    if (choosing.random === true) return `${number}${count === 1 ? 'a random one' : `${count} random ones`} ${of}`;
    if (filter.whose === 'opponent' && count === 1 && number === '') return `an opponent's ${noun}${suffix}`;
    return `${number}${count === 1 ? 'one' : String(count)} ${of}`;
  },
};

/** How many must be chosen; as many as there are, where there are fewer. */
const leastOf = ({ count = 1, upTo, anyNumber }: Choosing): number =>
  upTo !== undefined || anyNumber === true ? 0 : count;

/** Whose it is: of a card in play its controller. */
function holderOf(game: Game, id: CardId): Seat {
  const { zone, controller, owner } = game.card(id);
  return zone === Zone.play ? controller : owner;
}

/** Whether an opponent is chosen ahead of the cards: where there may be several, or chance chooses. */
const isOfSeveral = ({ filter, choosing }: ChosenCards): boolean =>
  filter.whose === 'opponent' &&
  (choosing.random === true || choosing.anyNumber === true || (choosing.upTo ?? choosing.count ?? 1) > 1);

/** Nobody chooses among cards that he cannot see. [areas.hand.information] */
function isKnown(game: Game, { you }: Call, id: CardId): boolean {
  const { zone, known } = game.card(id);
  return zone !== Zone.hand || ((known >> you) & 1) === 1;
}

function anyNumberOf(filter: CardFilter, suffix: string, words: Words): string {
  const owner = ownerText(filter.whose, words);
  return `any number of ${owner === null ? '' : `${owner} `}${cardNouns(filter)}${suffix}`;
}
/** "A character", "one of your blue characters", "up to 2 cards". */
export const choose = (filter: CardFilter, choosing: Choosing = {}): ChosenCards =>
  Object.freeze({ selector: chosenSelector, filter, choosing });
