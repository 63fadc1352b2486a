import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Deck, STARTERS } from '@dejarik/cards';
import {
  type DeckList,
  type DeckReading,
  deckSetup,
  listOf,
  problemText,
  readDeck,
  readDecks,
  unplayable,
} from '@dejarik/cards/decks';
import type { DeckSetup, Edition } from '@dejarik/engine';
import { messageOf, UsageError } from '../faults.js';

/** A deck as a command was given it. */
export interface ChosenDeck {
  /** How it was named. */
  readonly named: string;
  readonly deck: DeckSetup;
  /** The edition that it was made for: `current` where a file does not say. */
  readonly edition: Edition;
}

/** Every deck with a name of its own. */
export const knownDecks: readonly Deck[] = STARTERS;

/**
 * The deck with that code, in any case of letters, or in that file of any kind, ready to be played with; whether it is
 * legal is not asked. Throws UsageError for an unknown code, listing those that there are, and for a file that cannot be
 * read, whole or in part, or that no game can begin with, naming every place.
 */
export function findDeck(name: string): ChosenDeck {
  const known = knownDeck(name);
  if (known !== undefined) return { named: known.id, deck: known, edition: known.edition };
  const { deck, problems } = readDeck(fileText(name));
  const faults = [
    ...problems.filter(({ kind }) => kind === 'lost').map(problemText),
    ...(deck === null ? [] : unplayable(deck).map(({ message }) => message)),
  ];
  if (deck === null || faults.length > 0) throw new UsageError(told(`the deck file "${name}"`, faults));
  const list = named(deck, name);
  return { named: list.name, deck: deckSetup(list), edition: list.edition ?? 'current' };
}

/** A message with what follows it: behind a colon, or a line each where there are several. */
function told(what: string, faults: readonly string[]): string {
  const [only = 'is no deck'] = faults;
  return faults.length <= 1 ? `${what}: ${only}` : `${what}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
}

/** Decks to be looked at: of a code, or all of a file; `-` is what `input` gives. */
export function readings(name: string, input: string | null): readonly DeckReading[] {
  const known = knownDeck(name);
  if (known !== undefined) return [{ deck: listOf({ ...known, format: 'introductory' }), problems: [] }];
  return readDecks(input ?? fileText(name)).map((reading) =>
    reading.deck === null ? reading : { ...reading, deck: named(reading.deck, name) },
  );
}

const knownDeck = (name: string): Deck | undefined =>
  knownDecks.find((deck) => deck.id.toLowerCase() === name.toLowerCase());

/** A deck without a name is called like its file. */
const named = (deck: DeckList, file: string): DeckList =>
  deck.name !== '' ? deck : { ...deck, name: file === '-' ? 'Deck' : basename(file).replace(/\.\w+$/, '') };

function fileText(name: string): string {
  if (!existsSync(name)) {
    if (/[/\\]|\.\w+$/.test(name)) throw new UsageError(`there is no deck file "${name}"`);
    const codes = knownDecks.map((deck) => `${deck.id} (${deck.name})`).join(', ');
    throw new UsageError(`there is no deck "${name}"; there are ${codes}, or name a deck file: dejarik decks --help`);
  }
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new UsageError(`the deck file "${name}" cannot be read: ${messageOf(error)}`, { cause: error });
  }
}
