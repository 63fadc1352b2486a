import type { Catalogue, Edition } from '@dejarik/engine';
import { catalogue as automated } from '../catalogue.js';
import { type DeckFault, judged } from './check/judged.js';
import { cardFaults } from './check/cards.js';
import { formatFaults } from './check/format.js';
import { pointFaults } from './check/points.js';
import { emptyTeam, placeFaults, shapeFaults, sizeOf } from './check/shape.js';
import { starterFaults } from './check/starter.js';
import { teamFaults } from './check/team.js';
import { MOST_COPIES } from './check/titles.js';
import { withAsideApart } from './aside.js';
import { codesOf, type DeckList } from './deck-list.js';
import { DEFAULT_FORMAT, formatNamed, FORMATS } from './formats.js';
import { cardLabel, printed } from './printed.js';

export type { DeckFault } from './check/judged.js';

/** By what a deck is judged. */
export interface CheckOptions {
  /** Code or name of a format; what the deck names, else FFG Infinite, where it is left out. */
  readonly format?: string;
  /** What the deck names, else the newest, where it is left out. */
  readonly edition?: Edition;
  /** The cards that there are: every automated card where it is left out. */
  readonly catalogue?: Catalogue;
}

/**
 * Everything that keeps a deck from being played in a format under an edition of the rules; nothing where it is legal.
 * Cards that are not automated are faults, and what depends on them is not judged. Throws for a format that there is not.
 */
export function checkDeck(list: DeckList, options: CheckOptions = {}): readonly DeckFault[] {
  const { catalogue = automated, edition = list.edition ?? 'current' } = options;
  const named = options.format ?? list.format ?? DEFAULT_FORMAT;
  const format = formatNamed(named);
  if (format === null) {
    throw new Error(`there is no format "${named}"; formats are ${FORMATS.map(({ code }) => code).join(', ')}`);
  }
  const unknown = unknownFaults(list, catalogue);
  if (format.kind === 'starter') return [...unknown, ...starterFaults(list)];
  const apart = withAsideApart(list, catalogue, sizeOf(list, catalogue), MOST_COPIES);
  const deck = judged(apart, format, edition, catalogue);
  return [
    ...unknown,
    ...shapeFaults(deck),
    ...pointFaults(deck),
    ...teamFaults(deck),
    ...cardFaults(deck),
    ...formatFaults(deck),
  ];
}

/**
 * What keeps a game from beginning with a deck, legal or not: cards that are not automated, cards in the place of others,
 * no team.
 */
export function unplayable(list: DeckList, catalogue: Catalogue = automated): readonly DeckFault[] {
  const dice = list.characters.flatMap(({ code, dice: count }) =>
    count === 1 || count === 2
      ? []
      : [{ rule: 'custom.team.unique-choice', message: `${cardLabel(code)} has ${count} dice.`, codes: [code] }],
  );
  return [...unknownFaults(list, catalogue), ...emptyTeam(list), ...dice, ...placeFaults({ list, catalogue })];
}

/** A card of a deck that cannot be played with yet. */
export interface NotAutomated {
  readonly code: string;
  /** `LEG 14 Darth Vader` */
  readonly label: string;
}

/** The cards of a deck that cannot be played with yet, once each. */
export function notAutomated(list: DeckList, catalogue: Catalogue = automated): readonly NotAutomated[] {
  return codesOf(list)
    .filter((code) => catalogue.find(code) === undefined)
    .map((code) => ({ code, label: cardLabel(code) }));
}

function unknownFaults(list: DeckList, catalogue: Catalogue): readonly DeckFault[] {
  return notAutomated(list, catalogue).map(({ code, label }) => ({
    rule: 'card.unknown',
    message: printed(code) === undefined ? `There is no card ${code}.` : `${label} is not automated yet.`,
    codes: [code],
  }));
}
