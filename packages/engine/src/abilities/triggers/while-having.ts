import type { KeywordName } from '../../definitions/card.js';
import { hasKeyword } from '../keywords.js';
import type { Trigger, TriggerNode } from '../language.js';

interface HavingNode extends TriggerNode {
  readonly keyword: KeywordName;
  readonly of: TriggerNode;
}
const having: Trigger<HavingNode> = {
  happenings: ({ of }) => of.trigger.happenings(of),
  hears: (game, self, seat, event, { keyword, of }) =>
    of.trigger.hears(game, self, seat, event, of) && hasKeyword(game, self, keyword),
  text: ({ of }, words, timing) => of.trigger.text(of, words, timing),
};
/** The trigger of a keyword's own ability: heard only while the card has the keyword. */
export const whileHaving = (keyword: KeywordName, of: TriggerNode): HavingNode =>
  Object.freeze({ trigger: having, keyword, of });
