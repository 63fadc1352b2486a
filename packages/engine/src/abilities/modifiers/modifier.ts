import type { Game } from '../../game/game.js';
import type { Words } from '../../text/words.js';
import type { Source } from '../in-force.js';
import type { Spare } from '../spares.js';

/** What ongoing abilities can change; rules ask for each through `modifiers/ask.ts` and never look at a card. */
export const Attribute = {
  cost: 0,
  health: 1,
  handSize: 2,
  /** Upgrades that may be attached to a character in spite of their restrictions. */
  attachFreely: 3,
  /** Dice that an opponent cannot remove. */
  removalForbidden: 4,
  /** Whose abilities a card has beside its own. */
  borrowedAbilities: 5,
  /** A character that has a second copy of its die. */
  elite: 6,
  /** Resources that a player gains in upkeep. */
  income: 7,
  /** A player's total in the roll-off. */
  rollOff: 8,
  /** Resources that a player begins with. */
  openingResources: 9,
  /** Keywords that a card has beside its own. */
  keyword: 10,
  /** Keywords that a card has not, whatever gives them. */
  lostKeyword: 11,
  /** An attachment that may not stay where it is. */
  misplaced: 12,
  /** A card without its abilities, but for specials. */
  abilitiesLost: 13,
  /** A card that may not be played on another. */
  forbiddenOn: 14,
  /** A card that has Ambush as it is played; the other number: what was paid for it. */
  playedWithAmbush: 15,
  /** A die that may not be rolled. */
  rollForbidden: 16,
  /** Subtypes that a card has beside its own. */
  subtype: 17,
} as const;
export type Attribute = (typeof Attribute)[keyof typeof Attribute];
export const ATTRIBUTES = 18;

/** An ongoing change. */
export interface ModifierNode {
  readonly modifier: Modifier;
}
export interface Modifier<N extends ModifierNode = ModifierNode> {
  attribute(node: N): Attribute;
  /**
   * Whether it concerns the subject (a card, a die or a seat, by attribute) and the other thing (the host, the remover), for the
   * source that carries it.
   */
  concerns(game: Game, source: Source, subject: number, other: number, node: N): boolean;
  /** By how much it changes a number; 0 for permissions and prohibitions. */
  change(game: Game, source: Source, node: N): number;
  /** A sentence without a full stop. */
  text(node: N, words: Words): string;
  /** What it takes out of the set-aside zone. */
  spares?(node: N): readonly Spare[];
}
