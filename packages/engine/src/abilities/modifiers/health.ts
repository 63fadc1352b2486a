import { type CardId } from '../../state/ids.js';
import { Zone } from '../../state/state.js';
import { measure } from '../amounts/amount-text.js';
import { type CardFilter, cardPhrase, cardPhrases, fitsCard } from '../filters/card-filter.js';
import { type Amount, amountOf } from '../language.js';
import type { Words } from '../../text/words.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import { viewpoint } from './permissions.js';

/** Whose health: this character's, attached character's, or that of every card in play that fits. */
export type Bearer = 'this' | 'attached' | Omit<CardFilter, 'in'>;

interface HealthNode extends ModifierNode {
  readonly by: Amount;
  readonly of: Bearer;
}

function bearerText(of: Bearer, words: Words): string {
  if (of === 'this') return `this ${words.self}`;
  if (of === 'attached') return 'attached character';
  if (of.whose === 'you') return `each of your ${cardPhrases(of, words)}`;
  return of.whose === 'opponent'
    ? `each of your opponents' ${cardPhrases(of, words)}`
    : `each ${cardPhrase(of, words)}`;
}

const health: Modifier<HealthNode> = {
  attribute: () => Attribute.health,
  concerns(game, source, subject, _other, { of }) {
    const card = subject as CardId;
    if (game.card(card).zone !== Zone.play) return false;
    if (of === 'this') return card === source.card;
    if (of === 'attached') return game.card(source.card).host === card;
    return fitsCard(game, viewpoint(game, source), of, card);
  },
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
