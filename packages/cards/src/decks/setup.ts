import type { DeckSetup } from '@dejarik/engine';
import type { DeckList } from './deck-list.js';

/** A deck as a game begins with it. Every card must be automated: ask `notAutomated` before. */
export function deckSetup(list: DeckList): DeckSetup {
  return {
    name: list.name,
    characters: list.characters,
    battlefield: list.battlefields[0] ?? null,
    plots: list.plots,
    deck: list.deck,
    ...(list.spareDice === null ? {} : { spareDice: list.spareDice }),
  };
}

/** A starter deck, or any other that a game can begin with, as a deck list. */
export function listOf(setup: DeckSetup & Partial<Pick<DeckList, 'edition' | 'format'>>): DeckList {
  return {
    name: setup.name,
    characters: setup.characters,
    battlefields: setup.battlefield === null ? [] : [setup.battlefield],
    plots: setup.plots ?? [],
    deck: setup.deck,
    setAside: null,
    spareDice: setup.spareDice ?? null,
    format: setup.format ?? null,
    edition: setup.edition ?? null,
  };
}
