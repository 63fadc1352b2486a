import { catalogue } from '@dejarik/cards';
import { createGame, type Player, type Question, type Seat } from '@dejarik/engine';
import { END_REASONS, type GameState } from '@dejarik/engine/reading';
import { asksForAction } from '../action-question.js';
import { type Contestant, settingsOf } from '../budget.js';
import { type BotEntry, botNamed } from '../create-bot.js';
import { playOut } from './play-out.js';
import type { ArenaGame } from './schedule.js';
import { Stopwatch, type ThinkTime } from './think-time.js';

/** Two of something: of the first and of the second of a meeting. */
export type OfBoth<T> = readonly [T, T];

/** What became of a game: plain data, a line of a saved arena. "First" and "second" are those of the meeting. */
export interface GameRecord {
  readonly meeting: number;
  readonly number: number;
  readonly seed: string;
  readonly edition: string;
  /** Names of the decks. */
  readonly decks: OfBoth<string>;
  /** Whether the second sat first. */
  readonly turned: boolean;
  /** 0: the first; 1: the second; null: nobody. */
  readonly winner: 0 | 1 | null;
  /** `defeat`, `deck-out` ..., or `error` where the game was broken off. */
  readonly endedBy: string;
  readonly rounds: number;
  readonly picks: number;
  /** Answers that were no option. */
  readonly illegal: OfBoth<number>;
  /** Thinking about actions, and about every smaller question. Questions with one option are left out. */
  readonly turns: OfBoth<ThinkTime>;
  readonly details: OfBoth<ThinkTime>;
  /** What broke the game off, and whose it was; such a game is lost for it. */
  readonly error: { readonly message: string; readonly by: 0 | 1 | null } | null;
  /** Megabytes in use at the most until then, by the whole process; null where nobody measures. */
  readonly memory: number | null;
}

/** What whoever runs the arena hands in. */
export interface ArenaTools {
  /** Milliseconds since any moment. */
  readonly clock: () => number;
  /** Megabytes in use at the most so far. */
  readonly memory?: () => number;
  /** Where the bots come from: those of the table of all bots, where it is left out. */
  readonly botNamed?: (name: string) => BotEntry | undefined;
}

/**
 * Plays a game of the arena: a pure function of plain data, but for the times. Whoever picks what is no option, or breaks
 * down, has lost; a game that breaks off otherwise is nobody's. Throws for a bot that there is not.
 */
export function playArenaGame(game: ArenaGame, tools: ArenaTools): GameRecord {
  const { seed, edition, decks, turned } = game;
  const sittings = game.contestants.map(
    (contestant, seat) => new Sitting(contestant, `${seed}/${turned ? 1 : 0}/${seat}`, tools),
  );
  const peeking = sittings.flatMap(({ peeks }, seat) => (peeks ? [seat as Seat] : []));
  const dealt = decks.map(({ deck }) => ({ name: deck.name, deck }));
  const played = createGame(catalogue, { seats: dealt, edition, seed });
  const place = (seat: number): 0 | 1 => ((seat === 0) === turned ? 1 : 0);
  const ofBoth = <T>(bySeat: readonly T[]): OfBoth<T> => [bySeat[turned ? 1 : 0] as T, bySeat[turned ? 0 : 1] as T];
  const { picks, fault } = playOut(
    played,
    sittings.map(({ player }) => player),
    { peeking },
  );
  const at = sittings.findIndex(({ thinking }) => thinking);
  const error = fault === null ? null : { message: fault, by: at < 0 ? null : place(at) };
  return {
    meeting: game.meeting,
    number: game.number,
    seed,
    edition,
    decks: ofBoth(decks.map(({ name }) => name)),
    turned,
    ...outcome(played.state, error, place),
    rounds: played.state.round,
    picks,
    illegal: ofBoth(sittings.map(({ illegal }) => illegal)),
    turns: ofBoth(sittings.map(({ turns }) => turns.time())),
    details: ofBoth(sittings.map(({ details }) => details.time())),
    error,
    memory: tools.memory?.() ?? null,
  };
}

function outcome(
  { winner, endedBy }: GameState,
  error: GameRecord['error'],
  place: (seat: number) => 0 | 1,
): Pick<GameRecord, 'winner' | 'endedBy'> {
  if (error === null) return { winner: winner < 0 ? null : place(winner), endedBy: END_REASONS[endedBy] ?? '' };
  return { winner: error.by === null ? null : error.by === 0 ? 1 : 0, endedBy: 'error' };
}

/** A contestant at its seat: what it picks is checked and timed. */
class Sitting {
  readonly player: Player;
  readonly peeks: boolean;
  readonly turns = new Stopwatch();
  readonly details = new Stopwatch();
  illegal = 0;
  /** Whether its answer is awaited: what goes wrong then is its own fault. */
  thinking = false;

  constructor(contestant: Contestant, seed: string, tools: ArenaTools) {
    const { clock } = tools;
    const entry = (tools.botNamed ?? botNamed)(contestant.bot);
    if (entry === undefined) throw new Error(`there is no bot "${contestant.bot}"`);
    this.peeks = entry.peeks;
    const budget = contestant.budget ?? entry.budget;
    const bot = entry.create(seed, settingsOf({ bot: entry.name, budget }, clock));
    this.player = {
      name: bot.name,
      looks: bot.looks,
      pick: (question, handle) => {
        const { kind, options } = question;
        const count = options.length;
        this.thinking = true;
        const before = clock();
        const at = bot.pick(question, handle);
        if (count > 1) this.watch(kind).note(clock() - before);
        if (!(Number.isInteger(at) && at >= 0 && at < count)) {
          this.illegal++;
          throw new Error(`${bot.name} picked ${String(at)} of ${count} options (${kind})`);
        }
        this.thinking = false;
        return at;
      },
    };
  }

  private watch(kind: Question['kind']): Stopwatch {
    return asksForAction({ kind }) ? this.turns : this.details;
  }
}
