import { counted } from '../../text/words.js';
import { cardPhrase, cardPhrases } from '../filters/card-filter.js';
import { type BuildingRule, type BuildingText, buildingText, type DesignTraits } from './building.js';
import type { BuildingCondition } from './conditions.js';

/* Which cards a deck may hold, and how many. */

/** A number that bounds: of copies, or of different cards whatever their copies. */
export interface IncludeLimit {
  readonly count: number;
  readonly of: 'copies' | 'different cards';
}

export interface MayInclude extends BuildingRule {
  readonly word: 'may include';
  /** The affiliation and color that it names are allowed by it; what it does not name must fit the team as always. */
  readonly include: DesignTraits;
  /** Null for any number. */
  readonly limit: IncludeLimit | null;
}
const may: BuildingText<MayInclude> = {
  text({ include, limit }, words) {
    const some = limit === null ? '' : `up to ${limit.count} ${limit.of === 'copies' ? '' : 'different '}`;
    const cards = limit?.count === 1 ? cardPhrase(include, words) : cardPhrases(include, words, 'and');
    return `you can include ${some}${cards} in your deck`;
  },
};
/** Cards that may be included in spite of the affiliation and color that are named. [custom.card-overrides] */
export const mayInclude = (include: DesignTraits, limit: IncludeLimit | null = null): MayInclude =>
  Object.freeze({ kind: 'deck rule', word: 'may include', building: may, include, limit });

/** Up to so many, copies counted. */
export const upToCopies = (count: number): IncludeLimit => ({ count, of: 'copies' });
/** Up to so many different ones, in as many copies as always. */
export const upToDifferent = (count: number): IncludeLimit => ({ count, of: 'different cards' });

export interface MayNotInclude extends BuildingRule {
  readonly word: 'may not include';
  readonly include: DesignTraits;
}
const mayNot: BuildingText<MayNotInclude> = {
  text: ({ include }, words) => `you cannot include ${cardPhrases(include, words)} in your deck`,
};
export const mayNotInclude = (include: DesignTraits): MayNotInclude =>
  Object.freeze({ kind: 'deck rule', word: 'may not include', building: mayNot, include });

export interface CopiesOfThis extends BuildingRule {
  readonly word: 'copies of this';
  readonly most: number;
}
const copies: BuildingText<CopiesOfThis> = {
  text: ({ most }, words) => `you can include up to ${counted(most, 'copy')} of this ${words.self} in your deck`,
};
/** Another limit of copies than two, for the card that says it. */
export const copiesOfThis = (most: number): CopiesOfThis =>
  Object.freeze({ kind: 'deck rule', word: 'copies of this', building: copies, most });

export interface FurtherCopies extends BuildingRule {
  readonly word: 'further copies';
  readonly more: number;
  /** Of how many different cards. */
  readonly different: number;
}
const further: BuildingText<FurtherCopies> = {
  text: ({ more, different }) =>
    `you can include ${counted(more, 'additional copy')} of up to ${counted(different, 'different card')} in your deck`,
};
/** More copies than allowed, of some cards of the player's choice. */
export const furtherCopies = (more: number, different: number): FurtherCopies =>
  Object.freeze({ kind: 'deck rule', word: 'further copies', building: further, more, different });

export interface ChangesDeckSize extends BuildingRule {
  readonly word: 'changes deck size';
  readonly by: number;
}
const size: BuildingText<ChangesDeckSize> = {
  text: ({ by }) => `your deck has ${counted(Math.abs(by), 'card')} ${by < 0 ? 'fewer' : 'more'}`,
};
/** More or fewer cards than every deck has. */
export const changesDeckSize = (by: number): ChangesDeckSize =>
  Object.freeze({ kind: 'deck rule', word: 'changes deck size', building: size, by });

export interface IncludeOnlyIf extends BuildingRule {
  readonly word: 'include only if';
  readonly holds: BuildingCondition;
}
const onlyIf: BuildingText<IncludeOnlyIf> = {
  text: ({ holds }, words) => `include only if ${buildingText(holds, words)}`,
};
/** The card itself may be brought only under a condition. */
export const includeOnlyIf = (holds: BuildingCondition): IncludeOnlyIf =>
  Object.freeze({ kind: 'deck rule', word: 'include only if', building: onlyIf, holds });
