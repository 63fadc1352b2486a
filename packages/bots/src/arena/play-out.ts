import { type Game, type Player, playGame } from '@dejarik/engine';

/** How a game between programs went; what it ended with stands in the game's state. */
export interface PlayedOut {
  /** Questions that were put to them. */
  readonly picks: number;
  /** Why it broke off; null where it came to its end. */
  readonly fault: string | null;
}

/** Picks after which a game runs in circles: it is stopped. */
const MOST_PICKS = 50_000;

/**
 * Plays a game to its end, one player a seat. What goes wrong in it is told, not thrown. `granted` is what `playGame`
 * may grant.
 */
export function playOut(
  game: Game,
  players: readonly Player[],
  granted: Parameters<typeof playGame>[2] = {},
): PlayedOut {
  let picks = 0;
  const counted = players.map((player): Player => ({
    name: player.name,
    looks: player.looks,
    pick(question, handle) {
      if (++picks > MOST_PICKS) throw new Error(`no end after ${MOST_PICKS} picks`);
      return player.pick(question, handle);
    },
  }));
  try {
    return { picks: playGame(game, counted, granted), fault: null };
  } catch (error) {
    return { picks, fault: error instanceof Error ? error.message : String(error) };
  }
}
