import type { CardId } from '../../state/ids.js';
import { capitalized } from '../../text/words.js';
import { type Bearer, bearerText, isBearer } from './bearer.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';

export interface SubtypeNode extends ModifierNode {
  readonly subtype: string;
  readonly of: Bearer;
}

const gives: Modifier<SubtypeNode> = {
  attribute: () => Attribute.subtype,
  concerns: (game, source, card, _other, { of }) => isBearer(game, source, of, card as CardId),
  change: () => 0,
  text: ({ subtype, of }, words) => `${bearerText(of, words)} is also a ${capitalized(subtype)}`,
};
/** Cards have the subtype beside their own, and so have their dice. Who they are must not depend on subtypes. */
export const givesSubtype = (subtype: string, of: Bearer): SubtypeNode =>
  Object.freeze({ modifier: gives, subtype, of });
