import { isOwnDeck, isRecord, readOwnDeck, readSlots } from './read-json.js';
import type { DeckReading } from './reading.js';

/**
 * Reads a deck file of any kind; which kind it is shows itself: JSON of this project (a `DeckList`, a starter deck), JSON
 * of the deck sites. Of a file with several decks it reads the first.
 */
export function readDeck(text: string): DeckReading {
  const [first = NOTHING, ...more] = readDecks(text);
  if (more.length === 0) return first;
  const message = `There are ${more.length + 1} decks in it; this is the first.`;
  return { ...first, problems: [{ kind: 'note', where: null, message }, ...first.problems] };
}

const NOTHING: DeckReading = {
  deck: null,
  problems: [{ kind: 'lost', where: null, message: 'There is no deck in it.' }],
};

/** Reads every deck of a file; a file may hold a list of them. */
export function readDecks(text: string): readonly DeckReading[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ deck: null, problems: [{ kind: 'lost', where: null, message: `This is not JSON: ${what}.` }] }];
  }
  return Array.isArray(value) ? value.map(readValue) : [readValue(value)];
}

function readValue(value: unknown): DeckReading {
  if (!isRecord(value)) return NOTHING;
  if ('slots' in value) return readSlots(value);
  return isOwnDeck(value) ? readOwnDeck(value) : NOTHING;
}
