import type { Catalogue } from '../definitions/catalogue.js';
import { createGame, type GameSetup } from '../game/create.js';
import type { Decide, Game } from '../game/game.js';
import { Match } from '../game/match.js';
import { optionKey } from '../game/options.js';
import { replayText, type SavedMatch } from '../game/replay.js';
import { run } from '../game/run.js';
import { isOver } from '../rules/victory.js';
import { cloneState } from '../state/clone.js';
import type { Seat } from '../state/ids.js';
import { END_REASONS, type GameState } from '../state/state.js';
import { Broken } from './broken.js';
import { Chance } from './chance.js';
import { difference } from './difference.js';
import { fuzzConcessions } from './fuzz-concede.js';
import { checkPasts } from './hidden.js';
import { checkInvariants } from './invariants.js';
import { pickBy, type Style } from './picker.js';
import { checkImagined, checkSaved } from './stops.js';

export interface FuzzOptions {
  /** Any text: decides the picks, and which stops are looked at closely. */
  readonly seed: string;
  /** One stop in so many is checked with everything there is; 0: none. */
  readonly costlyEvery?: number;
  /** How it picks; uniformly by default. */
  readonly style?: Style;
  /** The picks are played again, written to JSON and read back at every question. */
  readonly suspend?: boolean;
}

/** How much was looked at. */
export interface FuzzCounts {
  games: number;
  /** Questions that were posed. */
  stops: number;
  cheapChecks: number;
  costlyChecks: number;
  /** Other pasts, with hidden cards exchanged, that were played. */
  otherPasts: number;
  /** Stops at which the game was written down and taken up again. */
  suspendedStops: number;
  /** Picks that were taken back and made again there. */
  takenBack: number;
  /** Players who were out before the end. */
  eliminated: number;
  /** Players who conceded in matches of three or four made for that. */
  conceded: number;
}

/** What went wrong, and how to see it again. */
export interface FuzzFault {
  readonly message: string;
  /** The seed of the picks; the game's own is in its setup. */
  readonly seed: string;
  /** Keys of the picks up to the fault. */
  readonly picks: readonly string[];
  /** A replay file with those picks. */
  readonly replay: string;
}

export interface FuzzedGame {
  readonly counts: FuzzCounts;
  readonly fault: FuzzFault | null;
  readonly rounds: number;
  readonly winner: number;
  readonly endedBy: string;
  readonly picks: readonly string[];
}

/** Past so many picks a game will not end. */
const MOST_PICKS = 20_000;

export const noCounts = (): FuzzCounts => ({
  games: 0,
  stops: 0,
  cheapChecks: 0,
  costlyChecks: 0,
  otherPasts: 0,
  suspendedStops: 0,
  takenBack: 0,
  eliminated: 0,
  conceded: 0,
});

/**
 * Plays one random game with every check, then its picks once more: straight, or suspended at every question, and
 * compares the ends; suspended games of three or four are followed by one with concessions. Never throws: what goes wrong is in `fault`.
 */
export function fuzzGame(catalogue: Catalogue, setup: GameSetup, options: FuzzOptions): FuzzedGame {
  const fuzzing = new Fuzzing(catalogue, setup, options);
  let message: string | null = null;
  try {
    fuzzing.play();
    fuzzing.playAgain();
    fuzzing.concede();
  } catch (error) {
    message = describe(error);
  }
  return fuzzing.report(message);
}

function describe(error: unknown): string {
  if (error instanceof Broken) return error.message;
  return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
}

class Fuzzing {
  private readonly catalogue: Catalogue;
  private readonly setup: GameSetup;
  private readonly options: FuzzOptions;
  private readonly chance: Chance;
  /** Draws that do not change the picks, so that a game is the same whatever is checked. */
  private readonly closely: Chance;
  private readonly counts = noCounts();
  private readonly keys: string[] = [];
  /** The options that were offered at each pick, as one text. */
  private readonly offers: string[] = [];
  private stable: GameState | null = null;
  private since: number[] = [];
  private end: GameState | null = null;

  constructor(catalogue: Catalogue, setup: GameSetup, options: FuzzOptions) {
    this.catalogue = catalogue;
    this.setup = setup;
    this.options = options;
    this.chance = new Chance(`picks ${options.seed}`);
    this.closely = new Chance(`checks ${options.seed}`);
    this.counts.games = 1;
  }

  /** Straight through, with a look at every stop. */
  play(): void {
    const game = createGame(this.catalogue, this.setup, (inner) => this.decide(inner));
    this.end = game.state;
    game.onStable = () => {
      this.stable = cloneState(game.state);
      this.since = [];
    };
    run(game);
    this.counts.eliminated = game.state.seats.filter(({ eliminated }) => eliminated).length;
    this.look(game, 'costly');
  }

