/** What is counted of every seat for a judgement, in this order; the weights are learned for it. */
const NAMES = [
  'health',
  'shields',
  'logToughness',
  'power',
  'logReach',
  'safePower',
  'characters',
  'weakest',
  'strongest',
  'supportPower',
  'supportCost',
  'upgradeCost',
  'downgradeCost',
  'resources',
  'rootOfResources',
  'hand',
  'fewCards',
  'battlefield',
  'claimed',
  'toAct',
  'extraActions',
  'readyActions',
  'dice',
  'readyDice',
  'blanks',
  'strike',
  'strikesDown',
  'powerStruckDown',
  'round',
  // Of the hand, where it is known.
  'playable',
  'playableUpgrades',
  'playableSupports',
  'playableEvents',
  'playableRemoval',
  // What the pool shows, and what dice on ready cards show on average, by kind of yield.
  'poolDamage',
  'poolIndirect',
  'poolShields',
  'poolResources',
  'poolDisrupt',
  'poolDiscard',
  'poolFocus',
  'poolSpecial',
  'readyDamage',
  'readyIndirect',
  'readyShields',
  'readyResources',
  'readyDisrupt',
  'readyDiscard',
  'readyFocus',
  'readySpecial',
  // The three characters with the best dice, the best first.
  'toughness1',
  'power1',
  'ready1',
  'inReach1',
  'toughness2',
  'power2',
  'ready2',
  'inReach2',
  'toughness3',
  'power3',
  'ready3',
  'inReach3',
] as const;

export const FIGURES = NAMES.length;

/** The place of each figure. */
export const Figure = Object.fromEntries(NAMES.map((name, at) => [name, at])) as {
  readonly [Name in (typeof NAMES)[number]]: number;
};

/** Figures of one of the three characters, and how many have their own. */
export const FIGURES_OF_CHARACTER = 4;
export const CHARACTERS_APART = 3;

/** Where a card is that counts by its design. */
export const Place = { play: 0, hand: 1, special: 2 } as const;
export type Place = (typeof Place)[keyof typeof Place];
export const PLACES = 3;
