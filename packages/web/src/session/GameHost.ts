import { type Bot, createBot } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { Match, optionKey, type Question, type Seat } from '@dejarik/engine';
import type {
  Estimate,
  GameView,
  Hint,
  LogLine,
  Review,
  SeatNumber,
  SessionSetup,
  SessionUpdate,
} from '../contract.ts';
import { chancesAt, estimateBot, hintAt, type Thought } from './advice.ts';
import { deckOf } from './decks.ts';
import { reviewGame } from './review.ts';
import { type Patience, thinkThrough } from './thinking.ts';

export interface HostEvents extends Patience {
  readonly update: (update: SessionUpdate, replay: string) => void;
  readonly estimate: (estimate: Estimate) => void;
}

/** A pick that is not there: the game is as it was. */
export class RefusedPick extends Error {
  override readonly name = 'RefusedPick';
}

/** One game with the programs that play in it. Persons' picks come from outside. */
export class GameHost {
  readonly #setup: SessionSetup;
  readonly #events: HostEvents;
  readonly #bots: ReadonlyMap<SeatNumber, Bot>;
  readonly #people: readonly SeatNumber[];
  readonly #makeBot: typeof createBot;
  /** Who estimates for a seat. */
  readonly #judges = new Map<SeatNumber, Bot>();
  #match: Match;
  #told = 0;
  /** Counts what has happened to the game: whatever was thought before is void. */
  #moment = 0;
  /** Counts the hints: a new one, or a stop, makes the one before void. */
  #hints = 0;
  #hinting = false;
  /** Counts the reviews in the same way. */
  #reviews = 0;
  #estimating = false;
  #estimatesWanted = false;
  /** The moment of the last estimate. */
  #estimated = -1;
  #driving = false;
  #closed = false;

  /** Throws for a setup or replay that cannot be played, with a message that names the place. */
  constructor(setup: SessionSetup, replay: string | null, events: HostEvents, makeBot = createBot) {
    this.#setup = setup;
    this.#events = events;
    this.#makeBot = makeBot;
    const { clock } = events;
    const bots = setup.seats.flatMap(({ bot }, seat) =>
      bot === null ? [] : [[seat, makeBot(bot, `${setup.seed} ${seat}`, { clock })] as const],
    );
    this.#bots = new Map(bots);
    this.#people = setup.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#match =
      replay === null
        ? Match.create(catalogue, {
            edition: setup.edition,
            seed: setup.seed,
            seats: setup.seats.map(({ name, deck }) => ({ name, deck: deckOf(setup, deck) })),
          })
        : Match.fromReplay(catalogue, replay);
  }

  /** Tells the present state and lets the programs play on. */
  async begin(): Promise<void> {
    this.#tell(true);
    await this.drive();
  }

  replay(): string {
    return this.#match.replay();
  }

  /** Picks one key after the other. All or none: a key that is not there puts the game back. */
  pick(seat: SeatNumber, question: number, keys: readonly string[]): void {
    const match = this.#match;
    if (match.question === null) throw new RefusedPick('The game is over.');
    if (match.question.seat !== seat) throw new RefusedPick('Somebody else decides now.');
    if (match.questionNumber !== question) throw new RefusedPick('This decision was made already.');
    const before = keys.length > 1 ? match.replay() : '';
    const group = match.question.group?.id ?? null;
    for (const [at, key] of keys.entries()) {
      // A group that is full, or that has nothing left to offer, has ended by itself.
      if (at > 0 && key === 'done' && (match.question?.group?.id ?? null) !== group) break;
      if (!match.options.includes(key)) {
        if (at > 0) {
          this.#match = Match.fromReplay(catalogue, before);
          this.#moment++;
        }
        throw new RefusedPick(
          at === 0 ? 'This option is not there any more.' : 'These do not go together. Choose again.',
        );
      }
      match.pick(key);
    }
    this.#tell(false);
  }

  undo(seat: SeatNumber): void {
    if (!this.#match.canUndo(seat as Seat)) throw new RefusedPick('This cannot be taken back any more.');
    this.#match.undo(seat as Seat);
    this.#tell(true);
  }

  concede(seat: SeatNumber): void {
    if (this.#match.isOver) throw new RefusedPick('The game is over.');
    this.#match.concede(seat as Seat);
    this.#tell(false);
  }

  /** Lets programs pick until a person is asked or the game is over. */
  async drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      for (;;) {
        await this.#events.rest();
        const question = this.#closed ? null : this.#match.question;
        const bot = question === null ? undefined : this.#bots.get(question.seat);
        if (question === null || bot === undefined) return;
        const key = await this.#decide(bot, question);
        // Without one the game has moved on meanwhile: somebody conceded, or took a pick back.
        if (key === null) continue;
        this.#match.pick(key);
        this.#tell(false);
      }
    } finally {
      this.#driving = false;
    }
  }

