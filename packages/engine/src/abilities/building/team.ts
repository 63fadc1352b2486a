import { counted, listing, withArticle } from '../../text/words.js';
import { cardPhrase, cardPhrases } from '../filters/card-filter.js';
import { type BuildingRule, type BuildingText, buildingText, type DesignTraits } from './building.js';
import type { BuildingCondition } from './conditions.js';

/* Who may be on a team, and for how many points. */

export interface MayNotHave extends BuildingRule {
  readonly word: 'may not have';
  readonly filter: DesignTraits;
}
const mayNot: BuildingText<MayNotHave> = {
  text: ({ filter }, words) => `you cannot have ${cardPhrase(filter, words)} on your team`,
};
export const mayNotHave = (filter: DesignTraits): MayNotHave =>
  Object.freeze({ kind: 'deck rule', word: 'may not have', building: mayNot, filter });

export interface MayHaveOnly extends BuildingRule {
  readonly word: 'may have only';
  readonly titles: readonly string[];
}
const only: BuildingText<MayHaveOnly> = {
  text: ({ titles }) => `you can have only ${listing(titles, 'and')} on your team`,
};
/** Nobody else is on the team. */
export const mayHaveOnly = (...titles: readonly string[]): MayHaveOnly =>
  Object.freeze({ kind: 'deck rule', word: 'may have only', building: only, titles });

export interface MayMix extends BuildingRule {
  readonly word: 'may mix';
}
const mix: BuildingText<MayMix> = { text: () => 'your team can have both hero and villain characters' };
export const mayMix: MayMix = Object.freeze({ kind: 'deck rule', word: 'may mix', building: mix });

export interface ChangesPoints extends BuildingRule {
  readonly word: 'changes points';
  /** Null for the card that says it. */
  readonly filter: DesignTraits | null;
  readonly by: number;
  /** Null for always. */
  readonly when: BuildingCondition | null;
}
const points: BuildingText<ChangesPoints> = {
  text({ filter, by, when }, words) {
    const which = filter === null ? `this ${words.self}` : `each ${cardPhrase(filter, words)}`;
    const change = `${which} costs ${counted(Math.abs(by), 'point')} ${by < 0 ? 'less' : 'more'}`;
    return `while you build your team, ${change}${when === null ? '' : ` if ${buildingText(when, words)}`}`;
  },
};
/** Characters or plots of the team are worth more or fewer points, when the team is built and only then. */
export const changesPoints = (filter: DesignTraits, by: number): ChangesPoints =>
  Object.freeze({ kind: 'deck rule', word: 'changes points', building: points, filter, by, when: null });
export const changesOwnPoints = (by: number, when: BuildingCondition | null = null): ChangesPoints =>
  Object.freeze({ kind: 'deck rule', word: 'changes points', building: points, filter: null, by, when });

export interface BringsBattlefields extends BuildingRule {
  readonly word: 'brings battlefields';
  readonly count: number;
}
const battlefields: BuildingText<BringsBattlefields> = {
  text: ({ count }) => `bring ${counted(count, 'battlefield')} to the game`,
};
export const bringsBattlefields = (count: number): BringsBattlefields =>
  Object.freeze({ kind: 'deck rule', word: 'brings battlefields', building: battlefields, count });

export interface MayBring extends BuildingRule {
  readonly word: 'may bring';
  /** Null for copies of the card that says it. */
  readonly filter: DesignTraits | null;
  readonly upTo: number;
  readonly different: boolean;
  /** They lie face down under the card that says it. */
  readonly under: boolean;
}
const bring: BuildingText<MayBring> = {
  text({ filter, upTo, different, under }, words) {
    if (under) {
      const cards = filter === null ? `copies of this ${words.self}` : cardPhrases(filter, words);
      const some = `up to ${upTo} ${different ? 'different ' : ''}${cards}`;
      return `bring ${some} to the game and place them facedown under this ${words.self}`;
    }
    if (filter === null) return `you can bring up to ${counted(upTo, 'set-aside copy')} of this ${words.self}`;
    const noun = cardPhrase(filter, words);
    if (different) return `you can bring up to ${upTo} different set-aside cards, each ${withArticle(noun)}`;
    return `you can bring up to ${counted(upTo, 'set-aside copy')} of ${noun}`;
  },
};
/** Cards that lie set aside, or under this card, when the game begins, whatever else limits decks. */
export const mayBring = (
  filter: DesignTraits | null,
  upTo: number,
  { different = false, under = false } = {},
): MayBring => Object.freeze({ kind: 'deck rule', word: 'may bring', building: bring, filter, upTo, different, under });
