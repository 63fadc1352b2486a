import type { CardDefinition, TypeName } from '../../definitions/card.js';
import { CardType } from '../../state/state.js';
import type { Words } from '../../text/words.js';
import type { CardTraits } from '../filters/card-filter.js';

/*
 * What cards change about building a team and a deck. Nothing of it happens in a game: these words only say it, as data
 * for whoever judges decks, and as text.
 */

/** What a card is before there is a game. */
export type DesignTraits = Pick<
  CardTraits,
  'type' | 'color' | 'affiliation' | 'subtype' | 'notSubtype' | 'unique' | 'title' | 'other'
>;

/** Something that a card says about building decks. `word` tells what the node is. */
export interface BuildingNode {
  readonly word: string;
  readonly building: BuildingText;
}
export interface BuildingText<N extends BuildingNode = BuildingNode> {
  /** A clause: "you can include yellow villain upgrades in your deck". */
  text(node: N, words: Words): string;
}

/** The clause of a node. */
export const buildingText = (node: BuildingNode, words: Words): string => node.building.text(node, words);

/** One that stands on a card as a paragraph. */
export interface BuildingRule extends BuildingNode {
  readonly kind: 'deck rule';
}

const listed = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

/** Whether the card is of that kind; `other` is for those who know which card asks. */
export function fitsDesign(traits: DesignTraits, card: CardDefinition): boolean {
  const { type, color, affiliation, subtype, notSubtype, unique, title } = traits;
  if (type !== undefined && !listed<TypeName>(type).some((name) => CardType[name] === card.type)) return false;
  if (color !== undefined && card.color !== color) return false;
  if (affiliation !== undefined && card.affiliation !== affiliation) return false;
  if (subtype !== undefined && !listed<string>(subtype).some((name) => card.subtypes.includes(name))) return false;
  if (notSubtype !== undefined && card.subtypes.includes(notSubtype)) return false;
  if (unique !== undefined && card.unique !== unique) return false;
  return title === undefined || listed<string>(title).includes(card.title);
}
