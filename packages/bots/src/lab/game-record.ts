import type { CardId, Game, Seat, Sink } from '@dejarik/engine';
import { CardType, END_REASONS, type GameEvent, Happening, Zone } from '@dejarik/engine/reading';
import { CardRecord } from './card-record.js';
import {
  type CharacterCounts,
  type LabCounts,
  type MatchupCounts,
  NO_TALLY,
  noCharacter,
  type Tally,
} from './counts.js';
import { DiceRecord } from './dice-record.js';

/** What is counted of one game. */
export interface GameCounts extends Omit<LabCounts, 'matchups'> {
  readonly matchup: MatchupCounts;
}

/** Listens to a game of two from its beginning, and counts what becomes of one seat's deck. */
export class GameRecord implements Sink {
  private readonly seat: Seat;
  private readonly cards: CardRecord;
  private readonly dice: DiceRecord;
  /** The team; characters keep their ids. */
  private readonly team: ReadonlyMap<CardId, string>;
  private readonly characters: Record<string, CharacterCounts> = {};
  private wonRollOff = false;
  private wentFirst = false;

  constructor(game: Game, seat: Seat) {
    this.seat = seat;
    this.cards = new CardRecord(seat);
    this.dice = new DiceRecord(seat);
    const characters = game.seat(seat).play.filter((id) => game.card(id).type === CardType.character);
    this.team = new Map(characters.map((id) => [id, game.definition(id).code]));
    for (const code of this.team.values()) this.of(code).games++;
  }

  event(game: Game, event: GameEvent): void {
    this.cards.hear(game, event);
    this.dice.hear(game, event);
    switch (event.kind) {
      case Happening.battlefieldChosen:
        // Who won the roll-off is at turn and chooses.
        this.wonRollOff = game.state.active === this.seat;
        break;
      case Happening.roundBegan:
        if (event.amount === 1) this.wentFirst = game.state.active === this.seat;
        break;
      case Happening.activated:
        this.note(event, 'activations', 1);
        break;
      case Happening.damaged:
        this.note(event, 'taken', event.done - event.blocked);
        break;
    }
  }

  /** The counts of the game, which has come to its end with a winner. */
  end(game: Game): GameCounts {
    const { winner, endedBy, round } = game.state;
    const won = winner === this.seat;
    const once: Tally = { games: 1, wins: won ? 1 : 0 };
    const where = (is: boolean): Tally => (is ? once : NO_TALLY);
    for (const [id, code] of this.team) if (this.stands(game, id)) this.of(code).survived++;
    this.dice.end(game);
    return {
      matchup: {
        all: once,
        first: where(this.wentFirst),
        second: where(!this.wentFirst),
        rollOffWon: where(this.wonRollOff),
        rollOffLost: where(!this.wonRollOff),
        seats: [where(this.seat === 0), where(this.seat === 1)],
        endedBy: { [END_REASONS[endedBy] ?? '']: once },
        rounds: { [round]: once },
      },
      cards: this.cards.end(game, won),
      characters: this.characters,
      dice: this.dice.counts,
    };
  }

  private stands(game: Game, id: CardId): boolean {
    const { zone, type } = game.card(id);
    return zone === Zone.play && type === CardType.character;
  }

  private note({ card, done }: GameEvent, what: keyof CharacterCounts, amount: number): void {
    const code = this.team.get(card);
    if (code !== undefined && done > 0) this.of(code)[what] += amount;
  }

  private of(code: string): CharacterCounts {
    return (this.characters[code] ??= noCharacter());
  }
}
