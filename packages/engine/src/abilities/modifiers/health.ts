import type { CardId } from '../../state/ids.js';
import { measure } from '../amounts/amount-text.js';
import { type Amount, amountOf } from '../language.js';
import { type Bearer, bearerText, isBearer } from './bearer.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import { viewpoint } from './permissions.js';

interface HealthNode extends ModifierNode {
  readonly by: Amount;
  readonly of: Bearer;
}

const health: Modifier<HealthNode> = {
  attribute: () => Attribute.health,
  concerns: (game, source, subject, _other, { of }) => isBearer(game, source, of, subject as CardId),
  change: (game, source, { by }) => (typeof by === 'number' ? by : amountOf(game, viewpoint(game, source), by)),
  text({ by, of }, words) {
    const bearer = bearerText(of, words);
    if (typeof by === 'number') return `${bearer} has ${by < 0 ? '-' : '+'}${Math.abs(by)} health`;
    const { things, rest } = measure(by, 'health', 'health', words);
    return `${bearer} has +${things}${rest()}`;
  },
};
/** More health, or less; a character that is left with no more than its damage is defeated. [cards.character.health] */
export const changesHealth = (by: Amount, of: Bearer): HealthNode => Object.freeze({ modifier: health, by, of });
