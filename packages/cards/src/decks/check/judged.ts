import {
  type CardDefinition,
  type Catalogue,
  type DeckRuleNode,
  type DesignTraits,
  type Edition,
  fitsDesign,
  TYPE_NAMES,
  type TypeName,
} from '@dejarik/engine';
import type { DeckList } from '../deck-list.js';
import type { DeckFormat } from '../formats.js';
import { printed } from '../printed.js';

/** Something that keeps a deck from being legal. */
export interface DeckFault {
  /**
   * The rule of the catalogue. What a format's lists forbid begins with `format.`; `card.unknown` is a card that there is
   * not, or not yet.
   */
  readonly rule: string;
  /** A sentence with the names of the cards. */
  readonly message: string;
  /** The cards that it is about. */
  readonly codes: readonly string[];
}

/** A character of the team, or a plot, which has no dice. */
export interface Member {
  readonly card: CardDefinition;
  readonly dice: number;
}

export interface Copies {
  readonly card: CardDefinition;
  readonly copies: number;
}

/** What a card of the deck says about building decks. */
export interface Said<Rule extends DeckRuleNode = DeckRuleNode> {
  readonly rule: Rule;
  readonly card: CardDefinition;
}

/** A deck with everything that its judges need to know; the cards that are not automated are left out. */
export interface Judged {
  readonly list: DeckList;
  readonly format: DeckFormat;
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  readonly team: readonly Member[];
  readonly plots: readonly Member[];
  readonly cards: readonly Copies[];
  /** All of team and plots are automated, so that it is known what they are and allow. */
  readonly teamKnown: boolean;
  /** What team and plots say, once for each of them. */
  readonly teamRules: readonly Said[];
}

/** Looks the cards up. */
export function judged(list: DeckList, format: DeckFormat, edition: Edition, catalogue: Catalogue): Judged {
  const team = list.characters.flatMap(({ code, dice }) => {
    const card = catalogue.find(code);
    return card === undefined ? [] : [{ card, dice }];
  });
  const plots = list.plots.flatMap((code) => {
    const card = catalogue.find(code);
    return card === undefined ? [] : [{ card, dice: 0 }];
  });
  return {
    list,
    format,
    edition,
    catalogue,
    team,
    plots,
    cards: Object.entries(list.deck).flatMap(([code, copies]) => {
      const card = catalogue.find(code);
      return card === undefined ? [] : [{ card, copies }];
    }),
    teamKnown: team.length === list.characters.length && plots.length === list.plots.length,
    teamRules: [...team, ...plots].flatMap(({ card }) => rulesOf(card)),
  };
}

/** What a card says about building decks. */
export function rulesOf(card: CardDefinition): readonly Said[] {
  return card.abilities.flatMap((rule) => (rule.kind === 'deck rule' ? [{ rule, card }] : []));
}

/** Those of one word. */
export function said<Word extends DeckRuleNode['word']>(
  rules: readonly Said[],
  word: Word,
): readonly Said<Extract<DeckRuleNode, { readonly word: Word }>>[] {
  type Rule = Extract<DeckRuleNode, { readonly word: Word }>;
  const hasWord = (rule: DeckRuleNode): rule is Rule => rule.word === word;
  return rules.flatMap(({ rule, card }) => (hasWord(rule) ? [{ rule, card }] : []));
}

/** The type of a card, automated or not; null where there is no such card. */
export function typeOf(deck: Pick<Judged, 'catalogue'>, code: string): TypeName | null {
  const card = deck.catalogue.find(code);
  return card === undefined ? (printed(code)?.type ?? null) : TYPE_NAMES[card.type];
}

/** The members of that kind. With `other` the card that asks is not counted. */
export function membersThatFit(members: readonly Member[], traits: DesignTraits, asking: CardDefinition): Member[] {
  const fitting = members.filter(({ card }) => fitsDesign(traits, card));
  const itself = traits.other === true ? fitting.findIndex(({ card }) => card === asking) : -1;
  return fitting.filter((_, at) => at !== itself);
}
