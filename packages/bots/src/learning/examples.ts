import type { SeatReading } from '../judgement/situation-reader.js';
import { FIGURES } from '../judgement/figures.js';

/** Situations of two seats and how they ended, row by row: plain data, to be sent between threads. */
export interface Examples {
  /** Rows. */
  readonly count: number;
  /** The game of each row. */
  readonly games: Int32Array;
  /** Whether the one seat won: what a network is measured by. */
  readonly won: Uint8Array;
  /** Its chance as it turned out later on (hopes.ts): what a network learns. */
  readonly hopes: Float32Array;
  /** For each row the figures of the one seat, then those of the other. */
  readonly figures: Float32Array;
  /** The cards of the one seat, then of the other, row after row: place in the catalogue * PLACES + where it is. */
  readonly cards: Uint16Array;
  /** Where in `cards` those of the one seat end, and those of the other: two for each row. */
  readonly ends: Uint32Array;
}

/** What became of a situation for the one seat: whether it won, and its chance as it turned out. */
export interface Answer {
  readonly won: boolean;
  readonly hope: number;
}

/** Collects examples. */
export class ExampleList {
  private readonly games: number[] = [];
  private readonly won: number[] = [];
  private readonly hopes: number[] = [];
  private readonly figures: number[] = [];
  private readonly cards: number[] = [];
  private readonly ends: number[] = [];

  /** Copies what was read; `cardAt` gives a card's place in `Examples.cards`, or a negative number to leave it out. */
  add(game: number, { won, hope }: Answer, seats: readonly SeatReading[], cardAt: (card: number) => number): void {
    this.games.push(game);
    this.won.push(won ? 1 : 0);
    this.hopes.push(hope);
    for (const { figures, cards } of seats) {
      for (let i = 0; i < FIGURES; i++) this.figures.push(figures[i] as number);
      for (const card of cards) {
        const at = cardAt(card);
        if (at >= 0) this.cards.push(at);
      }
      this.ends.push(this.cards.length);
    }
  }

  examples(): Examples {
    return {
      count: this.games.length,
      games: Int32Array.from(this.games),
      won: Uint8Array.from(this.won),
      hopes: Float32Array.from(this.hopes),
      figures: Float32Array.from(this.figures),
      cards: Uint16Array.from(this.cards),
      ends: Uint32Array.from(this.ends),
    };
  }
}

/** All of them, in that order. */
export function joinedExamples(parts: readonly Examples[]): Examples {
  const sum = (of: (part: Examples) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const count = sum((part) => part.count);
  const joined: Examples = {
    count,
    games: new Int32Array(count),
    won: new Uint8Array(count),
    hopes: new Float32Array(count),
    figures: new Float32Array(count * 2 * FIGURES),
    cards: new Uint16Array(sum((part) => part.cards.length)),
    ends: new Uint32Array(count * 2),
  };
  let row = 0;
  let card = 0;
  for (const part of parts) {
    joined.games.set(part.games, row);
    joined.won.set(part.won, row);
    joined.hopes.set(part.hopes, row);
    joined.figures.set(part.figures, row * 2 * FIGURES);
    joined.cards.set(part.cards, card);
    const first = card;
    joined.ends.set(
      part.ends.map((end) => end + first),
      row * 2,
    );
    row += part.count;
    card += part.cards.length;
  }
  return joined;
}
