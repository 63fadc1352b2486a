import { createBot } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { Match, optionKey, type Player, type Seat } from '@dejarik/engine';
import type { GameView, LogLine, SeatNumber, SessionSetup, SessionUpdate } from '../contract.ts';
import { deckOf } from './decks.ts';

export interface HostEvents {
  readonly update: (update: SessionUpdate, replay: string) => void;
  /** Lets other requests in between two picks of programs. */
  readonly rest: () => Promise<void>;
}

/** A pick that is not there: the game is as it was. */
export class RefusedPick extends Error {
  override readonly name = 'RefusedPick';
}

/** One game with the programs that play in it. Persons' picks come from outside. */
export class GameHost {
  readonly #setup: SessionSetup;
  readonly #events: HostEvents;
  readonly #players: ReadonlyMap<SeatNumber, Player>;
  readonly #people: readonly SeatNumber[];
  #match: Match;
  #told = 0;
  #driving = false;
  #closed = false;

  /** Throws for a setup or replay that cannot be played, with a message that names the place. */
  constructor(setup: SessionSetup, replay: string | null, events: HostEvents) {
    this.#setup = setup;
    this.#events = events;
    const bots = setup.seats.flatMap(({ bot }, seat) =>
      bot === null ? [] : [[seat, createBot(bot, `${setup.seed} ${seat}`)] as const],
    );
    this.#players = new Map(bots);
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
        if (at > 0) this.#match = Match.fromReplay(catalogue, before);
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
        const player = question === null ? undefined : this.#players.get(question.seat);
        if (question === null || player === undefined) return;
        const at = player.pick(question, this.#match.seated(question.seat));
        const option = question.options[at];
        if (option === undefined) throw new Error(`${player.name} picked option ${at} of ${question.options.length}.`);
        this.#match.pick(optionKey(option));
        this.#tell(false);
      }
    } finally {
      this.#driving = false;
    }
  }

  close(): void {
    this.#closed = true;
  }

  #tell(reset: boolean): void {
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
        thinking: asked !== null && this.#players.has(asked) ? asked : null,
      },
      match.replay(),
    );
  }

  get setup(): SessionSetup {
    return this.#setup;
  }
}
