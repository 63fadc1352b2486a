import { Keyword, type KeywordName } from '../../definitions/card.js';
import type { CardId } from '../../state/ids.js';
import { capitalized } from '../../text/words.js';
import type { ConditionNode } from '../language.js';
import { type Bearer, bearerText, isBearer } from './bearer.js';
import { Attribute, type Modifier, type ModifierNode } from './modifier.js';
import { viewpoint } from './permissions.js';

export interface KeywordNode extends ModifierNode {
  readonly keyword: KeywordName;
  readonly of: Bearer;
  /** Only while it holds; null: always. */
  readonly during: ConditionNode | null;
}

function keywordModifier(attribute: Attribute, verb: string): Modifier<KeywordNode> {
  return {
    attribute: () => attribute,
    concerns(game, source, card, keyword, node) {
      if (keyword !== Keyword[node.keyword] || !isBearer(game, source, node.of, card as CardId)) return false;
      return node.during === null || node.during.condition.holds(game, viewpoint(game, source), node.during);
    },
    change: () => 0,
    text({ keyword, of, during }, words) {
      const said = `${bearerText(of, words)} ${verb} ${capitalized(keyword)}`;
      return during === null ? said : `while ${during.condition.text(during, words)}, ${said}`;
    },
  };
}

const gives = keywordModifier(Attribute.keyword, 'has');
/** Cards have the keyword beside their own, perhaps only while a condition holds. [keyword.binary] */
export const givesKeyword = (keyword: KeywordName, of: Bearer, during: ConditionNode | null = null): KeywordNode =>
  Object.freeze({ modifier: gives, keyword, of, during });

const takes = keywordModifier(Attribute.lostKeyword, 'loses');
/** Cards are without the keyword, however often they would have it. [keyword.lose] */
export const losesKeyword = (keyword: KeywordName, of: Bearer, during: ConditionNode | null = null): KeywordNode =>
  Object.freeze({ modifier: takes, keyword, of, during });
