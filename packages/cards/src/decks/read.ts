import { isOwnDeck, isRecord, readOwnDeck, readSlots } from './read-json.js';
import { readText } from './read-text.js';
import { isSaved, readSaved } from './read-tts.js';
import type { DeckReading } from './reading.js';
import { withoutGaps } from './repair.js';

/**
 * Reads a deck file of any kind; which kind it is shows itself: a plain list, JSON of this project (a `DeckList`, a
 * starter deck), JSON of the deck sites, a saved object of the tabletop simulator. Of a file with several decks it reads
 * the first.
 */
export function readDeck(text: string): DeckReading {
  const [first = NOTHING, ...more] = readDecks(text);
  if (more.length === 0) return first;
  const message = `There are ${more.length + 1} decks in it; this is the first.`;
  return { ...first, problems: [{ kind: 'note', where: null, message }, ...first.problems] };
}

/** Reads every deck of a file: the JSON kinds can come as a list. */
export function readDecks(text: string): readonly DeckReading[] {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') return [NOTHING];
  if (!JSON_BEGINS.test(content)) return [readText(text)];
  let value: unknown;
  try {
    value = JSON.parse(withoutGaps(content));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [nothing(`This is not JSON: ${what}.`)];
  }
  if (!Array.isArray(value)) return [readValue(value)];
  return value.length === 0 ? [NOTHING] : value.map(readValue);
}

/** An object or a list; the first line of a plain list may begin with a bracket too. */
const JSON_BEGINS = /^(\{\s*("|\}|$)|\[\s*([[{"\d\]]|$))/;

const nothing = (message: string): DeckReading => ({
  deck: null,
  problems: [{ kind: 'lost', where: null, message }],
});
const NOTHING = nothing('There is no deck in it.');

function readValue(value: unknown): DeckReading {
  if (!isRecord(value)) return NOTHING;
  if ('slots' in value) return readSlots(value);
  if (isSaved(value)) return readSaved(value);
  return isOwnDeck(value) ? readOwnDeck(value) : NOTHING;
}
