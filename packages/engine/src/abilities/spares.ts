import type { Ability } from './ability.js';
import type { DesignTraits } from './building/building.js';

/** Something in the set-aside zone that a card can use, so that its player brings it. [custom.dice] [areas.set-aside.dice] */
export interface Spare {
  readonly what: 'die' | 'card';
  /** Which: of the character that the card is attached to, of the card itself, or of a kind of card. */
  readonly of: 'attached' | 'this' | DesignTraits;
  /** How many one copy of the card can use at a time. */
  readonly count: number;
}

/** What the abilities can use, in the order in which they say it. */
export function sparesOf(abilities: readonly Ability[]): readonly Spare[] {
  const found: Spare[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const part of Object.values(value)) {
      if (isModule(part)) found.push(...part.spares(value));
      else if (!hasFunctions(part)) visit(part);
    }
  };
  for (const ability of abilities) visit(ability);
  return found;
}

interface SparingModule {
  spares(node: object): readonly Spare[];
}
const isModule = (part: unknown): part is SparingModule =>
  typeof part === 'object' && part !== null && 'spares' in part && typeof part.spares === 'function';

/** Modules of the language lead to no other node. */
const hasFunctions = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.values(part).some((one) => typeof one === 'function');
