import type { DeckSetup, GameSetup, Seat } from '@dejarik/engine';
import type { Contestant } from '../budget.js';

/** A deck and what it is called; the names in a plan differ. */
export interface LabDeck {
  readonly name: string;
  readonly deck: DeckSetup;
}

export interface LabOpponent extends LabDeck {
  /** The edition of the rules that the two play by. */
  readonly edition: string;
}

/** A deck that is looked into by letting it play others: plain data, so that it can be sent to threads. */
export interface LabPlan {
  readonly deck: LabDeck;
  readonly opponents: readonly LabOpponent[];
  /** Who plays both sides. */
  readonly bot: Contestant;
  /** Against each opponent. Of every two with one seed the deck sits first in one and second in the other. */
  readonly games: number;
  /** Any text. */
  readonly seed: string;
}

/** One game of a plan. */
export interface LabGame {
  /** Its number in the plan, from 0. */
  readonly number: number;
  /** Place of the opponent in the plan. */
  readonly opponent: number;
  /** Where the deck sits. */
  readonly seat: Seat;
  readonly setup: GameSetup;
}

/** How many games a plan has. */
export const labGames = ({ opponents, games }: LabPlan): number => opponents.length * games;

/**
 * The game of that number: opponent after opponent. Games 2n and 2n + 1 against an opponent have the seed
 * "<seed>/<opponent>/<n>": others for each, so that hands and rolls are not the same against all.
 */
export function labGame({ deck, opponents, games, seed }: LabPlan, number: number): LabGame {
  const opponent = Math.floor(number / games);
  const against = number % games;
  const seat = (against % 2) as Seat;
  const other = opponents[opponent] as LabOpponent;
  const seated = seat === 0 ? [deck, other] : [other, deck];
  return {
    number,
    opponent,
    seat,
    setup: {
      seats: seated.map((one) => ({ name: one.name, deck: one.deck })),
      edition: other.edition,
      seed: `${seed}/${other.name}/${Math.floor(against / 2)}`,
    },
  };
}
