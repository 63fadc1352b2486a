import { shows } from '../../events/dice.js';
import type { SymbolSet } from '../../definitions/symbols.js';
import { cardCall } from '../../state/call.js';
import type { CardId, DieId, Seat } from '../../state/ids.js';
import { DiePlace } from '../../state/state.js';
import { symbolsText, withArticle } from '../../text/words.js';
import { cardPhrase, cardPhrases, type CardTraits, fitsCard } from '../filters/card-filter.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import type { Source } from '../in-force.js';
import type { ConditionNode } from '../language.js';
import type { Call } from '../../state/state.js';
import type { Game } from '../../game/game.js';

/** The call in which an ongoing ability is looked at. */
export function viewpoint(game: Game, { card, definition, seat, call }: Source): Call {
  return call ?? cardCall(game, card, seat, definition);
}

interface FilterNode extends ModifierNode {
  readonly filter: CardTraits;
}
const attachFreely: Modifier<FilterNode> = {
  attribute: () => Attribute.attachFreely,
  concerns: (game, source, upgrade, host, node) =>
    host === source.card &&
    game.card(upgrade as CardId).owner === source.seat &&
    fitsCard(game, viewpoint(game, source), node.filter, upgrade as CardId),
  change: () => 0,
  text: (node, words) =>
    `you can attach any ${cardPhrase(node.filter, words)} to this ${words.self}, ignoring its play restrictions`,
};
/** Upgrades that may be put on this character in spite of their restrictions. */
export const attachesAny = (filter: CardTraits): FilterNode => Object.freeze({ modifier: attachFreely, filter });

interface ShowingNode extends ModifierNode {
  readonly showing: SymbolSet;
}
const protects: Modifier<ShowingNode> = {
  attribute: () => Attribute.removalForbidden,
  // Two such dice protect each other. [faq.tie-pilot-dodge]
  concerns(game, source, subject, by, node) {
    const die = subject as DieId;
    if ((by as Seat) === source.seat || game.die(die).pool !== source.seat || !shows(game, die, node.showing))
      return false;
    return game
      .seat(source.seat)
      .pool.some((own) => own !== die && game.die(own).card === source.card && game.die(own).place === DiePlace.pool);
  },
  change: () => 0,
  text: (node) =>
    `while this die is in your pool, your other dice showing ${symbolsText(node.showing)} cannot be removed by an opponent`,
};
/** While this card's die is in the pool. */
export const protectsDice = (showing: SymbolSet): ShowingNode => Object.freeze({ modifier: protects, showing });

const borrows: Modifier<FilterNode> = {
  attribute: () => Attribute.borrowedAbilities,
  concerns: (game, source, card, _other, node) => fitsCard(game, viewpoint(game, source), node.filter, card as CardId),
  change: () => 0,
  text: (node, words) => `this ${words.self} has the abilities of each of your ${cardPhrases(node.filter, words)}`,
};
export const hasAbilitiesOf = (filter: CardTraits): FilterNode => Object.freeze({ modifier: borrows, filter });

const elite: Modifier = {
  attribute: () => Attribute.elite,
  concerns: (game, source, card) => game.card(source.card).host === card,
  change: () => 0,
  text: (_node, words) => `attached ${words.host} is elite: a second copy of its die is placed on it`,
  spares: () => [{ what: 'die', of: 'attached', count: 1 }],
};
export const attachedIsElite: ModifierNode = Object.freeze({ modifier: elite });

interface CheaperNode extends FilterNode {
  readonly less: number;
  readonly while: ConditionNode;
}
const cheaper: Modifier<CheaperNode> = {
  attribute: () => Attribute.cost,
  concerns(game, source, upgrade, host, node) {
    const call = viewpoint(game, source);
    if (host !== source.card || !fitsCard(game, call, node.filter, upgrade as CardId)) return false;
    return node.while.condition.holds(game, call, node.while);
  },
  change: (_game, _source, node) => -node.less,
  text: (node, words) =>
    `while ${node.while.condition.text(node.while, words)}, the cost to attach ${withArticle(cardPhrase(node.filter, words))} to it is decreased by ${node.less}`,
};
/** Upgrades that cost less when they are played on this character, while the condition holds. */
export const attachesForLess = (less: number, filter: CardTraits, during: ConditionNode): CheaperNode =>
  Object.freeze({ modifier: cheaper, filter, less, while: during });
