import {
  type CardDefinition,
  type Catalogue,
  type DesignTraits,
  type DeckRuleNode,
  fitsDesign,
  sparesOf,
} from '@dejarik/engine';
import { type DeckList, deckSize } from './deck-list.js';
import { plain } from './plain.js';

/*
 * What a deck brings that is neither team nor deck: cards and dice in the set-aside zone. A list may say it; where it
 * does not, it is as much as its cards can use. [custom.dice] [areas.set-aside.dice]
 */

/** A leave to bring cards: which, how many, and whether each at most once. */
export interface Leave {
  readonly by: CardDefinition;
  readonly traits: DesignTraits;
  readonly count: number;
  readonly different: boolean;
  /** To lie under the card that gives it. */
  readonly under: boolean;
}

type Counts = Record<string, number>;
const total = (counts: Readonly<Counts>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
const add = (counts: Counts, code: string, count: number): unknown => (counts[code] = (counts[code] ?? 0) + count);

/** The cards of a deck that are automated, and how many of each. */
function cardsOf(list: DeckList, catalogue: Catalogue): readonly (readonly [CardDefinition, number])[] {
  const counts: Counts = {};
  for (const { code } of list.characters) add(counts, code, 1);
  for (const code of [...list.plots, ...list.battlefields]) add(counts, code, 1);
  for (const [code, copies] of Object.entries(list.deck)) add(counts, code, copies);
  return Object.entries(counts).flatMap(([code, copies]) => {
    const card = catalogue.find(code);
    return card === undefined ? [] : [[card, copies] as const];
  });
}

/** What cards of the deck let its player set aside. */
export function leaves(list: DeckList, catalogue: Catalogue): readonly Leave[] {
  return cardsOf(list, catalogue).flatMap(([card, copies]) => {
    const own: DesignTraits = { title: card.title };
    const said = card.abilities.flatMap((rule) => (rule.kind === 'deck rule' ? leaveOf(rule, card, own, copies) : []));
    const used = sparesOf(card.abilities).flatMap((spare) => {
      const traits = spare.of === 'this' ? own : spare.of;
      if (spare.what !== 'card' || traits === 'attached') return [];
      return [{ by: card, traits, count: spare.count * copies, different: false, under: false }];
    });
    return [...said, ...used];
  });
}

function leaveOf(rule: DeckRuleNode, by: CardDefinition, own: DesignTraits, copies: number): readonly Leave[] {
  if (rule.word === 'may bring') {
    // Each copy may bring copies of itself.
    return [
      { by, traits: rule.filter ?? own, count: rule.upTo * copies, different: rule.different, under: rule.under },
    ];
  }
  if (rule.word !== 'include only if' || rule.holds.word !== 'brings aside') return [];
  return [{ by, traits: rule.holds.filter, count: 1, different: true, under: false }];
}

/**
 * The list with the cards apart that it brings to set aside. Deck sites write them among the cards of the deck: of those
 * that may be brought, as many are taken out as the deck has too many. The copies beyond `most` go first.
 */
export function withAsideApart(list: DeckList, catalogue: Catalogue, size: number, most: number): DeckList {
  if (list.setAside !== null) return list;
  let over = deckSize(list) - size;
  if (over <= 0) return list;
  const deck: Counts = { ...list.deck };
  const aside: Counts = {};
  for (const { traits, count, different } of leaves(list, catalogue)) {
    const taken = new Set<string>();
    for (let left = count; left > 0 && over > 0; left--) {
      const found = Object.entries(deck)
        .filter(([code, copies]) => copies > 0 && !(different && taken.has(code)) && fits(code, traits, catalogue))
        .sort(([, a], [, b]) => Number(b > most) - Number(a > most));
      const [code] = found[0] ?? [];
      if (code === undefined) break;
      taken.add(code);
      add(deck, code, -1);
      add(aside, code, 1);
      over--;
    }
  }
  if (total(aside) === 0) return list;
  return {
    ...list,
    deck: Object.fromEntries(Object.entries(deck).filter(([, copies]) => copies > 0)),
    setAside: aside,
  };
}

function fits(code: string, traits: DesignTraits, catalogue: Catalogue): boolean {
  const card = catalogue.find(code);
  return card !== undefined && fitsDesign(traits, card);
}

/** Cards that lie set aside when the game begins, copies by code, further battlefields among them. */
export function asideOf(list: DeckList, catalogue: Catalogue): Readonly<Counts> {
  const aside: Counts = { ...list.setAside };
  if (list.setAside === null) {
    for (const { traits, count } of leaves(list, catalogue)) {
      // Which card is meant is clear only where its title is said.
      const card = traits.title === undefined ? undefined : printingFor(list, traits, catalogue);
      if (card !== undefined) aside[card.code] = Math.max(aside[card.code] ?? 0, count);
    }
  }
  for (const code of list.battlefields.slice(1)) add(aside, code, 1);
  return aside;
}

/** Those of the cards set aside that a card of the deck has lie face down under it, copies by code. */
export function underOf(list: DeckList, aside: Readonly<Counts>, catalogue: Catalogue): Readonly<Counts> {
  const under: Counts = {};
  for (const leave of leaves(list, catalogue)) {
    if (!leave.under) continue;
    for (const [code, copies] of Object.entries(aside)) {
      const left = leave.count - total(under);
      const count = Math.min(copies, left, leave.different ? 1 : copies);
      if (count > 0 && fits(code, leave.traits, catalogue)) add(under, code, count);
    }
  }
  return under;
}

/** Of several printings the one that the deck has, else the first. */
function printingFor(list: DeckList, traits: DesignTraits, catalogue: Catalogue): CardDefinition | undefined {
  const fitting = catalogue.cards.filter((card) => fitsDesign(traits, card));
  const own = new Set([...list.characters.map(({ code }) => code), ...Object.keys(list.deck)]);
  return fitting.find(({ code }) => own.has(code)) ?? fitting[0];
}

/** Dice that lie set aside when the game begins, by the code of their card. */
export function spareDiceOf(list: DeckList, catalogue: Catalogue): readonly string[] {
  if (list.spareDice !== null) return list.spareDice;
  const dice: Counts = {};
  const seconds: Counts = {};
  for (const [card, copies] of cardsOf(list, catalogue)) {
    for (const spare of sparesOf(card.abilities)) {
      if (spare.what !== 'die') continue;
      const count = spare.count * copies;
      if (spare.of === 'attached') {
        for (const code of mayBearIt(list, card, catalogue)) add(seconds, code, count);
      } else {
        const of = spare.of === 'this' ? card : printingFor(list, spare.of, catalogue);
        if (of !== undefined && of.sides !== null) add(dice, of.code, count);
      }
    }
  }
  // A second die is of use to each character of that kind that has only one.
  for (const [code, count] of Object.entries(seconds)) {
    const single = list.characters.filter((one) => one.code === code && one.dice === 1).length;
    add(dice, code, Math.min(count, single));
  }
  return Object.entries(dice).flatMap(([code, count]) => new Array<string>(count).fill(code));
}

/** The characters of the team, by code, with a die, that the card could be attached to. */
function mayBearIt(list: DeckList, card: CardDefinition, catalogue: Catalogue): readonly string[] {
  const codes = new Set(list.characters.map(({ code }) => code));
  return [...codes].filter((code) => {
    const character = catalogue.find(code);
    if (character === undefined || character.sides === null) return false;
    return card.abilities.every((rule) => rule.kind !== 'attach only' || fitsDesign(rule.filter, character));
  });
}

/** What lies set aside although no card of the deck can use it: copies too many, by code. */
export function uselessAside(list: DeckList, catalogue: Catalogue): Readonly<Counts> {
  const useless: Counts = {};
  const open = leaves(list, catalogue).map((leave) => ({ ...leave, left: leave.count, taken: new Set<string>() }));
  for (const [code, copies] of Object.entries(list.setAside ?? {})) {
    const card = catalogue.find(code);
    if (card === undefined) continue;
    for (let i = 0; i < copies; i++) {
      const leave = open.find(
        ({ traits, different, left, taken }) =>
          left > 0 && !(different && taken.has(plain(card.title))) && fitsDesign(traits, card),
      );
      if (leave === undefined) add(useless, code, 1);
      else {
        leave.left--;
        leave.taken.add(plain(card.title));
      }
    }
  }
  return useless;
}
