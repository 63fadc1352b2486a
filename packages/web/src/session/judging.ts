import {
  checkDeck,
  DEFAULT_FORMAT,
  type DeckList,
  deckSetup,
  formatNamed,
  FORMATS,
  listOf,
  notAutomated,
  problemText,
  readDecks,
  unplayable,
  writeDeck,
} from '@dejarik/cards/decks';
import { contentOf } from './decks.ts';
import type { DeckFileKind, DeckQuestion, DeckSource, DeckVerdict, FormatInfo, JudgedDeck } from './host.ts';

/** Decks that players bring. Loaded when the first one is: the names of all printed cards are in it. */

/** The usual format first. */
export function formats(): readonly FormatInfo[] {
  const all = FORMATS.map(({ code, name }) => ({ code, name }));
  return all.toSorted((a, b) => Number(b.code === DEFAULT_FORMAT) - Number(a.code === DEFAULT_FORMAT));
}

const nameOf = (list: DeckList): string => (list.name === '' ? 'Deck without a name' : list.name);

function judged(list: DeckList): JudgedDeck {
  const format = formatNamed(list.format ?? '')?.code ?? DEFAULT_FORMAT;
  const deck = { ...list, name: nameOf(list), format };
  const unknown = notAutomated(deck);
  const obstacles = unplayable(deck).filter(({ rule }) => rule !== 'card.unknown');
  const playable = unknown.length === 0 && obstacles.length === 0;
  const setup = playable ? deckSetup(deck) : null;
  const edition = deck.edition ?? 'current';
  // Where no game can begin with it, what is known of it is shown all the same.
  const { name, characters, battlefields, plots, deck: cards } = deck;
  const shown = setup ?? { name, characters, battlefield: battlefields[0] ?? null, plots, deck: cards };
  return {
    content: contentOf(shown, edition),
    format,
    text: writeDeck(deck, 'json'),
    faults: checkDeck(deck, { format })
      .filter(({ rule }) => rule !== 'card.unknown')
      .map(({ rule, message }) => ({ rule, message })),
    unknown: unknown.map(({ label }) => label),
    obstacles: obstacles.map(({ message }) => message),
    setup,
  };
}

/** Reads a text in any of the file kinds and judges a deck of it. */
export function judge({ text, at = 0, name, format }: DeckQuestion): DeckVerdict {
  const readings = readDecks(text);
  const chosen = readings[at] ?? readings[0];
  const list = chosen?.deck ?? null;
  return {
    deck:
      list === null
        ? null
        : judged({ ...list, ...(name === undefined ? {} : { name }), ...(format === undefined ? {} : { format }) }),
    problems: (chosen?.problems ?? []).map((problem) => ({
      lost: problem.kind === 'lost',
      message: problemText(problem),
    })),
    names: readings.flatMap((reading) => (reading.deck === null ? [] : nameOf(reading.deck))),
  };
}

/** Writes a deck to a file of that kind. Throws for a text without a deck. */
export function write(deck: DeckSource, kind: DeckFileKind): string {
  if ('setup' in deck) return writeDeck(listOf({ ...deck.setup, edition: deck.edition }), kind);
  const [reading] = readDecks(deck.text);
  if (reading === undefined || reading.deck === null) throw new Error('There is no deck in this text.');
  return writeDeck(reading.deck, kind);
}
