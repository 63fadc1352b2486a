import type { Catalogue } from '../definitions/catalogue.js';
import { isOver } from '../rules/victory.js';
import { cloneState } from '../state/clone.js';
import type { Seat } from '../state/ids.js';
import type { GameState } from '../state/state.js';
import { type LogEntry, logEntry } from '../view/log.js';
import { logLine } from '../view/log-line.js';
import type { GameView, LogLine } from '../view/types.js';
import { viewGame } from '../view/view.js';
import { answerFrom, concede, endByConcession, goesOnWithout, isConcession } from './concede.js';
import { createGame, definitionsOf, type GameSetup, suspend } from './create.js';
import { Game } from './game.js';
import { Imagined } from './imagine.js';
import { firstOf, option, optionKey, Pick } from './options.js';
import type { Seated } from './play-game.js';
import type { Question } from './question.js';
import { parseReplay, type Replay, replayText, type SavedMatch } from './replay.js';
import { run } from './run.js';
import { GAME_OVER, GameFault, SUSPENDED } from './signals.js';

/** Who made a pick, and whether the others may not know of it yet. */
interface Picker {
  readonly seat: Seat;
  readonly secret: boolean;
}

/** How it stood when a pick was made: what taking it back returns to. */
interface TrailMark {
  readonly seat: Seat;
  readonly exposed: number;
  readonly stable: GameState;
  readonly picks: readonly number[];
  readonly keys: number;
  readonly stableLog: number;
}

/**
 * A game that waits for its players. It keeps the last stable state and the picks of the step under way; a new pick
 * runs the step again from there with one pick more. Log, list of picks and undo history stand beside the state.
 */
export class Match {
  readonly setup: GameSetup;
  private readonly catalogue: Catalogue;
  private readonly game: Game;
  private stable: GameState;
  /** Picks of the step under way, packed. */
  private picks: number[] = [];
  /** Who made each of them. */
  private pickers: Picker[] = [];
  /** All picks of the game as keys. */
  private keys: string[] = [];
  private log: LogEntry[] = [];
  /** Length of the log at the stable state. */
  private stableLog = 0;
  private trail: TrailMark[] = [];

  private constructor(catalogue: Catalogue, setup: GameSetup, game: Game) {
    this.catalogue = catalogue;
    this.setup = setup;
    this.game = game;
    this.stable = cloneState(game.state);
    this.game.sink = { event: (inner, event) => this.log.push(logEntry(inner, event, this.log.length)) };
  }

  /** Starts a game and plays it to the first question. Throws as `createGame`. */
  static create(catalogue: Catalogue, setup: GameSetup): Match {
    const match = new Match(catalogue, setup, createGame(catalogue, setup, suspend));
    match.advance();
    return match;
  }

  /** Plays a replay file again. Throws ReplayError for one that cannot be read or does not fit, naming the place. */
  static fromReplay(catalogue: Catalogue, text: string): Match {
    const replay = parseReplay(catalogue, text);
    const match = Match.create(catalogue, replay.setup);
    match.playAgain(replay);
    return match;
  }

  /** Takes up a game that `save` wrote down, exactly where it stood; its log begins there. */
  static load(catalogue: Catalogue, saved: SavedMatch): Match {
    const state = cloneState(saved.stable);
    const game = new Game(state, definitionsOf(catalogue, state.codes), suspend);
    const match = new Match(catalogue, saved.setup, game);
    match.picks = [...saved.picks];
    match.keys = [...saved.keys];
    match.advance();
    return match;
  }

  get isOver(): boolean {
    return isOver(this.game);
  }
  /** The open question, or null when the game is over. Valid until the next pick. */
  get question(): Question | null {
    return this.isOver ? null : this.game.question;
  }
  /** Number of picks so far. */
  get pickCount(): number {
    return this.keys.length;
  }
  /**
   * Tells the open question from every other that its seat was asked. Secret picks of others that are not carried out
   * yet do not count: how many there were is nobody's business.
   */
  get questionNumber(): number {
    const { question } = this;
    if (question === null) return -1;
    const hidden = this.pickers.filter(({ seat, secret }) => secret && seat !== question.seat).length;
    return (this.keys.length - hidden) * 4 + question.seat;
  }
  /** Keys of the open question's options. */
  get options(): string[] {
    return this.question === null ? [] : this.question.options.map(optionKey);
  }
  /** The full state, for tests and tools that may see everything. */
  get state(): GameState {
    return this.game.state;
  }

  /** Answers the open question. Throws, and changes nothing, when there is no such option. */
  pick(key: string): void {
    const { question } = this;
    if (question === null) throw new Error(`the game is over: "${key}" cannot be picked`);
    const at = question.options.findIndex((packed) => optionKey(packed) === key);
    if (at < 0) throw new Error(`"${key}" is not an option now; there are ${this.options.join(', ')}`);
    const exposed = this.exposure();
    // What lies before a revelation or somebody else's pick can never be taken back.
    if (this.trail.some((mark) => mark.exposed !== exposed || mark.seat !== question.seat)) this.trail = [];
    this.trail.push({
      seat: question.seat,
      exposed,
      stable: this.stable,
      picks: this.picks,
      keys: this.keys.length,
      stableLog: this.stableLog,
    });
    this.keys.push(key);
    this.picks = [...this.picks, question.options[at] as number];
    this.advance();
  }

