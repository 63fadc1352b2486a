import { isBotName, parseContestant, withBudget, BOT_NAMES } from '@dejarik/bots';
import type { LabOpponent, LabPlan } from '@dejarik/bots/lab';
import { type ChosenDeck, findDeck, knownDecks } from '../decks/find.js';
import { messageOf, UsageError } from '../faults.js';
import { editionNamed, newestEdition } from '../options.js';

/** What a command line says about who plays what. */
export interface LabPlanOptions {
  readonly against: string;
  readonly mirror?: true;
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly edition?: string;
}

/** The plan that the options describe. Throws UsageError for what there is not. */
export function planOf(name: string, options: LabPlanOptions): LabPlan {
  const { games, seed } = options;
  if (games % 2 > 0) throw new UsageError(`games come in pairs: --games must be even, not ${games}`);
  const deck = findDeck(name);
  const edition = options.edition === undefined ? null : editionNamed(options.edition);
  const opponents = opponentsOf(deck, options);
  const names = opponents.map((other) => (isSame(deck, other) ? `${labelOf(other)}, mirror` : labelOf(other)));
  return {
    deck: { name: labelOf(deck), deck: deck.deck },
    opponents: opponents.map((other, at): LabOpponent => ({
      name: distinct(names, at),
      deck: other.deck,
      edition: edition ?? newestEdition([deck.edition, other.edition]),
    })),
    bot: botOf(options.bot),
    games,
    seed,
  };
}

/** `all` are the known decks but the one itself, which is its own opponent where that is asked for. */
function opponentsOf(deck: ChosenDeck, { against, mirror }: LabPlanOptions): ChosenDeck[] {
  const named = against.split(',').flatMap((text) => {
    const name = text.trim();
    if (name !== 'all') return [findDeck(name)];
    return knownDecks.map(({ id }) => findDeck(id)).filter((other) => !isSame(deck, other));
  });
  return mirror === true && !named.some((other) => isSame(deck, other)) ? [...named, deck] : named;
}

const isSame = (one: ChosenDeck, other: ChosenDeck): boolean =>
  one.named === other.named && JSON.stringify(one.deck) === JSON.stringify(other.deck);

/** `Rey (AW-H)`, or the name alone where the deck has no code. */
const labelOf = ({ named, deck }: ChosenDeck): string => (named === deck.name ? named : `${deck.name} (${named})`);

/** The name at that place, numbered where it was there before. */
function distinct(names: readonly string[], at: number): string {
  const name = names[at] as string;
  const before = names.slice(0, at).filter((other) => other === name).length;
  return before === 0 ? name : `${name} #${before + 1}`;
}

function botOf(text: string): LabPlan['bot'] {
  try {
    const contestant = withBudget(parseContestant(text), null);
    if (isBotName(contestant.bot)) return contestant;
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
  throw new UsageError(`${text} sees hidden cards; bots are ${BOT_NAMES.join(', ')}`);
}
