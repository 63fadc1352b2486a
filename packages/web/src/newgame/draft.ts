import { isEdition, seatingOrder } from '@dejarik/engine';
import type { SessionSetup } from '../contract.ts';
import type { BotInfo, DeckInfo } from '../session/host.ts';
import { usualBot } from '../session/bots.ts';
import { editionOfDecks, type EditionChoice } from '../decks/editions.ts';

/** Who sits at the screen instead of a program. */
export const person = 'person';

/** A seat as it is being chosen. */
export interface SeatDraft {
  /** Empty: the name that the seat gets by itself. */
  readonly name: string;
  readonly deck: string;
  /** The name of a bot, or `person`. */
  readonly player: string;
}

/** What New Game has been set to. Seats beyond the chosen number keep what was chosen for them. */
export interface Draft {
  readonly seats: readonly [SeatDraft, SeatDraft, SeatDraft, SeatDraft];
  readonly opponents: 1 | 2 | 3;
  readonly edition: EditionChoice;
}

const storageKey = 'dejarik.new-game';
export const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

function text(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null || !(key in value)) return '';
  const found: unknown = (value as Record<string, unknown>)[key];
  return typeof found === 'string' ? found : '';
}

/** The choices of last time in this browser as far as they can still be made, else the first decks against a bot. */
export function loadDraft(decks: readonly DeckInfo[], bots: readonly BotInfo[]): Draft {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    // Choices that are lost are made again.
  }
  const kept = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const seats: readonly unknown[] = Array.isArray(kept['seats']) ? kept['seats'] : [];
  // Nobody is dealt a deck of their own that they did not choose.
  const usual = decks.filter(({ judged }) => judged === undefined);
  const seat = (number: number): SeatDraft => {
    const deck = text(seats[number], 'deck');
    const player = text(seats[number], 'player');
    return {
      name: text(seats[number], 'name').slice(0, 24),
      deck: decks.some((each) => each.code === deck) ? deck : (usual[number % Math.max(1, usual.length)]?.code ?? ''),
      player:
        number === 0
          ? person
          : player === person || bots.some((bot) => bot.name === player)
            ? player
            : ((bots.find((bot) => bot.name === usualBot) ?? bots[0])?.name ?? person),
    };
  };
  const opponents = kept['opponents'];
  const edition = text(kept, 'edition');
  return {
    seats: [seat(0), seat(1), seat(2), seat(3)],
    opponents: opponents === 2 || opponents === 3 ? opponents : 1,
    edition: edition === 'decks' || isEdition(edition) ? edition : 'current',
  };
}

/** Keeps the choices in this browser. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** The draft with one seat changed. */
export function withSeat(draft: Draft, number: number, changed: Partial<SeatDraft>): Draft {
  const [a, b, c, d] = draft.seats;
  const put = (seat: SeatDraft, at: number): SeatDraft => (at === number ? { ...seat, ...changed } : seat);
  return { ...draft, seats: [put(a, 0), put(b, 1), put(c, 2), put(d, 3)] };
}

/** The seats that play. */
export function playing(draft: Draft): readonly SeatDraft[] {
  return draft.seats.slice(0, draft.opponents + 1);
}

/** The name of a seat that was given none: what sits there, numbered where several are alike. */
function usualName(draft: Draft, number: number, bots: readonly BotInfo[]): string {
  const { player } = draft.seats[number] ?? { player: person };
  if (player === person) return number === 0 ? 'Player' : `${ordinals[number] ?? 'Another'} player`;
  const title = bots.find((bot) => bot.name === player)?.title ?? player;
  const alike = playing(draft).flatMap((seat, at) => (seat.player === player ? [at] : []));
  return alike.length > 1 ? `${title} ${alike.indexOf(number) + 1}` : title;
}

/** The name of a seat in the game. */
export function nameOf(draft: Draft, number: number, bots: readonly BotInfo[]): string {
  const name = draft.seats[number]?.name.trim() ?? '';
  return name === '' ? usualName(draft, number, bots) : name;
}

/** The decks that are to be played. */
export function decksOf(draft: Draft, decks: readonly DeckInfo[]): readonly DeckInfo[] {
  return playing(draft).flatMap((seat) => decks.find((deck) => deck.code === seat.deck) ?? []);
}

/** The game that the choices make; three and four are seated at random. [mp.seating] */
export function setupOf(
  draft: Draft,
  {
    decks,
    bots,
    seed,
  }: { readonly decks: readonly DeckInfo[]; readonly bots: readonly BotInfo[]; readonly seed: string },
): SessionSetup {
  const chosen = playing(draft).flatMap((seat) => decks.find((deck) => deck.code === seat.deck) ?? []);
  const seats = playing(draft).map(({ deck, player }, number) => ({
    name: nameOf(draft, number, bots),
    deck,
    bot: player === person ? null : player,
  }));
  const brought = chosen.flatMap(({ code, setup, judged }) =>
    judged === undefined || setup === null ? [] : [[code, setup] as const],
  );
  return {
    ...(brought.length > 0 ? { decks: Object.fromEntries(brought) } : {}),
    seats: seatingOrder(seed, seats.length).flatMap((at) => seats[at] ?? []),
    edition: draft.edition === 'decks' ? editionOfDecks(decksOf(draft, decks)) : draft.edition,
    seed,
  };
}
