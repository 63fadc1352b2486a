import { type Bot, createBot } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { Match, optionKey, type Question, type Seat } from '@dejarik/engine';
import type { GameView, LogLine, SeatNumber, SessionSetup, SessionUpdate } from '../contract.ts';
import { deckOf } from './decks.ts';
import { type Patience, thinkThrough } from './thinking.ts';

export interface HostEvents extends Patience {
  readonly update: (update: SessionUpdate, replay: string) => void;
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
  #match: Match;
  #told = 0;
  /** Counts what has happened to the game: whatever was thought before is void. */
  #moment = 0;
  #driving = false;
  #closed = false;

  /** Throws for a setup or replay that cannot be played, with a message that names the place. */
  constructor(setup: SessionSetup, replay: string | null, events: HostEvents, makeBot = createBot) {
    this.#setup = setup;
    this.#events = events;
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
  }

  get setup(): SessionSetup {
    return this.#setup;
  }
}
