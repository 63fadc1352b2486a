import { editionOptions } from '@dejarik/engine';

/** Points for one die and for two. */
type Points = readonly [one: number, two: number];

/** The Balance of the Force list of the Rules Reference 1.5, by code. [balance.supersedes] */
const BALANCE_OF_THE_FORCE: ReadonlyMap<string, Points> = new Map<string, Points>([
  // [balance.poe-dameron]
  ['01029', [16, 20]],
  // [balance.fn-2199]
  ['02002', [12, 15]],
  // [balance.unkar-plutt]
  ['02021', [12, 15]],
  // [balance.captain-phasma]
  ['04002', [10, 14]],
]);

const PRINTED: ReadonlyMap<string, Points> = new Map();

/**
 * The points that replace the printed ones under an edition, by the code of the character. A format's own list, where a
 * format is chosen that has one, goes before it: look there first. Throws for a name that is no edition.
 */
export function editionPoints(edition: string): ReadonlyMap<string, Points> {
  return editionOptions(edition).points === 'balance of the force' ? BALANCE_OF_THE_FORCE : PRINTED;
}
