import { createHash } from 'node:crypto';
import { catalogue, STARTERS } from '@dejarik/cards';
import {
  type CardId,
  cloneState,
  createGame,
  type Decide,
  type Game,
  type GameSetup,
  type GameState,
  Match,
  optionKey,
  run,
  type SavedMatch,
  step,
} from '@dejarik/engine';
import { END_REASONS } from '@dejarik/engine/reading';
import { newestEdition } from '../options.js';

/** Game number `number` of the benchmark: both starter decks, a seed of its own. */
export function benchSetup(number: number): GameSetup {
  const decks = STARTERS.slice(0, 2);
  return {
    edition: newestEdition(decks.map((deck) => deck.edition)),
    seed: `bench ${number}`,
    seats: decks.map((deck) => ({ name: deck.id, deck })),
  };
}

/** Picks at random with a generator of one word, inlined: choosing costs next to nothing. */
class RandomPicker {
  /** Answered questions that had at least two options. */
  picks = 0;
  private word: number;

  constructor(seed: number) {
    this.word = (seed * 2654435761 + 1) | 0;
  }

  below(count: number): number {
    let { word } = this;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    if (count > 1) this.picks++;
    return (word >>> 0) % count;
  }

  readonly decide: Decide = (_game, question) => this.below(question.options.length);
}

export interface Played {
  readonly games: number;
  readonly picks: number;
}

function newGame(number: number): { readonly game: Game; readonly picker: RandomPicker } {
  const picker = new RandomPicker(number + 1);
  return { game: createGame(catalogue, benchSetup(number), picker.decide), picker };
}

/** Plays the first `games` games of the benchmark straight through. */
export function playStraight(games: number): Played {
  let picks = 0;
  for (let number = 0; number < games; number++) {
    const { game, picker } = newGame(number);
    run(game);
    picks += picker.picks;
  }
  return { games, picks };
}

/**
 * The same games with a hash over what was played, every pick and how it ended: a faster run that plays other games is
 * told by it. Names and numbers that everybody sees, not the state: a field more in the state plays no other game.
 */
export function checksum(games: number): Played & { readonly hash: string } {
  const hash = createHash('sha256');
  let picks = 0;
  for (let number = 0; number < games; number++) {
    const { game, picker } = newGame(number);
    const played: string[] = [];
    game.decide = (_game, { options }) => {
      const at = picker.below(options.length);
      played.push(optionKey(options[at] as number));
      return at;
    };
    run(game);
    picks += picker.picks;
    hash.update(JSON.stringify([played, outcome(game)]));
  }
  return { games, picks, hash: hash.digest('hex').slice(0, 16) };
}

/** How a game ended, and what lies on the table then. */
function outcome(game: Game): readonly unknown[] {
  const { winner, endedBy, round, turns, seats, battlefield, controller } = game.state;
  const code = (id: CardId): string => game.definition(id).code;
  const inPlay = (id: CardId): string => {
    const { damage, shields, exhausted, host } = game.card(id);
    return `${code(id)} ${damage} ${shields} ${exhausted ? 'exhausted' : 'ready'} ${host < 0 ? '' : code(host)}`;
  };
  const areas = seats.map(({ resources, deck, hand, discard, setAside, play, pool }) => [
    resources,
    deck.length,
    hand.length,
    discard.map(code),
    setAside.map(code),
    play.map(inPlay),
    pool.map((id) => `${game.dieDefinition(id).code} ${game.die(id).side}`),
  ]);
  return [winner, END_REASONS[endedBy], round, turns, battlefield < 0 ? '' : code(battlefield), controller, areas];
}

/** A stable state from the middle of game `number`: its first turn in round 2. */
export function midGame(number: number): GameState {
  const { game } = newGame(number);
  while (game.state.round < 2 && game.state.winner < 0) step(game);
  return cloneState(game.state);
}

/** Plays the same games suspended at every question; answers the number of stops. */
export function playSuspended(games: number, through: 'memory' | 'JSON'): number {
  let stops = 0;
  for (let number = 0; number < games; number++) {
    const picker = new RandomPicker(number + 1);
    let match = Match.create(catalogue, benchSetup(number));
    for (let { question } = match; question !== null; { question } = match) {
      const { options } = question;
      const key = optionKey(options[picker.below(options.length)] as number);
      if (through === 'JSON') match = Match.load(catalogue, JSON.parse(JSON.stringify(match.save())) as SavedMatch);
      match.pick(key);
      stops++;
    }
  }
  return stops;
}
