import type {
  ChangesDeckSize,
  CopiesOfThis,
  FurtherCopies,
  IncludeOnlyIf,
  MayInclude,
  MayNotInclude,
} from './include.js';
import type { BringsBattlefields, ChangesPoints, MayBring, MayHaveOnly, MayMix, MayNotHave } from './team.js';

/** Everything that a card can say about building decks. */
export type DeckRuleNode =
  | MayInclude
  | MayNotInclude
  | CopiesOfThis
  | FurtherCopies
  | ChangesDeckSize
  | IncludeOnlyIf
  | MayNotHave
  | MayHaveOnly
  | MayMix
  | ChangesPoints
  | BringsBattlefields
  | MayBring;
