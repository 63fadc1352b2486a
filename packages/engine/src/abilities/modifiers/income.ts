import type { Seat } from '../../state/ids.js';
import type { Whose } from '../filters/card-filter.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';

interface IncomeNode extends ModifierNode {
  readonly by: number;
  readonly whose: Whose;
}

const GAINS = {
  you: 'you gain',
  opponent: 'each opponent gains',
  opponents: 'each opponent gains',
  any: 'each player gains',
} as const;

const income: Modifier<IncomeNode> = {
  attribute: () => Attribute.income,
  concerns: (_game, source, seat, _other, { whose }) =>
    whose === 'any' || (whose === 'you') === ((seat as Seat) === source.seat),
  change: (_game, _source, { by }) => by,
  text({ by, whose }) {
    const noun = Math.abs(by) === 1 ? 'resource' : 'resources';
    return `${GAINS[whose]} ${Math.abs(by)} ${by < 0 ? 'fewer' : 'additional'} ${noun} during upkeep`;
  },
};
/** Resources that players gain in upkeep, beside the two of the rules; never below zero. [structure.upkeep.resources] */
export const changesIncome = (by: number, whose: Whose): IncomeNode => Object.freeze({ modifier: income, by, whose });