  private decide(game: Game): number {
    this.counts.stops++;
    if (this.keys.length >= MOST_PICKS) throw new Broken(`the game has not ended after ${MOST_PICKS} picks`);
    const { options } = game.question;
    const offered = options.map(optionKey);
    this.look(game, this.closely.oneIn(this.options.costlyEvery ?? 100) ? 'costly' : 'cheap');
    const at = pickBy(this.options.style ?? 'uniform', game, game.question, this.chance);
    this.since.push(options[at] as number);
    this.keys.push(offered[at] as string);
    this.offers.push(offered.join(' '));
    return at;
  }

  private look(game: Game, level: 'cheap' | 'costly'): void {
    const faults = checkInvariants(game, level, this.closely);
    this.counts.cheapChecks++;
    if (level === 'costly') {
      this.counts.costlyChecks++;
      if (!isOver(game)) this.lookBack(game, (what) => faults.push(what));
    }
    if (faults.length > 0) throw new Broken(faults.join('\n'));
  }

  /** What needs the past of the stop. */
  private lookBack(game: Game, fault: (what: string) => void): void {
    const saved = this.saved(game.state);
    checkSaved(this.catalogue, game, saved, fault);
    checkImagined(game, saved, this.closely, fault);
    this.counts.otherPasts += checkPasts(this.catalogue, game, saved, this.closely, fault);
  }

  private saved(state: GameState): SavedMatch {
    return { setup: this.setup, stable: this.stable ?? state, picks: this.since.slice(), keys: this.keys.slice() };
  }

  /** The same picks again, from the beginning. */
  playAgain(): void {
    const end = this.options.suspend === true ? this.playSuspended() : this.playStraight();
    const unlike = difference(end, this.end);
    if (unlike !== null) throw new Broken(`the same picks end elsewhere: ${unlike}`);
  }

  /** Another match of the same setup, with concessions; only where games are suspended and the others play on. */
  concede(): void {
    const { suspend, style = 'uniform' } = this.options;
    if (suspend !== true || this.setup.seats.length <= 2) return;
    this.counts.conceded = fuzzConcessions(this.catalogue, this.setup, style, this.closely);
  }

  private playStraight(): GameState {
    let used = 0;
    const decide: Decide = (_game, question) => {
      const offered = question.options.map(optionKey);
      this.compareOffer(used, offered.join(' '));
      return offered.indexOf(this.keys[used++] as string);
    };
    const game = createGame(this.catalogue, this.setup, decide);
    run(game);
    return game.state;
  }

  /** Through JSON at every question; picks that may be taken back are, now and then, and made again. */
  private playSuspended(): GameState {
    let match = Match.create(this.catalogue, this.setup);
    for (const [at, key] of this.keys.entries()) {
      this.compareOffer(at, match.options.join(' '));
      const seat = match.question?.seat;
      match.pick(key);
      if (seat !== undefined && match.canUndo(seat) && this.closely.oneIn(3)) this.takeBack(match, seat, key);
      match = Match.load(this.catalogue, JSON.parse(JSON.stringify(match.save())) as SavedMatch);
      this.counts.suspendedStops++;
    }
    if (!match.isOver) throw new Broken('suspended at every question the game does not end with the last pick');
    const unlike = difference(Match.fromReplay(this.catalogue, match.replay()).state, match.state);
    if (unlike !== null) throw new Broken(`the replay file ends elsewhere: ${unlike}`);
    return match.state;
  }

  private takeBack(match: Match, seat: Seat, key: string): void {
    const before = match.save();
    match.undo(seat);
    match.pick(key);
    const unlike = difference(match.save(), before);
    if (unlike !== null) throw new Broken(`taking back "${key}" leaves a trace: ${unlike}`);
    this.counts.takenBack++;
  }

  private compareOffer(at: number, offered: string): void {
    if (offered !== this.offers[at]) {
      throw new Broken(
        `pick ${at + 1} is offered otherwise the second time: ${offered}, not ${this.offers[at] ?? 'over'}`,
      );
    }
  }

  report(message: string | null): FuzzedGame {
    const { setup, keys: picks } = this;
    const fault =
      message === null
        ? null
        : { message, seed: this.options.seed, picks, replay: replayText(this.catalogue, { setup, picks }) };
    const state = this.end;
    return {
      counts: this.counts,
      fault,
      picks,
      rounds: state?.round ?? 0,
      winner: state?.winner ?? -1,
      endedBy: END_REASONS[state?.endedBy ?? 0] ?? '',
    };
  }
}
