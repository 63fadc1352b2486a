import { type CardDefinition, type Catalogue, createCatalogue, TYPE_NAMES } from '@dejarik/engine';
import { type CheckOptions, checkDeck, type DeckList, EMPTY_DECK, PRINTED } from '../../src/decks/index.js';
import { catalogue as everyCard } from '../../src/index.js';

/** A deck in few words. Cards are named by set and number (`AW 38`), by code where a test made them up. */
export interface DeckWords {
  /** `AW 38`, `AW 38 elite`. */
  readonly team?: readonly string[];
  /** A battlefield that anybody may bring, where it is left out. */
  readonly battlefields?: readonly string[];
  readonly plots?: readonly string[];
  /** `AW 59` for one copy, `2 AW 59` for two. */
  readonly cards?: readonly string[];
  /** So many cards, filled up with gray neutral ones; 30 where it is left out. */
  readonly size?: number;
  readonly setAside?: Readonly<Record<string, number>>;
  readonly spareDice?: readonly string[];
}

/** The code behind `AW 38`. */
export function codeOf(label: string): string {
  return PRINTED.find(({ set, number }) => `${set.letters} ${number}` === label)?.code ?? label;
}

export function deckOf(words: DeckWords): DeckList {
  const { team = ['AW 28'], battlefields = ['AW 174'], plots = [], cards = [], size = 30 } = words;
  const deck: Record<string, number> = {};
  for (const card of cards) {
    const [, copies = '1', label = card] = /^(\d+) (.+)$/.exec(card) ?? [];
    deck[codeOf(label)] = (deck[codeOf(label)] ?? 0) + Number(copies);
  }
  fill(deck, size);
  return {
    ...EMPTY_DECK,
    name: 'Test',
    characters: team.map((one) => ({ code: codeOf(one.replace(' elite', '')), dice: one.endsWith(' elite') ? 2 : 1 })),
    battlefields: battlefields.map(codeOf),
    plots: plots.map(codeOf),
    deck,
    setAside: words.setAside ?? null,
    spareDice: words.spareDice ?? null,
  };
}

/** Two copies each of gray neutral cards, until the deck has its size. */
function fill(deck: Record<string, number>, size: number): void {
  const count = (): number => Object.values(deck).reduce((sum, copies) => sum + copies, 0);
  const titles = new Set(Object.keys(deck).map((code) => everyCard.find(code)?.title));
  for (const card of everyCard.cards) {
    const anybodys = card.color === 'gray' && card.affiliation === 'neutral';
    if (!anybodys || !FILLING.has(TYPE_NAMES[card.type]) || titles.has(card.title)) continue;
    titles.add(card.title);
    const missing = Math.min(2, size - count());
    if (missing > 0) deck[card.code] = missing;
  }
  if (count() < size) throw new Error('there are not enough cards that anybody may have');
}

const FILLING: ReadonlySet<string> = new Set(['event', 'upgrade', 'support']);

/** Everything that is wrong with it, `rule: message`; in constructed play with printed points, if nothing else is said. */
export function faultsOf(
  words: DeckWords,
  options: CheckOptions & { readonly made?: readonly CardDefinition[] } = {},
): readonly string[] {
  const { made = [], ...by } = options;
  const faults = checkDeck(deckOf(words), { format: 'constructed', catalogue: withMade(made), ...by });
  return faults.map(({ rule, message }) => `${rule}: ${message}`);
}

/** Only the rules that are broken, once each. */
export function rulesOf(...args: Parameters<typeof faultsOf>): readonly string[] {
  return [...new Set(faultsOf(...args).map((fault) => fault.slice(0, fault.indexOf(':'))))];
}

export const withMade = (made: readonly CardDefinition[]): Catalogue =>
  made.length === 0 ? everyCard : createCatalogue([...everyCard.cards, ...made]);
