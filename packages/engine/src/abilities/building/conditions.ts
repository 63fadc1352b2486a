import { counted, joined, withArticle, wordsFor } from '../../text/words.js';
import { cardPhrase, cardPhrases } from '../filters/card-filter.js';
import { type BuildingNode, type BuildingText, buildingText, type DesignTraits } from './building.js';

/* What a team or a deck must be like, before there is a game. */

const characters = (filter: DesignTraits): DesignTraits => ({ type: 'character', ...filter });

export type BuildingCondition = TeamHas | TeamIsAll | SharedColor | SingleCopies | BringsAside | AllHold;

export interface TeamHas extends BuildingNode {
  readonly word: 'team has';
  readonly filter: DesignTraits;
  /** How many of them. */
  readonly count: number;
  /** Points that each of them is worth at least; 0 for any. */
  readonly worth: number;
}
const has: BuildingText<TeamHas> = {
  text({ filter, count, worth }, words) {
    const noun = count === 1 ? withArticle(cardPhrase(filter, words)) : `${count} ${cardPhrases(filter, words)}`;
    return `your team has ${noun}${worth === 0 ? '' : ` worth ${worth} or more points`}`;
  },
};
/** Some characters of a kind are on the team: one, if no number is said. */
export const teamHas = (filter: DesignTraits, { count = 1, worth = 0 } = {}): TeamHas =>
  Object.freeze({ word: 'team has', building: has, filter: characters(filter), count, worth });

export interface TeamIsAll extends BuildingNode {
  readonly word: 'team is all';
  readonly filter: DesignTraits;
}
const isAll: BuildingText<TeamIsAll> = {
  text: ({ filter }, words) => `each character on your team is ${withArticle(cardPhrase(filter, words))}`,
};
export const teamIsAll = (filter: DesignTraits): TeamIsAll =>
  Object.freeze({ word: 'team is all', building: isAll, filter: characters(filter) });

export interface SharedColor extends BuildingNode {
  readonly word: 'shared color';
  /** How many characters must be of one color; 0 for every one. */
  readonly characters: number;
}
const shared: BuildingText<SharedColor> = {
  text: ({ characters }) =>
    characters === 0
      ? 'each character on your team is the same color'
      : `${counted(characters, 'or more character')} on your team share a color`,
};
export const charactersShareColor = (characters: number | 'all'): SharedColor =>
  Object.freeze({ word: 'shared color', building: shared, characters: characters === 'all' ? 0 : characters });

export interface SingleCopies extends BuildingNode {
  readonly word: 'single copies';
}
const single: BuildingText<SingleCopies> = { text: () => 'your deck has no more than one copy of any card' };
export const singleCopies: SingleCopies = Object.freeze({ word: 'single copies', building: single });

export interface BringsAside extends BuildingNode {
  readonly word: 'brings aside';
  readonly filter: DesignTraits;
}
const brings: BuildingText<BringsAside> = {
  text: ({ filter }, words) => `you bring a set-aside ${cardPhrase(filter, words)} to the game`,
};
export const bringsAside = (filter: DesignTraits): BringsAside =>
  Object.freeze({ word: 'brings aside', building: brings, filter });

export interface AllHold extends BuildingNode {
  readonly word: 'all hold';
  readonly conditions: readonly BuildingCondition[];
}
const all: BuildingText<AllHold> = {
  text({ conditions }, words) {
    const parts = conditions.map((one) => buildingText(one, words));
    return joined(parts) ?? parts.join(' and ');
  },
};
export const allHold = (...conditions: readonly BuildingCondition[]): AllHold =>
  Object.freeze({ word: 'all hold', building: all, conditions });

/** The condition as a clause, for messages. */
export const conditionText = (condition: BuildingCondition): string => buildingText(condition, wordsFor('card'));
