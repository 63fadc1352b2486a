import { catalogue, STARTERS } from '@dejarik/cards';
import { type GameSetup, Match, type Seat } from '@dejarik/engine';

/** A replay file as its text reads. */
export interface ReplayFile {
  format: string;
  engine: string;
  cards: string;
  setup: { edition: string; seed: string; seats: { name: string; deck: Record<string, unknown> }[] };
  picks: unknown[];
}

export const setup: GameSetup = {
  edition: 'awakenings',
  seed: 'recorded',
  seats: STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck })),
};

/** A game with both starter decks, picked through by a fixed rule, to its end or to so many picks. */
export function recordedMatch(most = Number.MAX_SAFE_INTEGER): Match {
  const match = Match.create(catalogue, setup);
  while (!match.isOver && match.pickCount < most) {
    const { options, pickCount } = match;
    match.pick(options[(pickCount * 7) % options.length] as string);
  }
  return match;
}

export const parsed = (match: Match): ReplayFile => JSON.parse(match.replay()) as ReplayFile;

/** The same with a concession at the end. */
export function concededMatch(most: number, seat: number): Match {
  const match = recordedMatch(most);
  match.concede(seat as Seat);
  return match;
}
