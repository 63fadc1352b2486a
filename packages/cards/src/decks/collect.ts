import type { Edition } from '@dejarik/engine';
import { type DeckCharacter, type DeckList, EMPTY_DECK } from './deck-list.js';
import type { Printed } from './printed.js';
import type { DeckProblem, DeckReading } from './reading.js';

/** How many of a card a file names. */
export interface Amounts {
  /** Cards. */
  readonly copies: number;
  /** Dice of all these copies together; null where the file does not say. */
  readonly dice?: number | null;
  /** Dice of each copy, where the file says. */
  readonly diceEach?: readonly number[];
}

/** Gathers what a file names into a deck, each card where its type belongs. */
export class DeckCollector {
  name = '';
  format: string | null = null;
  edition: Edition | null = null;
  setAside: Record<string, number> | null = null;
  spareDice: string[] | null = null;
  readonly problems: DeckProblem[] = [];
  private readonly characters: DeckCharacter[] = [];
  private readonly battlefields: string[] = [];
  private readonly plots: string[] = [];
  private readonly deck = new Map<string, number>();

  lost(where: string | null, message: string): void {
    this.problems.push({ kind: 'lost', where, message });
  }

  note(where: string | null, message: string): void {
    this.problems.push({ kind: 'note', where, message });
  }

  /** Adds a card to the team, the battlefields, the plots or the deck. */
  add(card: Printed, amounts: Amounts): void {
    const { copies } = amounts;
    switch (card.type) {
      case 'character':
        for (const dice of diceOfCopies(card, amounts)) this.characters.push({ code: card.code, dice });
        return;
      case 'battlefield':
        for (let i = 0; i < copies; i++) this.battlefields.push(card.code);
        return;
      case 'plot':
        for (let i = 0; i < copies; i++) this.plots.push(card.code);
        return;
      default:
        this.toDeck(card.code, copies);
    }
  }

  /** Adds cards to the deck, whatever they are. */
  toDeck(code: string, copies: number): void {
    this.deck.set(code, (this.deck.get(code) ?? 0) + copies);
  }

  toSetAside(code: string, copies: number): void {
    this.setAside ??= {};
    this.setAside[code] = (this.setAside[code] ?? 0) + copies;
  }

  isEmpty(): boolean {
    return this.characters.length + this.battlefields.length + this.plots.length + this.deck.size === 0;
  }

  /** The deck; null where nothing was gathered. */
  reading(): DeckReading {
    if (this.isEmpty()) {
      if (this.problems.length === 0) this.lost(null, 'There is no deck in it.');
      return { deck: null, problems: this.problems };
    }
    const { name, format, edition, setAside, spareDice, characters, battlefields, plots } = this;
    const deck: DeckList = {
      ...EMPTY_DECK,
      name,
      characters,
      battlefields,
      plots,
      deck: Object.fromEntries(this.deck),
      setAside,
      spareDice,
      format,
      edition,
    };
    return { deck, problems: this.problems };
  }
}

/**
 * The dice of each copy of a character. There is one of a unique character, and what a file calls copies of it are its
 * dice; each of the others has one die, as far as dice are not named.
 */
function diceOfCopies(card: Printed, { copies, dice = null, diceEach }: Amounts): readonly number[] {
  if (diceEach !== undefined && diceEach.length > 0) return diceEach;
  if (card.unique) return [Math.max(copies, dice ?? 0)];
  const second = Math.min(copies, Math.max(0, (dice ?? copies) - copies));
  return Array.from({ length: copies }, (_, at) => (at < second ? 2 : 1));
}