  /** Whether the seat may take back its last pick: nothing was revealed, rolled or decided by others since. */
  canUndo(seat: Seat): boolean {
    const last = this.trail.at(-1);
    return !this.isOver && last !== undefined && last.seat === seat && last.exposed === this.exposure();
  }

  /** Takes back the seat's last pick. Throws when that is not allowed. */
  undo(seat: Seat): void {
    const last = this.trail.at(-1);
    if (last === undefined || !this.canUndo(seat)) throw new Error('the last pick cannot be taken back any more');
    this.trail.pop();
    this.stable = last.stable;
    this.picks = last.picks.slice();
    this.keys.length = last.keys;
    this.stableLog = last.stableLog;
    this.advance();
  }

  /**
   * The seat gives up, at any stop. With two players the other one wins; with more the others play on, and who concedes
   * leaves when what is being resolved has been. Throws when the game is over or has no such seat, or none any more.
   * [gap.concession]
   */
  concede(seat: Seat): void {
    if (this.isOver) throw new Error('the game is over');
    if (this.setup.seats[seat] === undefined) throw new Error(`there is no seat ${seat} that could concede`);
    if (this.game.seat(seat).eliminated) throw new Error(`seat ${seat} is out of the game already`);
    this.keys.push(`concede:${seat}`);
    this.trail = [];
    if (!goesOnWithout(this.game, seat)) return this.endByConcession(seat);
    this.picks = [...this.picks, option(Pick.concede, seat)];
    this.advance();
  }

  private endByConcession(seat: Seat): void {
    this.restart();
    try {
      endByConcession(this.game, seat);
    } catch (signal) {
      if (signal !== GAME_OVER) throw signal;
    }
    this.stable = cloneState(this.game.state);
    this.stableLog = this.log.length;
    this.picks = [];
  }

  /** What the seat (null: a spectator) may see now. */
  view(seat: Seat | null): GameView {
    return viewGame(this.game, seat, {
      names: this.names(),
      question: this.question,
      questionNumber: this.questionNumber,
    });
  }

  /** Log lines that the seat may read, from entry `from` on. */
  logFor(seat: Seat | null, from = 0): LogLine[] {
    return this.log.slice(from).flatMap((entry) => logLine(entry, seat, this.names()) ?? []);
  }
  /** Number of log entries so far. */
  get logLength(): number {
    return this.log.length;
  }

  /** What a program that plays the seat may use. */
  seated(seat: Seat): Seated {
    return {
      seat,
      view: () => this.view(seat),
      imagine: (word) => new Imagined(this.game, { stable: this.stable, picks: this.picks }, seat, word),
    };
  }

  /** The replay file: setup, seed and every pick. */
  replay(): string {
    return replayText(this.catalogue, { setup: this.setup, picks: this.keys });
  }

  /** The whole situation as plain data, at any stop; `load` takes it up again. */
  save(): SavedMatch {
    return { setup: this.setup, stable: this.stable, picks: this.picks, keys: this.keys.slice() };
  }

  private names(): string[] {
    return this.setup.seats.map((seat) => seat.name);
  }

  private exposure(): number {
    const { exposed, random } = this.game.state;
    return exposed + random.counter + random.rolled;
  }

  /** Sets the game back to the last stable state. */
  private restart(): void {
    this.game.state = cloneState(this.stable);
    this.game.index = null;
    this.log.length = this.stableLog;
  }

  /** Runs from the stable state with the picks of the step until the next question, or to the end. */
  private advance(): void {
    const { game } = this;
    this.restart();
    this.concedeAtOnce();
    let used = 0;
    let first = true;
    this.pickers = [];
    game.decide = (inner, question) => {
      const answer = answerFrom(inner, question, this.picks, used);
      used = answer.used;
      if (answer.at === null) throw SUSPENDED;
      if (game.seat(question.seat).eliminated) return answer.at;
      this.pickers.push({ seat: question.seat, secret: question.secret });
      if (answer.at < 0) {
        const recorded = optionKey(this.picks[used - 1] as number);
        throw new GameFault(`the step went another way: ${recorded} is not offered again`);
      }
      return answer.at;
    };
    game.onStable = () => {
      // The state that it began from is the stable one already.
      if (first) {
        first = false;
        return;
      }
      this.stable = cloneState(game.state);
      this.stableLog = this.log.length;
      this.picks = [];
      this.pickers = [];
      used = 0;
    };
    try {
      run(game);
      this.stable = cloneState(game.state);
      this.stableLog = this.log.length;
      this.picks = [];
    } catch (signal) {
      if (signal !== SUSPENDED) throw signal;
    }
  }

  /** Who concedes before anything of a step was decided leaves ahead of it. */
  private concedeAtOnce(): void {
    for (let [first] = this.picks; first !== undefined && isConcession(first); [first] = this.picks) {
      concede(this.game, firstOf(first) as Seat);
      this.picks = this.picks.slice(1);
      this.stable = cloneState(this.game.state);
    }
  }

  private playAgain(replay: Replay): void {
    replay.picks.forEach((key, at) => {
      const conceded = /^concede:(\d)$/.exec(key);
      try {
        if (conceded === null) this.pick(key);
        else this.concede(Number(conceded[1]) as Seat);
      } catch (error) {
        throw new Error(`pick ${at + 1} of the replay: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
  }
}
