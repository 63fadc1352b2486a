import type { Catalogue, DeckSetup } from '@dejarik/engine';
import { catalogue as automated } from '../catalogue.js';
import { asideOf, spareDiceOf, underOf, withAsideApart } from './aside.js';
import { sizeOf } from './check/shape.js';
import { MOST_COPIES } from './check/titles.js';
import type { DeckList } from './deck-list.js';

/**
 * A deck as a game begins with it. Where the list does not say which cards and dice lie set aside, they are as many as its
 * cards can use. [custom.dice] Every card must be automated: ask `notAutomated` before.
 */
export function deckSetup(list: DeckList, catalogue: Catalogue = automated): DeckSetup {
  const apart = withAsideApart(list, catalogue, sizeOf(list, catalogue), MOST_COPIES);
  const spareDice = spareDiceOf(apart, catalogue);
  const brought = asideOf(apart, catalogue);
  const underPlot = underOf(apart, brought, catalogue);
  const setAside = without(brought, underPlot);
  return {
    name: apart.name,
    characters: apart.characters,
    battlefield: apart.battlefields[0] ?? null,
    ...(apart.plots.length > 0 ? { plots: apart.plots } : {}),
    deck: apart.deck,
    ...(spareDice.length > 0 ? { spareDice } : {}),
    ...(Object.keys(setAside).length > 0 ? { setAside } : {}),
    ...(Object.keys(underPlot).length > 0 ? { underPlot } : {}),
  };
}

/** Counts by code less others; what is none is left out. */
function without(
  counts: Readonly<Record<string, number>>,
  others: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const left = Object.entries(counts).map(([code, count]): [string, number] => [code, count - (others[code] ?? 0)]);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/** A starter deck, or any other that a game can begin with, as a deck list. */
export function listOf(setup: DeckSetup & Partial<Pick<DeckList, 'edition' | 'format'>>): DeckList {
  return {
    name: setup.name,
    characters: setup.characters,
    battlefields: setup.battlefield === null ? [] : [setup.battlefield],
    plots: setup.plots ?? [],
    deck: setup.deck,
    setAside: asideIn(setup),
    spareDice: setup.spareDice ?? null,
    format: setup.format ?? null,
    edition: setup.edition ?? null,
  };
}

/** What lies under a plot was brought like all that lies set aside. */
function asideIn({ setAside, underPlot }: DeckSetup): Readonly<Record<string, number>> | null {
  return setAside === undefined && underPlot === undefined ? null : { ...setAside, ...underPlot };
}
