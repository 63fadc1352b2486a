import type { CardId } from '../../state/ids.js';
import { type CardFilter, cardNoun, fitsCard } from '../filters/card-filter.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import { viewpoint } from './permissions.js';

interface CostNode extends ModifierNode {
  readonly filter: CardFilter;
  readonly by: number;
}
const moreOrLess = (by: number): string => `${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`;

const cost: Modifier<CostNode> = {
  attribute: () => Attribute.cost,
  concerns: (game, source, card, _other, node) => fitsCard(game, viewpoint(game, source), node.filter, card as CardId),
  change: (_game, _source, node) => node.by,
  text({ filter, by }) {
    const whose = filter.whose === 'you' ? ' you play' : filter.whose === 'opponent' ? ' an opponent plays' : '';
    return `each ${cardNoun(filter)}${whose} costs ${moreOrLess(by)}`;
  },
};
/** Cards that fit cost more, or less, to play; never below zero. [terms.decreases] */
export const changesCost = (by: number, filter: CardFilter): CostNode => Object.freeze({ modifier: cost, filter, by });

export interface OwnNode extends ModifierNode {
  readonly by: number;
}
/** A number of the player whose card it is, and of nobody else. */
export function ownNumber(attribute: Attribute, text: (by: number) => string): Modifier<OwnNode> {
  return {
    attribute: () => attribute,
    concerns: (_game, source, seat) => seat === source.seat,
    change: (_game, _source, { by }) => by,
    text: ({ by }) => text(by),
  };
}
const hand = ownNumber(
  Attribute.handSize,
  (by) => `your hand size is ${Math.abs(by)} ${by < 0 ? 'smaller' : 'larger'}`,
);
/** [areas.hand.size] */
export const changesHandSize = (by: number): OwnNode => Object.freeze({ modifier: hand, by });
