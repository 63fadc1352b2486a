import {
  type CardDefinition,
  attached,
  dieRule,
  discardThis,
  discardedByEffect,
  keyword,
  may,
  upgrade,
  would,
} from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  upgrade({
    code: '02057',
    title: 'Vibroknife',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'rare',
    subtypes: ['weapon'],
    cost: 2,
    die: '1MD 1MD +2MD 1Dc 1R -',
    abilities: [keyword('ambush'), dieRule('unblockable')],
  }),
  upgrade({
    code: '02141',
    title: 'Ammo Belt',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'common',
    cost: 1,
    abilities: [would(discardedByEffect({ type: 'upgrade', subtype: 'weapon', on: attached }), may(discardThis))],
  }),
];
