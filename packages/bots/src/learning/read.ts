import { catalogue } from '@dejarik/cards';
import { createGame, type Game, type Player, type Seat } from '@dejarik/engine';
import { type DieId, Happening } from '@dejarik/engine/reading';
import { playOut } from '../arena/play-out.js';
import { createGenerator } from '../generator.js';
import { PLACES } from '../judgement/figures.js';
import { type SeatReading, SituationReader } from '../judgement/situation-reader.js';
import { type Examples, ExampleList } from './examples.js';
import { hopesOf } from './hopes.js';
import type { LearningRecord } from './record.js';
import { learningSetup } from './setup.js';

/** So many of the actions that were chosen become examples. */
const TAKEN = 0.5;
/**
 * So often an action makes all faces certain. A search counts dice with their mean that were rolled since its question,
 * which may lie some actions back.
 */
const SETTLED = 0.6;

const PLACE_IN_CATALOGUE: ReadonlyMap<string, number> = new Map(catalogue.cards.map(({ code }, at) => [code, at]));

/** What some records gave. */
export interface ReadRecords {
  readonly examples: Examples;
  /** Numbers of games that cannot be played as they were recorded: with other cards or rules than now. */
  readonly outdated: readonly number[];
}

/** Plays recorded games again and reads examples out of them. Games that nobody won give none. */
export function readRecords(records: readonly LearningRecord[]): ReadRecords {
  const list = new ExampleList();
  const outdated: number[] = [];
  for (const record of records) {
    if (record.winner === null) continue;
    const found = situationsOf(record);
    if (found === null) outdated.push(record.number);
    else for (const { won, hope, seats, cardAt } of found) list.add(record.number, { won, hope }, seats, cardAt);
  }
  return { examples: list.examples(), outdated };
}

/** A situation as one seat knows it. */
interface Situation {
  readonly won: boolean;
  readonly hope: number;
  /** The seat that looks, then the other. */
  readonly seats: readonly SeatReading[];
  readonly cardAt: (card: number) => number;
}

/** Situations of a recorded game; null where it does not go as it was recorded. */
function situationsOf(record: LearningRecord): Situation[] | null {
  const { number, winner, picks } = record;
  const game = createGame(catalogue, learningSetup(number));
  const chance = createGenerator(`examples ${number}`);
  const happens = (share: number): boolean => chance.word() / 4294967296 < share;
  const rolled = rolledDice(game);
  const reader = new SituationReader();
  const hopeAfter = hopesOf(record);
  const cardAt = catalogueCards(game);
  const found: Situation[] = [];
  let made = 0;

  const note = (): void => {
    const viewer = happens(0.5) ? 0 : 1;
    reader.read(game, viewer as Seat, rolled);
    const seats = [viewer, 1 - viewer].map((seat): SeatReading => {
      const { figures, cards } = reader.seats[seat] as SeatReading;
      return { figures: figures.slice(), cards: [...cards] };
    });
    const hope = hopeAfter(made);
    found.push({ won: winner === viewer, hope: viewer === 0 ? hope : 1 - hope, seats, cardAt });
  };

  const again: Player = {
    name: 'again',
    looks: false,
    pick({ kind, options }) {
      if (kind === 'action') {
        if (happens(SETTLED)) rolled.clear();
        if (options.length > 1 && happens(TAKEN)) note();
      }
      const pick = picks[made++];
      if (pick === undefined || pick >= options.length) throw new Error('the game goes otherwise');
      return pick;
    },
  };
  const { fault } = playOut(game, [again, again]);
  return fault === null && game.state.winner === winner && made === picks.length ? found : null;
}

/** Hears which dice show what chance gave them. */
function rolledDice(game: Game): Set<DieId> {
  const rolled = new Set<DieId>();
  game.sink = {
    event(_game, { kind, die }) {
      if (kind === Happening.rolledIn || kind === Happening.rerolled) rolled.add(die);
      else if (kind === Happening.turned) rolled.delete(die);
    },
  };
  return rolled;
}

/** From a design's place in the game to its place in the catalogue, both with where the card is. */
function catalogueCards(game: Game): (card: number) => number {
  const places = game.definitions.map(({ code }) => PLACE_IN_CATALOGUE.get(code) ?? -1);
  return (card) => (places[Math.floor(card / PLACES)] as number) * PLACES + (card % PLACES);
}
