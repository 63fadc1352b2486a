import {
  type CardDefinition,
  dieRule,
  keyword,
  upgrade,
} from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  upgrade({ code: '02057', title: 'Vibroknife', color: 'gray', affiliation: 'neutral', rarity: 'rare', subtypes: ['weapon'], cost: 2, die: '1MD 1MD +2MD 1Dc 1R -', abilities: [keyword('ambush'), dieRule('unblockable')] }),
];
