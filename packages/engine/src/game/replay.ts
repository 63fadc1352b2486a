import type { Catalogue } from '../definitions/catalogue.js';
import { isEdition } from '../editions.js';
import type { GameState } from '../state/state.js';
import type { DeckSetup, GameSetup } from './create.js';

/** The version of the rules: a game recorded by another is not played again silently. */
export const ENGINE_VERSION = '0.1.0';
const FORMAT = 'dejarik-replay';

/** A game as its setup and picks. */
export interface Replay {
  readonly setup: GameSetup;
  readonly picks: readonly string[];
}

/** A game at a stop, as plain data. */
export interface SavedMatch {
  readonly setup: GameSetup;
  readonly stable: GameState;
  readonly picks: readonly number[];
  readonly keys: readonly string[];
}

/** What is wrong with a replay file, and where. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

export function replayText(catalogue: Catalogue, replay: Replay): string {
  const file = {
    format: FORMAT,
    engine: ENGINE_VERSION,
    cards: catalogue.hash,
    setup: replay.setup,
    picks: replay.picks,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reads a replay file. Throws ReplayError for text that is none, is cut off, or comes from other rules or cards. */
export function parseReplay(catalogue: Catalogue, text: string): Replay {
  const file = parseJson(text);
  if (file['format'] !== FORMAT) throw new ReplayError(`this is not a replay file: "format" is not "${FORMAT}"`);
  if (file['engine'] !== ENGINE_VERSION) {
    throw new ReplayError(
      `the replay was recorded by version ${String(file['engine'])}; this is version ${ENGINE_VERSION}`,
    );
  }
  if (file['cards'] !== catalogue.hash) {
    throw new ReplayError(
      `the replay was recorded with other cards (${String(file['cards'])}, these are ${catalogue.hash})`,
    );
  }
  const picks = file['picks'];
  if (!Array.isArray(picks)) throw new ReplayError('"picks" is not a list');
  picks.forEach((pick: unknown, at) => {
    if (typeof pick !== 'string') throw new ReplayError(`pick ${at + 1} is not text`);
  });
  return { setup: checkSetup(file['setup']), picks: picks as string[] };
}

type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReplayError(`the replay is not complete or not JSON: ${reason}`, { cause: error });
  }
  if (!isRecord(value)) throw new ReplayError('the replay is not an object');
  return value;
}

function checkSetup(setup: unknown): GameSetup {
  if (!isRecord(setup)) throw new ReplayError('"setup" is missing');
  const { edition, seed, seats } = setup;
  if (typeof edition !== 'string' || !isEdition(edition))
    throw new ReplayError(`"setup.edition" is no edition: ${String(edition)}`);
  if (typeof seed !== 'string') throw new ReplayError('"setup.seed" is not text');
  if (!Array.isArray(seats)) throw new ReplayError('"setup.seats" is not a list');
  return {
    edition,
    seed,
    seats: seats.map((seat: unknown, at) => {
      if (!isRecord(seat) || typeof seat['name'] !== 'string')
        throw new ReplayError(`"setup.seats[${at}]" has no name`);
      return { name: seat['name'], deck: checkDeck(seat['deck'], `setup.seats[${at}].deck`) };
    }),
  };
}

/** More of one card or die than any deck has. */
const MOST = 99;
const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;
const isCodes = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((code: unknown) => typeof code === 'string'));

function checkDeck(deck: unknown, where: string): DeckSetup {
  if (!isRecord(deck) || typeof deck['name'] !== 'string') throw new ReplayError(`"${where}" has no name`);
  const { characters, deck: cards, battlefield } = deck;
  const isTeam =
    Array.isArray(characters) &&
    characters.every((one: unknown) => isRecord(one) && typeof one['code'] === 'string' && isCount(one['dice']));
  if (!isTeam) throw new ReplayError(`"${where}.characters" is not a list of codes and dice`);
  if (!isRecord(cards) || !Object.values(cards).every(isCount)) {
    throw new ReplayError(`"${where}.deck" does not give copies by code`);
  }
  if (battlefield !== null && typeof battlefield !== 'string')
    throw new ReplayError(`"${where}.battlefield" is not a code`);
  for (const field of ['setAside', 'underPlot']) {
    const counts = deck[field] ?? {};
    if (!isRecord(counts) || !Object.values(counts).every(isCount)) {
      throw new ReplayError(`"${where}.${field}" does not give copies by code`);
    }
  }
  for (const list of ['plots', 'spareDice']) {
    if (!isCodes(deck[list])) throw new ReplayError(`"${where}.${list}" is not a list of codes`);
  }
  return deck as unknown as DeckSetup;
}
