import { type CardDefinition, type Catalogue, type Edition, TYPE_NAMES, type TypeName } from '@dejarik/engine';
import type { DeckList } from '../deck-list.js';
import type { DeckFormat } from '../formats.js';

/** Something that keeps a deck from being legal. */
export interface DeckFault {
  /** The rule of the catalogue; of the format where it begins with `format.`; `card.unknown` for what is not automated. */
  readonly rule: string;
  /** A sentence with the names of the cards. */
  readonly message: string;
  /** The cards that it is about. */
  readonly codes: readonly string[];
}

export interface Member {
  readonly card: CardDefinition;
  readonly dice: number;
}

export interface Copies {
  readonly card: CardDefinition;
  readonly copies: number;
}

/** A deck with everything that its judges need to know; the cards that are not automated are left out. */
export interface Judged {
  readonly list: DeckList;
  readonly format: DeckFormat;
  readonly edition: Edition;
  readonly team: readonly Member[];
  readonly plots: readonly CardDefinition[];
  readonly cards: readonly Copies[];
  /** All of team and plots are automated, so that what they allow is known. */
  readonly teamKnown: boolean;
}

/** Looks the cards up. */
export function judged(list: DeckList, format: DeckFormat, edition: Edition, catalogue: Catalogue): Judged {
  const team = list.characters.flatMap(({ code, dice }) => {
    const card = catalogue.find(code);
    return card === undefined ? [] : [{ card, dice }];
  });
  const plots = list.plots.flatMap((code) => catalogue.find(code) ?? []);
  return {
    list,
    format,
    edition,
    team,
    plots,
    cards: Object.entries(list.deck).flatMap(([code, copies]) => {
      const card = catalogue.find(code);
      return card === undefined ? [] : [{ card, copies }];
    }),
    teamKnown: team.length === list.characters.length && plots.length === list.plots.length,
  };
}

/** The name of its type. */
export const typeOf = ({ type }: CardDefinition): TypeName => TYPE_NAMES[type];
