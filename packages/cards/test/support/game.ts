import { type CardDefinition, createCatalogue, createGame, type GameSetup, Match, sideNotation } from '@dejarik/engine';
import { cardNamed } from '@dejarik/engine/board';
import { catalogue as everyCard, type Deck, STARTERS } from '../../src/index.js';
import { Table } from './table.js';

/** A starter deck by its code. Throws when there is none. */
export function starter(id: string): Deck {
  const found = STARTERS.find((deck) => deck.id === id);
  if (found === undefined) throw new Error(`there is no starter deck ${id}`);
  return found;
}

/** What may be said of a game that begins. */
export interface Beginning {
  readonly edition?: string;
  readonly seed?: string;
  /** What the dice will roll, the roll-off first: the card whose die it is, and the side. Chance where not given. */
  readonly rolls?: readonly (readonly [card: string, side: string])[];
  /** Cards that a test makes up. */
  readonly made?: readonly CardDefinition[];
}

/** A game from its very beginning; "me" has the first deck, "opponent" the second. */
export function begin(mine: Deck, theirs: Deck, beginning: Beginning = {}): Table {
  return beginWith([mine, theirs], beginning);
}

/** The same with a deck for each of two to four seats; `new Side(table, seat)` speaks for the third and the fourth. */
export function beginWith(decks: readonly Deck[], beginning: Beginning = {}): Table {
  const { made = [] } = beginning;
  const catalogue = made.length === 0 ? everyCard : createCatalogue([...everyCard.cards, ...made]);
  const setup: GameSetup = {
    seats: decks.map((deck, seat) => ({ name: ['Me', 'Opponent', 'Third', 'Fourth'][seat] ?? '', deck })),
    edition: beginning.edition ?? 'current',
    seed: beginning.seed ?? 'a game from its beginning',
  };
  const { state } = createGame(catalogue, setup);
  state.random.rolls = beginning.rolls?.map(([card, side]) => face(card, side)) ?? null;
  return new Table(Match.load(catalogue, { setup, stable: state, picks: [], keys: [] }), catalogue);
}

function face(card: string, side: string): number {
  const at = cardNamed(everyCard, card).sides?.findIndex((one) => sideNotation(one) === side) ?? -1;
  if (at < 0) throw new Error(`the die of ${card} has no side ${side}`);
  return at;
}
