import {
  cloneState,
  createGame,
  type Catalogue,
  type GameState,
  Match,
  optionKey,
  type Replay,
  run,
  type SavedMatch,
  type Seat,
} from '@dejarik/engine';
import { messageOf } from '../faults.js';
import { stateHash } from './hash.js';

/** One way of playing the same picks, and where it led. */
export interface Way {
  readonly name: 'straight through' | 'suspended at every pick' | 'suspended at every pick, through JSON';
  /** Fingerprint of the last stable state, or null where it could not be played so. */
  readonly hash: string | null;
  /** Why it could not be played so, naming the pick. */
  readonly fault: string | null;
}

const CONCEDE = /^concede:(\d)$/;

/** The picks before somebody conceded: giving up is applied at the last stable state and plays nothing. */
function playedPicks(replay: Replay): readonly string[] {
  const at = replay.picks.findIndex((key) => CONCEDE.test(key));
  return at < 0 ? replay.picks : replay.picks.slice(0, at);
}

/**
 * Plays the picks of a replay in three ways: straight through without a stop, suspended at every pick, and suspended
 * with the whole situation written to JSON and read back every time. They must all lead to the same stable state; what
 * a concession adds to it is left out.
 */
export function verifyReplay(catalogue: Catalogue, replay: Replay): readonly Way[] {
  const picks = playedPicks(replay);
  return [
    way('straight through', () => playStraight(catalogue, replay, picks)),
    way('suspended at every pick', () => playSuspended(catalogue, replay, picks, (match) => match)),
    way('suspended at every pick, through JSON', () =>
      playSuspended(catalogue, replay, picks, (match) => {
        const saved = JSON.parse(JSON.stringify(match.save())) as SavedMatch;
        return Match.load(catalogue, saved);
      }),
    ),
  ];
}

function way(name: Way['name'], play: () => GameState): Way {
  try {
    return { name, hash: stateHash(play()), fault: null };
  } catch (error) {
    return { name, hash: null, fault: messageOf(error) };
  }
}

/** Thrown when the picks are used up before the game is over. */
class PicksUsedUp extends Error {
  override readonly name = 'PicksUsedUp';
}

function playStraight(catalogue: Catalogue, replay: Replay, picks: readonly string[]): GameState {
  let used = 0;
  const game = createGame(catalogue, replay.setup, (_game, question) => {
    const key = picks[used];
    if (key === undefined) throw new PicksUsedUp();
    used++;
    const at = question.options.findIndex((packed) => optionKey(packed) === key);
    if (at < 0) throw new Error(`pick ${used}: "${key}" is not an option`);
    return at;
  });
  let stable = cloneState(game.state);
  game.onStable = () => {
    stable = cloneState(game.state);
  };
  try {
    run(game);
    stable = game.state;
  } catch (error) {
    if (!(error instanceof PicksUsedUp)) throw error;
  }
  if (used < picks.length) throw new Error(`the game was over after pick ${used} of ${picks.length}`);
  return stable;
}

function playSuspended(
  catalogue: Catalogue,
  replay: Replay,
  picks: readonly string[],
  stop: (match: Match) => Match,
): GameState {
  let match = Match.create(catalogue, replay.setup);
  picks.forEach((key, at) => {
    try {
      match = stop(match);
      match.pick(key);
    } catch (error) {
      throw new Error(`pick ${at + 1}: ${messageOf(error)}`, { cause: error });
    }
  });
  return match.save().stable;
}

/** The match as a replay leaves it. Throws Error that names the pick which cannot be made. */
export function playReplay(catalogue: Catalogue, replay: Replay): Match {
  const match = Match.create(catalogue, replay.setup);
  replay.picks.forEach((key, at) => {
    const conceded = CONCEDE.exec(key);
    try {
      if (conceded === null) match.pick(key);
      else match.concede(Number(conceded[1]) as Seat);
    } catch (error) {
      throw new Error(`pick ${at + 1} of ${replay.picks.length}: ${messageOf(error)}`, { cause: error });
    }
  });
  return match;
}
