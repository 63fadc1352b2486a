import type { Ability, DieRule, OwnCost, StaticAbility } from '../abilities/ability.js';
import type { CardTraits } from '../abilities/filters/card-filter.js';
import type { DieTraits } from '../abilities/filters/die-filter.js';
import type { AmountNode, EffectNode } from '../abilities/language.js';
import { numberNodes } from '../abilities/numbering.js';
import { CardType } from '../state/state.js';
import { type DieSides, parseDie } from './symbols.js';

export const COLORS = ['red', 'blue', 'yellow', 'gray'] as const;
export type Color = (typeof COLORS)[number];
export const AFFILIATIONS = ['hero', 'villain', 'neutral'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];
export const RARITIES = ['starter', 'common', 'uncommon', 'rare', 'legendary', 'promo'] as const;
export type Rarity = (typeof RARITIES)[number];
export type TypeName = keyof typeof CardType;

export const Keyword = { ambush: 1, guardian: 2, redeploy: 4 } as const;
export type KeywordName = keyof typeof Keyword;

/** What is printed on a card, as a card file gives it. */
export interface CardFacts {
  /** Set number (two digits) and card number (three): `01038`. */
  readonly code: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly unique?: boolean;
  readonly color: Color;
  readonly affiliation: Affiliation;
  readonly rarity: Rarity;
  readonly subtypes?: readonly string[];
  /** Resources to play it: events, upgrades, downgrades and supports. */
  readonly cost?: number;
  /** Points for one die, and for two: characters, plots. */
  readonly points?: readonly number[];
  readonly health?: number;
  /** Its die in the usual notation. */
  readonly die?: string;
  readonly abilities?: readonly Ability[];
}

/** A card design, ready for the engine: facts, abilities and what is worked out from them once. */
export interface CardDefinition {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly unique: boolean;
  readonly type: CardType;
  readonly color: Color;
  readonly affiliation: Affiliation;
  readonly rarity: Rarity;
  readonly subtypes: readonly string[];
  readonly cost: number;
  readonly points: readonly number[];
  readonly health: number;
  readonly sides: DieSides | null;
  readonly abilities: readonly Ability[];
  /** Every effect of the abilities, in preorder: what outlives running code refers to an effect by its place here. */
  readonly nodes: readonly EffectNode[];
  /** Mask of printed keywords. */
  readonly keywords: number;
  /** Something limits when or where it can be played. */
  readonly restricted: boolean;
  /** What its Modify names: the cards that it is attached to; null: characters. */
  readonly modifies: CardTraits | null;
  /** Numbers of its actions. */
  readonly actions: readonly number[];
  /** It has an action for the controller of what it is attached to. */
  readonly forHost: boolean;
  /** Numbers of its special abilities. */
  readonly specials: readonly number[];
  /** It has triggered or ongoing abilities or keywords, so that the index must look at it. */
  readonly inForce: boolean;
  /** What changes the cost of this very card. */
  readonly ownCosts: readonly OwnCost[];
  /** What X is on its die. */
  readonly x: AmountNode | null;
  /** Damage of its die, and of dice that it modifies, is unblockable. */
  readonly dieUnblockable: boolean;
  /** Which dice alone the plus sides of its die may join; null: any. */
  readonly dieJoins: DieTraits | null;
  /** Shields of its die may be split. */
  readonly dieSplitsShields: boolean;
}

export const TYPE_NAMES = ['battlefield', 'character', 'downgrade', 'event', 'plot', 'support', 'upgrade'] as const;

/** Builds a definition. Throws when the facts do not fit together, naming the card. */
export function defineCard(type: TypeName, facts: CardFacts): CardDefinition {
  const abilities = facts.abilities ?? [];
  const nodes = numberNodes(abilities);
  const statics = abilities.filter((ability): ability is StaticAbility => ability.kind === 'static');
  const dieRules = abilities.filter((ability): ability is DieRule => ability.kind === 'die rule');
  const definition: CardDefinition = {
    code: facts.code,
    title: facts.title,
    subtitle: facts.subtitle ?? null,
    unique: facts.unique ?? false,
    type: CardType[type],
    color: facts.color,
    affiliation: facts.affiliation,
    rarity: facts.rarity,
    subtypes: facts.subtypes ?? [],
    cost: facts.cost ?? 0,
    points: facts.points ?? [],
    health: facts.health ?? 0,
    sides: facts.die === undefined ? null : parseDie(facts.die),
    abilities,
    nodes,
    keywords: abilities.reduce(
      (mask, ability) => (ability.kind === 'keyword' ? mask | Keyword[ability.keyword] : mask),
      0,
    ),
    restricted: abilities.some((ability) => ability.kind === 'play only' || ability.kind === 'attach only'),
    modifies: abilities.find((ability) => ability.kind === 'modify')?.filter ?? null,
    actions: abilities.flatMap((ability, number) => (ability.kind === 'action' ? [number] : [])),
    forHost: abilities.some((ability) => ability.kind === 'action' && ability.forHost),
    specials: abilities.flatMap((ability, number) => (ability.kind === 'special' ? [number] : [])),
    inForce:
      statics.length > 0 ||
      abilities.some(
        (ability) =>
          ability.kind === 'triggered' || ability.kind === 'keyword' || (ability.kind === 'action' && ability.forHost),
      ),
    ownCosts: abilities.filter((ability): ability is OwnCost => ability.kind === 'own cost'),
    x: abilities.find((ability) => ability.kind === 'x')?.amount ?? null,
    dieUnblockable: dieRules.some(({ rule }) => rule === 'unblockable'),
    dieJoins: dieRules.find(({ joins }) => joins !== null)?.joins ?? null,
    dieSplitsShields: dieRules.some(({ rule }) => rule === 'split shields'),
  };
  check(definition, type, facts);
  return Object.freeze(definition);
}

export const character = (facts: CardFacts): CardDefinition => defineCard('character', facts);
export const upgrade = (facts: CardFacts): CardDefinition => defineCard('upgrade', facts);
export const support = (facts: CardFacts): CardDefinition => defineCard('support', facts);
export const eventCard = (facts: CardFacts): CardDefinition => defineCard('event', facts);
export const downgrade = (facts: CardFacts): CardDefinition => defineCard('downgrade', facts);
export const plot = (facts: CardFacts): CardDefinition => defineCard('plot', facts);
export const battlefield = (facts: CardFacts): CardDefinition => defineCard('battlefield', facts);

function check(definition: CardDefinition, type: TypeName, facts: CardFacts): void {
  const fault = (what: string): never => {
    throw new Error(`card ${facts.code} ${facts.title}: ${what}`);
  };
  if (!/^\w+\d{3}$/.test(facts.code)) fault('the code is a set number and a card number of three digits');
  const paid = type === 'event' || type === 'upgrade' || type === 'downgrade' || type === 'support';
  if (paid && facts.cost === undefined) fault('it needs a cost');
  if (!paid && facts.cost !== undefined) fault(`a ${type} has no cost`);
  if (type === 'character' && (definition.health <= 0 || definition.points.length === 0)) {
    fault('a character needs health and points');
  }
  if (definition.x === null && definition.sides?.some((side) => side.value < 0)) fault('nothing says what X is');
}
