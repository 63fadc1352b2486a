import { catalogue, STARTERS } from '@dejarik/cards';
import { cardFace, type DeckSetup, type Edition } from '@dejarik/engine';
import type { CardFace, SessionSetup } from '../contract.ts';
import type { DeckContent, DeckInfo } from './host.ts';

/** The deck that a seat of a setup names. Throws an error that names the codes there are. */
export function deckOf({ decks = {} }: Pick<SessionSetup, 'decks'>, code: string): DeckSetup {
  const found = STARTERS.find((deck) => deck.id === code) ?? (Object.hasOwn(decks, code) ? decks[code] : undefined);
  if (found === undefined) {
    const codes = [...STARTERS.map((deck) => deck.id), ...Object.keys(decks)];
    throw new Error(`There is no deck "${code}"; there are ${codes.join(', ')}.`);
  }
  return found;
}

const faceOf = (code: string): readonly CardFace[] => {
  const card = catalogue.find(code);
  return card === undefined ? [] : [cardFace(card)];
};

const counted = (copies: Readonly<Record<string, number>>): DeckContent['cards'] =>
  Object.entries(copies).flatMap(([code, count]) => faceOf(code).map((face) => ({ face, copies: count })));

/** The faces of a deck; cards that are not automated have none. */
export function contentOf(deck: DeckSetup, edition: Edition): DeckContent {
  return {
    name: deck.name,
    edition,
    characters: deck.characters.flatMap(({ code, dice }) => faceOf(code).map((face) => ({ face, dice }))),
    plots: (deck.plots ?? []).flatMap(faceOf),
    battlefield: deck.battlefield === null ? null : (faceOf(deck.battlefield)[0] ?? null),
    cards: counted(deck.deck),
    aside: counted(deck.setAside ?? {}),
  };
}

/** Every deck of the starter sets. */
export function deckInfos(): readonly DeckInfo[] {
  return STARTERS.map(({ id, edition, ...setup }) => ({ ...contentOf(setup, edition), code: id, setup }));
}

/** The decks that a game was set up with beside the starter sets. */
export function broughtDecks(decks: Readonly<Record<string, DeckSetup>>): readonly DeckInfo[] {
  return Object.entries(decks).map(([code, setup]) => ({ ...contentOf(setup, 'current'), code, setup }));
}
