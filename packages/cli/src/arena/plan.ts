import {
  ARENA_NAMES,
  checkDifferent,
  type Contestant,
  type DeckPair,
  ladderOf,
  pairsOf,
  parseBudget,
  parseContestant,
  type Tournament,
  withBudget,
} from '@dejarik/bots';
import { type ChosenDeck, findDeck, knownDecks } from '../decks/find.js';
import { messageOf, UsageError } from '../faults.js';
import { editionNamed, newestEdition } from '../options.js';

/** What a command line says about who plays what. */
export interface PlanOptions {
  readonly bots?: string;
  readonly ladder?: string;
  readonly against?: string;
  readonly decks: string;
  readonly budget?: string;
  readonly edition?: string;
  readonly seed: string;
}

/** The tournament that the options describe. Throws UsageError for what there is not or does not fit together. */
export function tournamentOf(options: PlanOptions): Tournament {
  try {
    return { ...playersOf(options), ...decksOf(options), seed: options.seed };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(messageOf(error), { cause: error });
  }
}

const list = (text: string): string[] => text.split(',').map((name) => name.trim());

function playersOf({ bots, ladder, against, budget }: PlanOptions): Pick<Tournament, 'contestants' | 'meetings'> {
  if ((bots === undefined) === (ladder === undefined)) {
    throw new UsageError(`name who plays: --bots padawan,random, or --ladder; bots are ${ARENA_NAMES.join(', ')}`);
  }
  const otherwise = budget === undefined ? null : parseBudget(budget);
  const read = (text: string): Contestant => withBudget(parseContestant(text), otherwise);
  const first = bots === undefined ? ladderOf(read(ladder ?? '')) : list(bots).map(read);
  const second = against === undefined ? [] : list(against).map(read);
  const contestants = [...first, ...second];
  checkDifferent(contestants);
  if (contestants.length < 2) throw new UsageError('it takes two to meet: name more bots, or --against');
  return { contestants, meetings: meetingsOf(first.length, second.length) };
}

/** All against all, or each of the first against each of the second. */
function meetingsOf(first: number, second: number): readonly (readonly [number, number])[] {
  if (second === 0) return pairsOf(first, 'without mirrors');
  return pairsOf(first + second, 'without mirrors').filter(([a, b]) => a < first && b >= first);
}

function decksOf({ decks, edition }: PlanOptions): Pick<Tournament, 'decks' | 'deckPairs'> {
  const names = decks === 'all' ? knownDecks.map(({ id }) => id) : list(decks);
  const chosen = names.map(findDeck);
  chosen.forEach(({ named }, at) => {
    if (chosen.findIndex((deck) => deck.named === named) !== at)
      throw new UsageError(`two decks are called "${named}"`);
  });
  const played = edition === undefined ? null : editionNamed(edition);
  const editionOf = (at: number): ChosenDeck['edition'] => (chosen[at] as ChosenDeck).edition;
  return {
    decks: chosen.map(({ named, deck }) => ({ name: named, deck })),
    deckPairs: pairsOf(chosen.length, 'with mirrors').map(([a, b]): DeckPair => ({
      decks: [a, b],
      edition: played ?? newestEdition([editionOf(a), editionOf(b)]),
    })),
  };
}
