import { existsSync, readFileSync } from 'node:fs';
import { type Deck, STARTERS } from '@dejarik/cards';
import type { DeckSetup, Edition } from '@dejarik/engine';
import { messageOf, UsageError } from '../faults.js';
import { parseDeck } from './parse.js';

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
 * The deck with that code, in any case of letters, or in that JSON file. Throws UsageError for an unknown code, listing
 * those that there are, and for a file that cannot be read or is no deck, naming the field.
 */
export function findDeck(name: string): ChosenDeck {
  const known = knownDecks.find((deck) => deck.id.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return { named: known.id, deck: known, edition: known.edition };
  if (!existsSync(name)) {
    if (looksLikeFile(name)) throw new UsageError(`there is no deck file "${name}"`);
    const codes = knownDecks.map((deck) => `${deck.id} (${deck.name})`).join(', ');
    throw new UsageError(`there is no deck "${name}"; there are ${codes}, or name a JSON file: dejarik decks --help`);
  }
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    throw new UsageError(`the deck file "${name}" cannot be read: ${messageOf(error)}`, { cause: error });
  }
  const { setup, edition } = parseDeck(name, text);
  return { named: setup.name, deck: setup, edition: edition ?? 'current' };
}

function looksLikeFile(name: string): boolean {
  return /[/\\]|\.json$/i.test(name);
}