  /** What a bot picks, or null when its question does not stand any more. */
  async #decide(bot: Bot, question: Question): Promise<string | null> {
    const began = this.#moment;
    const thinking = bot.think(question, this.#match.seated(question.seat));
    const thought = await thinkThrough(thinking, this.#events.rest, () => !this.#closed && this.#moment === began);
    if (!thought) return null;
    const option = question.options[thinking.choice()];
    if (option === undefined)
      throw new Error(`${bot.name} picked option ${thinking.choice()} of ${question.options.length}.`);
    return optionKey(option);
  }

  /** What a strong player would do at that question. Null when it is stopped, or void since the game went on. */
  async hint(seat: SeatNumber, number: number, progress: (part: number) => void): Promise<Hint | null> {
    const match = this.#match;
    if (match.question?.seat !== seat || match.questionNumber !== number)
      throw new RefusedPick('This decision was made already.');
    const serial = ++this.#hints;
    this.#hinting = true;
    try {
      const picks = await hintAt(
        match,
        this.#thought(() => this.#hints === serial),
        progress,
      );
      return picks === null ? null : { seat, question: number, picks };
    } finally {
      if (this.#hints === serial) this.#hinting = false;
      this.#estimateSoon();
    }
  }

  stopHint(): void {
    this.#hints++;
    this.#hinting = false;
  }

  /** Judges the turns of a seat of the game that is over. Null when it is stopped. */
  async review(seat: SeatNumber, progress: (part: number) => void): Promise<Review | null> {
    if (!this.#match.isOver) throw new RefusedPick('The game is not over yet.');
    const serial = ++this.#reviews;
    const thought = this.#thought(() => this.#reviews === serial);
    const points = await reviewGame(this.#match.replay(), seat, thought, progress);
    return points === null ? null : { seat, picks: this.#match.pickCount, points };
  }

  stopReview(): void {
    this.#reviews++;
  }

  /** Whether the chances are to be estimated at every question of a person. */
  wantEstimates(wanted: boolean): void {
    this.#estimatesWanted = wanted;
    this.#estimated = -1;
    this.#estimateSoon();
  }

  /** Estimates in idle time: only while a person is asked, and never beside a hint. */
  #estimateSoon(): void {
    const question = this.#match.question;
    if (!this.#estimatesWanted || this.#estimating || this.#hinting || this.#closed || question === null) return;
    if (!this.#people.includes(question.seat) || this.#estimated === this.#moment) return;
    // Where there is nothing to choose nobody thinks: what was said last stands.
    if (question.options.length < 2) return;
    this.#estimating = true;
    const { seat } = question;
    const { questionNumber, setup } = this.#match;
    const moment = this.#moment;
    const tell = (chances: Estimate['chances']): void => {
      this.#estimated = moment;
      this.#events.estimate({ seat, question: questionNumber, chances });
    };
    const thought = this.#thought(() => this.#estimatesWanted && !this.#hinting);
    const judge = this.#judges.get(seat) ?? estimateBot(thought, `${setup.seed} ${seat}`);
    this.#judges.set(seat, judge);
    chancesAt(judge, this.#match, thought).then(
      (chances) => {
        this.#estimating = false;
        if (moment !== this.#moment) this.#estimateSoon();
        else if (chances !== 'void') tell(chances);
      },
      () => {
        // The game goes on without it.
        this.#estimating = false;
        tell(null);
      },
    );
  }

  /** How something is thought about beside the game as it stands now. */
  #thought(stands: () => boolean): Thought {
    const { rest, clock } = this.#events;
    const began = this.#moment;
    return {
      rest,
      clock,
      makeBot: this.#makeBot,
      stands: () => !this.#closed && this.#moment === began && stands(),
    };
  }

  close(): void {
    this.#closed = true;
  }

  #tell(reset: boolean): void {
    this.#moment++;
    const match = this.#match;
    const views: Record<SeatNumber, GameView> = {};
    const log: Record<SeatNumber, readonly LogLine[]> = {};
    for (const seat of this.#people) {
      views[seat] = match.view(seat as Seat);
      log[seat] = match.logFor(seat as Seat, reset ? 0 : this.#told);
    }
    this.#told = match.logLength;
    const asked = match.question?.seat ?? null;
    this.#events.update(
      {
        views,
        log,
        reset,
        undo: this.#people.find((seat) => match.canUndo(seat as Seat)) ?? null,
        thinking: asked !== null && this.#bots.has(asked) ? asked : null,
      },
      match.replay(),
    );
    this.#estimateSoon();
  }

  get setup(): SessionSetup {
    return this.#setup;
  }
}
